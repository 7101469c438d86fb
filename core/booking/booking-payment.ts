import { Schema } from "effect"
import { Sen } from "../money/sen.ts"

/** A payment under way or done: its name at the provider, its try and its amount. */
export const BookingPayment = Schema.Struct({
  payment: Schema.String,
  attempt: Schema.Int,
  amount: Sen,
  clientSecret: Schema.String,
})
export interface BookingPayment extends Schema.Schema.Type<typeof BookingPayment> {}

/** A refund that was decided, for one reason once. */
export const RefundOrder = Schema.Struct({
  reason: Schema.String,
  payment: Schema.String,
  amount: Sen,
})
export interface RefundOrder extends Schema.Schema.Type<typeof RefundOrder> {}
