import { Schema } from "effect"
import { SaidArrival } from "../stay/arrival-time.ts"
import { CalendarDate } from "../stay/calendar-date.ts"
import { Gender, type GuestDetails } from "./guest-details.ts"
import { IdentityKind } from "./identity-kind.ts"

/** The identity number of a guest in its one normal form: 12 digits, or upper-case letters and digits. */
export const Identity = Schema.Struct({
  kind: IdentityKind,
  number: Schema.String,
})
export interface Identity extends Schema.Schema.Type<typeof Identity> {}

/** Every field that a guest types is kept; a number proves who they are, and the price keeps the rooms. */
type Kept = Record<
  Exclude<keyof GuestDetails, "identityNumber" | "keptIdentity" | "roomsOfVisitors"> | "identity",
  Schema.Top
>

/** Guest details that kept every rule, in their normal form. */
export const AcceptedGuest = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  nationality: Schema.String,
  identity: Identity,
  dateOfBirth: CalendarDate,
  gender: Gender,
  address: Schema.String,
  email: Schema.String,
  /** E.164, at most 14 characters with the plus. */
  phone: Schema.String,
  specialRequests: Schema.String,
  arrival: SaidArrival,
} satisfies Kept)
export interface AcceptedGuest extends Schema.Schema.Type<typeof AcceptedGuest> {}
