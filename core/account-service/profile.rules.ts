import { tidy } from "../kernel/characters.ts"
import type { Issue } from "../kernel/issue.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { nothingTyped } from "../people/guest-details.ts"
import { guestDetailsIssues } from "../people/guest-details.rules.ts"
import { identityOf } from "../people/identity.rules.ts"
import { nameOf } from "../people/name.rules.ts"
import { phoneNumberOf } from "../people/phone-number.rules.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { ProfileDetails } from "../account/profile.ts"

const isGiven = (value: string | null): boolean => tidy(value ?? "") !== ""

const numberOf = (details: ProfileDetails, kept: AccountRecord): string =>
  details.identityNumber ?? kept.identity?.number ?? ""

const mayBeEmpty = [
  "nationality",
  "identityNumber",
  "dateOfBirth",
  "gender",
  "address",
  "phone",
] as const

/** An identity number says nothing without the nationality that makes it one. */
const missingNationality = (details: ProfileDetails, kept: AccountRecord): ReadonlyArray<Issue> =>
  isGiven(numberOf(details, kept)) && !isGiven(details.nationality)
    ? [{ path: "nationality", code: "NationalityMissing" }]
    : []

/** What is wrong with a profile: what a booking would refuse, but for the fields left empty. */
export const profileIssues = (
  details: ProfileDetails,
  kept: AccountRecord,
  today: CalendarDate,
): ReadonlyArray<Issue> => {
  const identityNumber = numberOf(details, kept)
  const asGuest = { ...nothingTyped, ...details, identityNumber, email: kept.email }
  const isLeftEmpty = (path: string): boolean =>
    mayBeEmpty.some((field) => field === path && !isGiven(asGuest[field]))
  return [
    ...guestDetailsIssues(asGuest, today).filter(({ path }) => !isLeftEmpty(path)),
    ...missingNationality(details, kept),
  ]
}

/** The account with a profile that kept every rule, in its normal form. */
export const withProfile = (kept: AccountRecord, details: ProfileDetails): AccountRecord => {
  const { nationality, dateOfBirth, gender } = details
  const identityNumber = numberOf(details, kept)
  return {
    ...kept,
    firstName: nameOf(details.firstName),
    lastName: nameOf(details.lastName),
    nationality,
    dateOfBirth,
    gender,
    address: tidy(details.address),
    phone: phoneNumberOf(details.phone) ?? "",
    identity: isGiven(identityNumber)
      ? identityOf({ nationality, identityNumber, dateOfBirth, gender })
      : null,
  }
}
