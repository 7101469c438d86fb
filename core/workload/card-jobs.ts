import { Schema, SchemaTransformation } from "effect"
import { jobOrder } from "./order-of.ts"
import { storedAs } from "./stored-job.ts"

const { transform } = SchemaTransformation

/** Keeps the card of a payment whose guest asked for that. Its key is the payment. */
export const KeepCardJob = storedAs("keepCard").pipe(
  Schema.decodeTo(
    jobOrder("keepCard", { booking: Schema.String, payment: Schema.String }),
    transform({
      decode: ({ subject, amount: _, ...order }) => ({ ...order, payment: subject }),
      encode: ({ payment, ...order }) => ({ ...order, subject: payment, amount: 0 }),
    }),
  ),
)

const NO_BOOKING = ""

/** Removes a card from the provider. Its key is the card. */
export const ForgetCardJob = storedAs("forgetCard").pipe(
  Schema.decodeTo(
    jobOrder("forgetCard", { customer: Schema.String }),
    transform({
      decode: ({ booking: _, subject, amount: __, ...order }) => ({ ...order, customer: subject }),
      encode: ({ customer, ...order }) => ({
        ...order,
        booking: NO_BOOKING,
        subject: customer,
        amount: 0,
      }),
    }),
  ),
)
