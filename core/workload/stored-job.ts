import { Schema } from "effect"

/**
 * What is still to be done after a booking changed: end a hold that ran out, ask what became of a
 * payment, take, give back or return its money, keep or forget its card, begin and end the stay, write
 * to the guest.
 */
export const JobKind = Schema.Literals([
  "endHold",
  "settle",
  "capture",
  "void",
  "refund",
  "keepCard",
  "forgetCard",
  "startStay",
  "endStay",
  "mail",
])
export type JobKind = typeof JobKind.Type

const columns = {
  /** Makes asking twice the same as asking once. */
  key: Schema.String,
  booking: Schema.String,
  /** The payment, the letter's name, a sealed letter, or empty. */
  subject: Schema.String,
  /** Sen to be moved; 0 where it does not apply. */
  amount: Schema.Int,
  /** Milliseconds since 1970; not before. */
  notBefore: Schema.Int,
} as const

/** An order as every version of the program writes it down; what its columns mean, its kind says. */
export const StoredOrder = Schema.Struct({ kind: JobKind, ...columns })
export interface StoredOrder extends Schema.Schema.Type<typeof StoredOrder> {}

/** The same of one kind. */
export const storedAs = <const Kind extends JobKind>(kind: Kind) =>
  Schema.Struct({ kind: Schema.Literal(kind), ...columns })
