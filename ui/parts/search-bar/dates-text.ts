import { daysBetween, isRealDate } from "#core/stay/calendar.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import type { Language } from "#core/kernel/localised.ts"
import { firstDayOf } from "#core/stay/month.ts"
import { dayText } from "../../formats/day.ts"
import type { Say } from "../../translations/translations.ts"
import type { SearchTyped } from "./search-request.ts"

/** When a stay is to be, as far as it has been typed. */
export type TypedWhen = Pick<SearchTyped, "checkIn" | "checkOut"> &
  Partial<Pick<SearchTyped, "flex" | "weekend">>

/** The date that a text is; null where it is none. */
export const dateIn = (text: string): CalendarDate | null =>
  isRealDate(text) ? (text as CalendarDate) : null

/** The stay that is typed, once both of its days are. */
export const stayIn = ({ checkIn, checkOut }: TypedWhen) => {
  const [from, until] = [dateIn(checkIn), dateIn(checkOut)]
  if (from === null || until === null || until <= from) return null
  return { from, until, nights: daysBetween(from, until) }
}

/** Whether one of both days is still to be chosen: nothing is wrong with the stay yet. */
export const isHalfChosen = ({ checkIn, checkOut }: TypedWhen): boolean =>
  (checkIn === "") !== (checkOut === "")

/** A month in which any weekend will do. */
export const weekendText = (month: string, language: Language, t: Say): string =>
  t("search.weekend.said", { month: dayText(firstDayOf(month), language, "month") })

/** When a stay is to be, in words: the days, or any weekend of a month. */
export const datesText = (typed: TypedWhen, language: Language, t: Say): string => {
  const stay = stayIn(typed)
  if (stay !== null)
    return t("search.dates.range", {
      checkIn: dayText(stay.from, language, "short"),
      checkOut: dayText(stay.until, language, "short"),
    })
  return typed.weekend ? weekendText(typed.weekend, language, t) : t("search.dates.none")
}

/** By how many days dates may be moved, in words; null where they are exact. */
export const flexText = ({ flex }: Pick<TypedWhen, "flex">, t: Say): string | null =>
  flex ? t("search.flex.days", { count: Number(flex) }) : null
