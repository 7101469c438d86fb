import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Sen } from "../money/sen.ts"
import { WholeBooking } from "../booking/whole-booking.ts"

/** What follows asking for a change: it is done, or its difference is paid by card first. */
export const ChangeStep = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("changed"), booking: WholeBooking }),
  Schema.Struct({
    kind: Schema.Literal("card"),
    booking: WholeBooking,
    amount: Sen,
    /** The new nights are kept for the guest until then. */
    until: Instant,
    clientSecret: Schema.String,
    publishableKey: Schema.String,
    sandbox: Schema.NullOr(Schema.String),
  }),
])
export type ChangeStep = typeof ChangeStep.Type
