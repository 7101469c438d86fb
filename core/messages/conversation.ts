import { Schema } from "effect"
import { ConfirmationCode } from "../booking/confirmation-code.ts"
import { Localised } from "../kernel/localised.ts"
import { StayDates } from "../stay/stay-dates.ts"
import { BookingMessage, Side } from "./message.ts"

/**
 * What was written about a booking, as one side reads it, with what tells the booking from others.
 * The numbers of the property are for its guest, once the stay is booked; null where it gave none.
 */
export const Conversation = Schema.Struct({
  reader: Side,
  property: Localised,
  /** The guest's name; empty once an account that ended was forgotten. */
  guest: Schema.String,
  code: Schema.NullOr(ConfirmationCode),
  dates: StayDates,
  phone: Schema.NullOr(Schema.String),
  whatsapp: Schema.NullOr(Schema.String),
  /** False where the other side cannot be written to. */
  writable: Schema.Boolean,
  messages: Schema.Array(BookingMessage),
})
export interface Conversation extends Schema.Schema.Type<typeof Conversation> {}
