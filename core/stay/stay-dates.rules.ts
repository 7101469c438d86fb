import type { Issue } from "../kernel/issue.ts"
import type { CalendarDate } from "./calendar-date.ts"
import { addDays, daysBetween, isRealDate } from "./calendar.ts"
import { limits } from "./limits.ts"

/** What can be wrong with the dates of a stay. */
export type StayIssueCode =
  | "NotADate"
  | "CheckInInThePast"
  | "CheckInTooFarAhead"
  | "CheckOutNotAfterCheckIn"
  | "StayTooLong"

/** The days of a stay as they were typed or sent. */
export type AskedDates = { readonly checkIn: string; readonly checkOut: string }

const isDate = (text: string): text is CalendarDate => isRealDate(text)

const checkInIssue = (checkIn: string, today: CalendarDate): StayIssueCode | null => {
  if (!isDate(checkIn)) return "NotADate"
  if (checkIn < today) return "CheckInInThePast"
  return daysBetween(today, checkIn) > limits.maxDaysAhead ? "CheckInTooFarAhead" : null
}

const checkOutIssue = ({ checkIn, checkOut }: AskedDates): StayIssueCode | null => {
  if (!isDate(checkOut)) return "NotADate"
  if (!isDate(checkIn)) return null
  const nights = daysBetween(checkIn, checkOut)
  if (nights < 1) return "CheckOutNotAfterCheckIn"
  return nights > limits.maxNights ? "StayTooLong" : null
}

const at = (path: string, code: StayIssueCode | null): ReadonlyArray<Issue> =>
  code === null ? [] : [{ path, code }]

/** What is wrong with the dates of a stay asked for today, at most once per date. */
export const stayIssues = (dates: AskedDates, today: CalendarDate): ReadonlyArray<Issue> => [
  ...at("dates.checkIn", checkInIssue(dates.checkIn, today)),
  ...at("dates.checkOut", checkOutIssue(dates)),
]

/** The last day on which a stay may begin. */
export const lastCheckIn = (today: CalendarDate): CalendarDate =>
  addDays(today, limits.maxDaysAhead)
