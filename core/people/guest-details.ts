import { Effect, Schema } from "effect"
import { bounds } from "../kernel/text-bounds.ts"
import { singleLine, multiLine } from "../kernel/typed-text.ts"
import { SaidArrival } from "../stay/arrival-time.ts"
import { limits } from "../stay/limits.ts"
import { IdentityKind } from "./identity-kind.ts"

/** Male or female, as the specification offers. */
export const Gender = Schema.Literals(["male", "female"])
export type Gender = typeof Gender.Type

/**
 * In how many of the rooms a guest stays who is neither Malaysian nor permanently resident; null where
 * that is not said, as in what was kept or sent before guests were asked.
 */
const SaidRoomsOfVisitors = Schema.NullOr(
  Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: limits.maxRooms })),
).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/**
 * The paper whose number the account of who books keeps, to be used where none is typed; null where the
 * number is typed, as in what was kept or sent before a number could be left out.
 */
const SaidKeptIdentity = Schema.NullOr(IdentityKind).pipe(
  Schema.withDecodingDefaultKey(Effect.succeed(null)),
)

/**
 * What a guest typed at the checkout, field by field and unchecked: guest-details.rules.ts says what
 * is wrong with it. The nationality is a two-letter ISO 3166 code, the phone number international.
 */
export const GuestDetails = Schema.Struct({
  firstName: singleLine(bounds.name),
  lastName: singleLine(bounds.name),
  nationality: singleLine(bounds.short),
  identityNumber: singleLine(bounds.short),
  keptIdentity: SaidKeptIdentity,
  dateOfBirth: singleLine(bounds.short),
  gender: Schema.NullOr(Gender),
  address: multiLine(bounds.address),
  email: singleLine(bounds.email),
  phone: singleLine(bounds.short),
  specialRequests: multiLine(bounds.requests),
  arrival: SaidArrival,
  roomsOfVisitors: SaidRoomsOfVisitors,
})
export interface GuestDetails extends Schema.Schema.Type<typeof GuestDetails> {}

/** The details of a guest who typed nothing yet. */
export const nothingTyped: GuestDetails = {
  firstName: "",
  lastName: "",
  nationality: "",
  identityNumber: "",
  keptIdentity: null,
  dateOfBirth: "",
  gender: null,
  address: "",
  email: "",
  phone: "",
  specialRequests: "",
  arrival: null,
  roomsOfVisitors: null,
}
