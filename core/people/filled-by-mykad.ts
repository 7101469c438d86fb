import type { CalendarDate } from "../stay/calendar-date.ts"
import type { GuestDetails } from "./guest-details.ts"
import { identityOf } from "./identity.rules.ts"
import { factsOfMyKad, type MyKadFacts } from "./mykad.rules.ts"

/** The fields of a form that an identity number may fill in, and those that say what it is. */
type Fillable = Pick<GuestDetails, "nationality" | "identityNumber" | "dateOfBirth" | "gender">

/** A form, and what an identity number filled in last; null where none did. */
export type FilledForm<Details extends Fillable = GuestDetails> = {
  readonly details: Details
  readonly filled: MyKadFacts | null
}

/** Fills a field that is empty, or still as the number before filled it. */
const into = <Value>(typed: Value, empty: Value, before: Value | undefined, fact: Value): Value =>
  typed === empty || typed === before ? fact : typed

/**
 * Fills in the date of birth and the gender that a newly typed MyKad or MyPR number says, of an adult
 * on a day. What the guest typed or chose stays as it is.
 */
export const filledByMyKad = <Details extends Fillable>(
  { details: before, filled }: FilledForm<Details>,
  typed: Details,
  day: CalendarDate,
): FilledForm<Details> => {
  if (typed.identityNumber === before.identityNumber) return { details: typed, filled }
  const facts = factsOfMyKad(identityOf(typed).number, day)
  if (facts === null) return { details: typed, filled }
  const dateOfBirth = into(typed.dateOfBirth, "", filled?.dateOfBirth, facts.dateOfBirth)
  const gender = into(typed.gender, null, filled?.gender, facts.gender)
  return { details: { ...typed, dateOfBirth, gender }, filled: facts }
}
