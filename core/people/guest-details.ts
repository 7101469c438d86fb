import { Schema } from "effect"

/** Male or female, as the specification offers. */
export const Gender = Schema.Literals(["male", "female"])
export type Gender = typeof Gender.Type

/**
 * What a guest typed at the checkout, field by field and unchecked: guest-details.rules.ts says what
 * is wrong with it. The nationality is a two-letter ISO 3166 code, the phone number international.
 */
export const GuestDetails = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  nationality: Schema.String,
  identityNumber: Schema.String,
  dateOfBirth: Schema.String,
  gender: Schema.NullOr(Gender),
  address: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  specialRequests: Schema.String,
})
export interface GuestDetails extends Schema.Schema.Type<typeof GuestDetails> {}

/** The details of a guest who typed nothing yet. */
export const nothingTyped: GuestDetails = {
  firstName: "",
  lastName: "",
  nationality: "",
  identityNumber: "",
  dateOfBirth: "",
  gender: null,
  address: "",
  email: "",
  phone: "",
  specialRequests: "",
}
