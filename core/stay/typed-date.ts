import type { CalendarDate } from "./calendar-date.ts"
import { isRealDate } from "./calendar.ts"
import { monthNamed } from "./month-names.ts"

const BETWEEN_PARTS = /[\s\-/.,\u5E74\u6708]+/
const DAY_MARK = /[\u65E5\u53F7]$/

/** The date of a year, month and day in digits; null where no such day exists. */
export const dateOfParts = (year: string, month: string, day: string): CalendarDate | null => {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return isRealDate(date) ? (date as CalendarDate) : null
}

const isYear = (part: string): boolean => /\d{4}/.test(part)

/**
 * A typed date, day first unless the year comes first: `4/12/2026`, `04-12-2026`,
 * `2026-12-04`, `4 Dec 2026`, `4 Disember 2026`, `2026年12月4日`. Null for anything else.
 */
export const parseTypedDate = (text: string): CalendarDate | null => {
  const written = text.normalize("NFKC").trim().replace(DAY_MARK, "").toLowerCase()
  const parts = written.split(BETWEEN_PARTS)
  if (parts.length !== 3) return null
  const [first, second, third] = parts as [string, string, string]
  if (isYear(first)) return dateOfParts(first, monthNamed(second) ?? second, third)
  const named = monthNamed(first)
  return named === null
    ? dateOfParts(third, monthNamed(second) ?? second, first)
    : dateOfParts(third, named, second)
}
