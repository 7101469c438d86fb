import { tidy } from "../kernel/characters.ts"
import type { Issue } from "../kernel/issue.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { AcceptedGuest } from "./accepted-guest.ts"
import { issuesButPhone } from "./guest-details.fields.ts"
import type { Gender, GuestDetails } from "./guest-details.ts"
import { identityOf } from "./identity.rules.ts"
import { nameOf } from "./name.rules.ts"
import { phoneNumberOf } from "./phone-number.rules.ts"

const phoneIssues = (phone: string): ReadonlyArray<Issue> => {
  if (phone.trim() === "") return [{ path: "phone", code: "PhoneMissing" }]
  return phoneNumberOf(phone) === null ? [{ path: "phone", code: "NotAPhoneNumber" }] : []
}

/** What is wrong with the details of a guest who books today, every field of them. */
export const guestDetailsIssues = (
  details: GuestDetails,
  today: CalendarDate,
): ReadonlyArray<Issue> => [...issuesButPhone(details, today), ...phoneIssues(details.phone)]

/** The details in their normal form; null while any field has an issue. */
export const guestOf = (details: GuestDetails, today: CalendarDate): AcceptedGuest | null => {
  if (guestDetailsIssues(details, today).length > 0) return null
  return {
    firstName: nameOf(details.firstName),
    lastName: nameOf(details.lastName),
    nationality: details.nationality,
    identity: identityOf(details),
    dateOfBirth: details.dateOfBirth as CalendarDate,
    gender: details.gender as Gender,
    address: tidy(details.address),
    email: tidy(details.email),
    phone: phoneNumberOf(details.phone) as string,
    specialRequests: tidy(details.specialRequests),
    arrival: details.arrival,
  }
}
