import { Schema } from "effect"
import { BookingView } from "./booking-view.ts"

/** What follows Book Now: nothing more, or the card form of the payment provider. */
export const PaymentStep = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("confirmed"), booking: BookingView }),
  Schema.Struct({
    kind: Schema.Literal("card"),
    booking: BookingView,
    /** The provider's name for this payment, for the card form alone. */
    clientSecret: Schema.String,
    publishableKey: Schema.String,
    /** Where the sandbox listens; null is the provider itself. */
    sandbox: Schema.NullOr(Schema.String),
  }),
])
export type PaymentStep = typeof PaymentStep.Type
