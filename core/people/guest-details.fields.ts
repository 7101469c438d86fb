import { isReadableText, lengthOf, tidy } from "../kernel/characters.ts"
import type { Issue } from "../kernel/issue.ts"
import { isRealDate } from "../stay/calendar.ts"
import { birthDateIssue } from "./birth-date.rules.ts"
import { isEmail } from "./email.rules.ts"
import type { GuestDetails } from "./guest-details.ts"
import { identityIssue } from "./identity.rules.ts"
import { fitsKeptIdentity, meansKeptIdentity } from "./kept-identity.rules.ts"
import { lastNameIssue, nameIssue } from "./name.rules.ts"
import { isNationality } from "./nationalities.ts"

/** The longest address and the longest special requests. */
export const longest = { address: 300, specialRequests: 1000 } as const

const textIssue = (text: string, maximum: number): string | null => {
  if (!isReadableText(tidy(text))) return "TextUnreadable"
  return lengthOf(tidy(text)) > maximum ? "TextTooLong" : null
}

const nationalityIssue = (code: string): string | null => {
  if (code === "") return "NationalityMissing"
  return isNationality(code) ? null : "NationalityUnknown"
}

/** A number that the account keeps was checked when it was kept; the server checks whose it is. */
const identityIssueOf = (details: GuestDetails) => {
  const { nationality, identityNumber, dateOfBirth, gender } = details
  if (meansKeptIdentity(details) && fitsKeptIdentity(details)) return null
  return identityIssue({
    nationality,
    identityNumber,
    dateOfBirth: isRealDate(dateOfBirth) ? dateOfBirth : null,
    gender,
  })
}

const emailIssue = (text: string): string | null => {
  if (tidy(text) === "") return "EmailMissing"
  return isEmail(text) ? null : "NotAnEmail"
}

/** The phone number has a rule of its own; an arrival and a number of rooms are checked as they are read. */
type Judged = Record<
  Exclude<keyof GuestDetails, "phone" | "keptIdentity" | "arrival" | "roomsOfVisitors">,
  string | null
>

/** Every field but the phone number with what is wrong with it, or null. */
const issueOfFields = (details: GuestDetails, today: string): Judged => ({
  firstName: nameIssue(details.firstName),
  lastName: lastNameIssue(details.lastName),
  nationality: nationalityIssue(details.nationality),
  identityNumber: identityIssueOf(details),
  dateOfBirth: birthDateIssue(details.dateOfBirth, today),
  gender: details.gender === null ? "GenderMissing" : null,
  address: textIssue(details.address, longest.address),
  email: emailIssue(details.email),
  specialRequests: textIssue(details.specialRequests, longest.specialRequests),
})

/** What is wrong with the fields other than the phone number, whose rule is loaded by itself. */
export const issuesButPhone = (details: GuestDetails, today: string): ReadonlyArray<Issue> =>
  Object.entries(issueOfFields(details, today)).flatMap(([path, code]) =>
    code === null ? [] : [{ path, code }],
  )
