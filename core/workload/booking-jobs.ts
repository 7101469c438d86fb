import { Schema, SchemaTransformation } from "effect"
import { jobOrder } from "./order-of.ts"
import { storedAs } from "./stored-job.ts"

const { transform } = SchemaTransformation

const booking = Schema.String

/** What an order of these kinds has beyond its booking: nothing. */
const ofBooking = <const Kind extends "endHold" | "startStay" | "endStay">(kind: Kind) =>
  storedAs(kind).pipe(
    Schema.decodeTo(
      jobOrder(kind, { booking }),
      transform({
        decode: ({ subject: _, amount: __, ...order }) => order,
        encode: (order) => ({ ...order, subject: "", amount: 0 }),
      }),
    ),
  )

/** Ends a hold that ran out. */
export const EndHoldJob = ofBooking("endHold")

/** Begins a stay. */
export const StartStayJob = ofBooking("startStay")

/** Ends a stay. */
export const EndStayJob = ofBooking("endStay")

const NO_CHANGE = ""
const CHANGE = "change"

/** What the column `subject` says of each thing that is paid for. */
const columnOf = { stay: NO_CHANGE, change: CHANGE } as const
const paidForIn = { [NO_CHANGE]: "stay", [CHANGE]: "change" } as const

const attemptIn = (key: string): number => Number(key.slice(key.lastIndexOf("/") + 1))

/** Asks what became of a try to pay for a booking, or for its change. Its key ends with the try. */
export const SettleJob = Schema.Struct({
  ...storedAs("settle").fields,
  subject: Schema.Literals([NO_CHANGE, CHANGE]),
}).pipe(
  Schema.decodeTo(
    jobOrder("settle", {
      booking,
      paidFor: Schema.Literals(["stay", "change"]),
      attempt: Schema.Int,
    }),
    transform({
      decode: ({ subject, amount: _, ...order }) => ({
        ...order,
        paidFor: paidForIn[subject],
        attempt: attemptIn(order.key),
      }),
      encode: ({ paidFor, attempt: _, ...order }) => ({
        ...order,
        subject: columnOf[paidFor],
        amount: 0,
      }),
    }),
  ),
)

/** Takes the money of a payment, in sen. */
export const CaptureJob = storedAs("capture").pipe(
  Schema.decodeTo(
    jobOrder("capture", { booking, payment: Schema.String, amount: Schema.Int }),
    transform({
      decode: ({ subject, ...order }) => ({ ...order, payment: subject }),
      encode: ({ payment, ...order }) => ({ ...order, subject: payment }),
    }),
  ),
)

/** Calls a payment off. */
export const VoidJob = storedAs("void").pipe(
  Schema.decodeTo(
    jobOrder("void", { booking, payment: Schema.String }),
    transform({
      decode: ({ subject, amount: _, ...order }) => ({ ...order, payment: subject }),
      encode: ({ payment, ...order }) => ({ ...order, subject: payment, amount: 0 }),
    }),
  ),
)

/** Gives so many sen of a payment back, for one reason once. Its key is payment and reason. */
export const RefundJob = storedAs("refund").pipe(
  Schema.decodeTo(
    jobOrder("refund", {
      booking,
      payment: Schema.String,
      reason: Schema.String,
      amount: Schema.Int,
    }),
    transform({
      decode: ({ subject, ...order }) => ({
        ...order,
        payment: subject,
        reason: order.key.slice(subject.length + 1),
      }),
      encode: ({ payment, reason: _, ...order }) => ({ ...order, subject: payment }),
    }),
  ),
)
