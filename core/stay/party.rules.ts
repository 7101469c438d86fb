import type { Issue } from "../kernel/issue.ts"
import { limits } from "./limits.ts"
import type { Party, PartyCount } from "./party.ts"

/** What can be wrong with the size of a party. */
export type PartyIssueCode =
  | "NotACount"
  | "TooFewAdults"
  | "TooManyAdults"
  | "FewerAdultsThanRooms"
  | "TooFewChildren"
  | "TooManyChildren"
  | "TooFewRooms"
  | "TooManyRooms"
  | "AgesNotOnePerChild"
  | "NotAnAge"

type Bounds = {
  readonly least: number
  readonly most: number
  readonly tooFew: PartyIssueCode
  readonly tooMany: PartyIssueCode
}

const bounds: Record<PartyCount, Bounds> = {
  adults: { least: 1, most: limits.maxAdults, tooFew: "TooFewAdults", tooMany: "TooManyAdults" },
  children: {
    least: 0,
    most: limits.maxChildren,
    tooFew: "TooFewChildren",
    tooMany: "TooManyChildren",
  },
  rooms: { least: 1, most: limits.maxRooms, tooFew: "TooFewRooms", tooMany: "TooManyRooms" },
}

const countIssue = (count: number, within: Bounds): PartyIssueCode | null => {
  if (!Number.isInteger(count)) return "NotACount"
  if (count < within.least) return within.tooFew
  return count > within.most ? within.tooMany : null
}

const adultsIssue = ({ adults, rooms }: Party): PartyIssueCode | null =>
  countIssue(adults, bounds.adults) ??
  (countIssue(rooms, bounds.rooms) === null && adults < rooms ? "FewerAdultsThanRooms" : null)

const isAge = (age: number | null): boolean =>
  age === null || (Number.isInteger(age) && age >= 0 && age <= limits.oldestChildAge)

const agesIssue = ({ children, ages }: Party): PartyIssueCode | null => {
  if (ages === undefined) return null
  if (!ages.every(isAge)) return "NotAnAge"
  return ages.length === children ? null : "AgesNotOnePerChild"
}

/** What is wrong with a party, at most once for each count and once for the ages. */
export const partyIssues = (party: Party): ReadonlyArray<Issue> =>
  Object.entries({
    adults: adultsIssue(party),
    children: countIssue(party.children, bounds.children),
    rooms: countIssue(party.rooms, bounds.rooms),
    ages: agesIssue(party),
  }).flatMap(([part, code]) => (code === null ? [] : [{ path: `party.${part}`, code }]))
