import { Schema } from "effect"
import { Sen } from "../money/sen.ts"
import { Quote } from "../pricing/quote.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"
import { RoomChoices } from "../booking/stay-request.ts"

/** The same property on other days, for other people or in other rooms. */
export const StayChange = Schema.Struct({
  dates: StayDates,
  party: Party,
  rooms: RoomChoices,
})
export interface StayChange extends Schema.Schema.Type<typeof StayChange> {}

/**
 * What becomes of the money when a stay changes: `onArrival` where it is paid at the property, and
 * `waived` where it is less than a card can pay.
 */
export const ChangeBalance = Schema.Struct({
  kind: Schema.Literals(["pay", "refund", "nothing", "waived", "onArrival"]),
  /** How much is paid or goes back; on arrival, the new total. */
  amount: Sen,
})
export interface ChangeBalance extends Schema.Schema.Type<typeof ChangeBalance> {}

/** A changed stay at today's prices, beside what was booked. */
export const ChangeQuote = Schema.Struct({
  quote: Quote,
  /** The total of the stay as it is booked. */
  before: Sen,
  balance: ChangeBalance,
})
export interface ChangeQuote extends Schema.Schema.Type<typeof ChangeQuote> {}
