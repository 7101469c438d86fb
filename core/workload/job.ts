import { Schema } from "effect"

/**
 * What is still to be done after a booking changed: end a hold that ran out, ask what became of a
 * payment, take, give back or return its money, begin and end the stay, write to the guest.
 */
export const JobKind = Schema.Literals([
  "endHold",
  "settle",
  "capture",
  "void",
  "refund",
  "startStay",
  "endStay",
  "mail",
])
export type JobKind = typeof JobKind.Type

/** Work written down in the same transaction as the change it follows; one of each kind and key. */
export const JobOrder = Schema.Struct({
  kind: JobKind,
  /** Makes asking twice the same as asking once. */
  key: Schema.String,
  booking: Schema.String,
  /** The payment, the mail's template, or empty. */
  subject: Schema.String,
  /** Sen to be moved; 0 where it does not apply. */
  amount: Schema.Int,
  /** Milliseconds since 1970; not before. */
  notBefore: Schema.Int,
})
export interface JobOrder extends Schema.Schema.Type<typeof JobOrder> {}

/** A job that somebody claimed: done within the lease, or claimed again by another. */
export const Job = Schema.Struct({ ...JobOrder.fields, id: Schema.String, tries: Schema.Int })
export interface Job extends Schema.Schema.Type<typeof Job> {}

/** A job that was given up: why, and after how many tries. Only an operator brings it back. */
export const DeadJob = Schema.Struct({ ...Job.fields, reason: Schema.String })
export interface DeadJob extends Schema.Schema.Type<typeof DeadJob> {}
