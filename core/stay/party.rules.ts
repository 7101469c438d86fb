import type { Issue } from "../kernel/issue.ts"
import { limits } from "./limits.ts"
import type { Party } from "./party.ts"

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

type Bounds = {
  readonly least: number
  readonly most: number
  readonly tooFew: PartyIssueCode
  readonly tooMany: PartyIssueCode
}

const bounds: Record<keyof Party, Bounds> = {
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

/** What is wrong with the counts of a party, at most once per count. */
export const partyIssues = (party: Party): ReadonlyArray<Issue> =>
  Object.entries({
    adults: adultsIssue(party),
    children: countIssue(party.children, bounds.children),
    rooms: countIssue(party.rooms, bounds.rooms),
  }).flatMap(([count, code]) => (code === null ? [] : [{ path: `party.${count}`, code }]))
