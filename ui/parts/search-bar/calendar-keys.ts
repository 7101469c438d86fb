import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays, weekdayOf } from "#core/stay/calendar.ts"
import { addMonths, monthOf, sameDayIn } from "#core/stay/month.ts"

const sinceMonday = (day: CalendarDate): number => (weekdayOf(day) + 6) % 7

/** The day the focus goes to by a key of the grid pattern; null for any other key. */
export const dayAfterKey = (
  day: CalendarDate,
  key: string,
  withShift: boolean,
): CalendarDate | null => {
  const pages = withShift ? 12 : 1
  const moves: Readonly<Record<string, () => CalendarDate>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -sinceMonday(day)),
    End: () => addDays(day, 6 - sinceMonday(day)),
    PageUp: () => sameDayIn(day, addMonths(monthOf(day), -pages)),
    PageDown: () => sameDayIn(day, addMonths(monthOf(day), pages)),
  }
  return moves[key]?.() ?? null
}
