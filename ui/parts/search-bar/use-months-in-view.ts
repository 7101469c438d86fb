import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays } from "#core/stay/calendar.ts"
import { limits } from "#core/stay/limits.ts"
import { addMonths, firstDayOf, monthOf, type Month } from "#core/stay/month.ts"
import { lastCheckIn } from "#core/stay/stay-dates.rules.ts"
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react"
import { dayAfterKey } from "./calendar-keys.ts"

type Shown = {
  readonly checkIn: CalendarDate | null
  readonly today: CalendarDate
  readonly onMonth?: (month: Month) => void
  readonly takesFocus?: boolean
}

export type SpanInView = { readonly from: Month; readonly until: Month }

/** So many months more come into view at once. */
const MORE = 2

const later = (one: Month, other: Month): Month => (one > other ? one : other)
const earlier = (one: Month, other: Month): Month => (one < other ? one : other)

const monthsOf = ({ from, until }: SpanInView): ReadonlyArray<Month> => {
  const months: Array<Month> = []
  for (let month = from; month <= until; month = addMonths(month, 1)) months.push(month)
  return months
}

/** Two months; where months are scrolled through, from this month to the one after the stay. */
const firstSpan = ({ checkIn, today }: Shown, isScrolled: boolean): SpanInView => {
  const month = monthOf(checkIn ?? today)
  if (!isScrolled) return { from: month, until: addMonths(month, 1) }
  return {
    from: monthOf(today),
    until: later(addMonths(month, 1), addMonths(monthOf(today), MORE)),
  }
}

/** The keys go on from the day that the Tab key stops at. */
const useFirstFocus = (grids: RefObject<HTMLElement | null>, takesFocus = false): void => {
  useEffect(() => {
    if (takesFocus) grids.current?.querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus()
  }, [grids, takesFocus])
}

/** Which months are in view, and which day of theirs the keys go on from. */
export const useMonthsInView = (shown: Shown, isScrolled: boolean) => {
  const { checkIn, today, onMonth } = shown
  const grids = useRef<HTMLDivElement>(null)
  useFirstFocus(grids, shown.takesFocus)
  const [span, setSpan] = useState<SpanInView>(() => firstSpan(shown, isScrolled))
  const [focused, setFocused] = useState<CalendarDate>(checkIn ?? today)
  const mayMoveFocus = useRef(false)
  const lastMonth = monthOf(addDays(lastCheckIn(today), limits.maxNights))
  const months = monthsOf(span)
  const show = (to: Month) => {
    const until = isScrolled ? earlier(addMonths(to, MORE - 1), lastMonth) : addMonths(to, 1)
    setSpan({ from: isScrolled ? span.from : to, until })
    onMonth?.(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayAfterKey(focused, event.key, event.shiftKey)
    if (!to) return
    event.preventDefault()
    if (monthOf(to) < monthOf(today) || monthOf(to) > lastMonth) return
    mayMoveFocus.current = true
    setFocused(to)
    if (monthOf(to) < span.from || monthOf(to) > span.until) show(monthOf(to))
  }
  useEffect(() => {
    if (!mayMoveFocus.current) return
    mayMoveFocus.current = false
    grids.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])
  return {
    span,
    months,
    lastMonth,
    grids,
    /** The one day that the Tab key stops at. */
    stop: months.includes(monthOf(focused)) ? focused : firstDayOf(span.from),
    show,
    /** The months after those in view; null at the end of the calendar. */
    next: span.until < lastMonth ? addMonths(span.until, 1) : null,
    focus: setFocused,
    onKeyDown,
  }
}
