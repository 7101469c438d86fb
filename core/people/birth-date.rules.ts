import { isRealDate } from "../stay/calendar.ts"
import { limits } from "../stay/limits.ts"

/** What can be wrong with a date of birth. */
export type BirthDateIssue = "NotADate" | "BornInTheFuture" | "TooYoung"

/** The age on a day; who was born on 29 February grows older on 1 March of other years. */
export const ageOn = (dateOfBirth: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** A guest who books was born on a real day and is of age today. */
export const birthDateIssue = (dateOfBirth: string, today: string): BirthDateIssue | null => {
  if (!isRealDate(dateOfBirth)) return "NotADate"
  if (dateOfBirth > today) return "BornInTheFuture"
  return ageOn(dateOfBirth, today) < limits.adultAge ? "TooYoung" : null
}
