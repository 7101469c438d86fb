import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { coded } from "../kernel/typed-text.ts"

/** Who writes and who reads: the guest of a booking, or its property. */
export const Side = Schema.Literals(["guest", "property"])
export type Side = typeof Side.Type

/** 128 random bits in Crockford base32, lower case. */
export const MessageId = coded(/^[0-9a-hjkmnp-tv-z]{26}$/, 26).pipe(Schema.brand("MessageId"))
export type MessageId = typeof MessageId.Type

/** What one side wrote to the other about a booking. */
export const BookingMessage = Schema.Struct({
  id: MessageId,
  from: Side,
  at: Instant,
  text: Schema.String,
})
export interface BookingMessage extends Schema.Schema.Type<typeof BookingMessage> {}

/** The other side. */
export const otherThan: Readonly<Record<Side, Side>> = { guest: "property", property: "guest" }
