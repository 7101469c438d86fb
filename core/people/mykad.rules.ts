import type { CalendarDate } from "../stay/calendar-date.ts"
import { ageOn, birthDateIssue } from "./birth-date.rules.ts"
import type { Gender } from "./guest-details.ts"

/** What can be wrong with a Malaysian identity number. */
export type MyKadIssue = "NotAMyKad" | "MyKadOfOtherBirthDate" | "MyKadOfOtherGender"

const PARTS = /^\d{2}(\d{2})(\d{2})(\d{2})\d{3}(\d)$/

/** First and last codes of birth that are given out: states, then countries, then unknown. */
const placesOfBirth: ReadonlyArray<readonly [first: number, last: number]> = [
  [1, 16],
  [21, 59],
  [60, 68],
  [71, 72],
  [74, 79],
  [82, 93],
  [98, 99],
]

const isPlaceOfBirth = (code: number): boolean =>
  placesOfBirth.some(([first, last]) => first <= code && code <= last)

/** A day too many runs into another month; a leap year keeps 29 February for every century. */
const isDayOfYear = (month: number, day: number): boolean => {
  const date = new Date(Date.UTC(2000, month - 1, day))
  return date.getUTCMonth() === month - 1
}

/** The twelve digits of a typed identity number without hyphens and spaces; null for other text. */
export const twelveDigitsOf = (text: string): string | null => {
  const digits = text.normalize("NFKC").replace(/[\s\p{Pd}]/gu, "")
  return /^\d{12}$/.test(digits) ? digits : null
}

const genderOf = (last: number): Gender => (last % 2 === 1 ? "male" : "female")

/**
 * A MyKad begins with the birth date, names a place of birth, and ends odd for men and even for
 * women. What is not known of the guest is not compared.
 */
export const myKadIssue = (
  digits: string,
  dateOfBirth: string | null,
  gender: Gender | null,
): MyKadIssue | null => {
  const parts = PARTS.exec(digits)?.slice(1).map(Number)
  if (parts === undefined) return "NotAMyKad"
  const [month, day, place, last] = parts as [number, number, number, number]
  if (!isDayOfYear(month, day) || !isPlaceOfBirth(place)) return "NotAMyKad"
  const born = dateOfBirth?.slice(2).replaceAll("-", "")
  if (born !== undefined && born !== digits.slice(0, 6)) return "MyKadOfOtherBirthDate"
  return gender === null || gender === genderOf(last) ? null : "MyKadOfOtherGender"
}

/** Nobody older is taken for granted: two digits of a child's year would be those of a great-grandparent. */
const MOST_YEARS = 99

const isAdultAtMost = (years: number, date: string, day: CalendarDate): boolean =>
  birthDateIssue(date, day) === null && ageOn(date, day) <= years

/** What an identity number says of its owner. */
export type MyKadFacts = { readonly dateOfBirth: CalendarDate; readonly gender: Gender }

/**
 * The birth date and the gender that a number of twelve digits says, of an adult of at most 99 years
 * on a day; null for other text. The number leaves the century out.
 */
export const factsOfMyKad = (digits: string, day: CalendarDate): MyKadFacts | null => {
  if (myKadIssue(digits, null, null) !== null) return null
  const [year, month, dayOfMonth] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)]
  const born = ["20", "19"].map((century) => `${century}${year}-${month}-${dayOfMonth}`)
  const dateOfBirth = born.find((date) => isAdultAtMost(MOST_YEARS, date, day))
  if (dateOfBirth === undefined) return null
  return { dateOfBirth: dateOfBirth as CalendarDate, gender: genderOf(Number(digits.at(-1))) }
}
