import { Effect, Schema } from "effect"
import { Sen } from "../money/sen.ts"
import { LevyArea } from "../place/place.ts"
import { CalendarDate } from "../stay/calendar-date.ts"

/** Why tourism tax is or is not due; `assumedMalaysian` is said before the nationality is known. */
export const TourismTaxReason = Schema.Literals([
  "assumedMalaysian",
  "malaysian",
  "permanentResident",
  "propertyExempt",
  "visitor",
])
export type TourismTaxReason = typeof TourismTaxReason.Type

/** The row of a dated table that decided; quotes kept before rows were named have none. */
const Since = Schema.NullOr(CalendarDate).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** A rate of a local levy, since when it holds, and for how many rooms and nights it was taken. */
export const LevyRate = Schema.Struct({
  since: CalendarDate,
  perRoomNight: Sen,
  roomNights: Schema.Int,
})
export interface LevyRate extends Schema.Schema.Type<typeof LevyRate> {}

/** The rates and taxes from which the lines of a price are taken, with what decided each. */
export const PriceFacts = Schema.Struct({
  feeBps: Schema.Int,
  sstBps: Schema.Int,
  sstSince: Since,
  sstOnRooms: Schema.Boolean,
  sstOnFee: Schema.Boolean,
  tourismTax: Schema.Struct({
    amount: Sen,
    perRoomNight: Sen,
    since: Since,
    reason: TourismTaxReason,
    /** Rooms with a visitor in them, where the guest said how many; else the lead guest decides. */
    roomsOfVisitors: Schema.optionalKey(Schema.Int),
  }),
  levy: Schema.Struct({
    amount: Sen,
    area: Schema.NullOr(LevyArea),
    rates: Schema.Array(LevyRate).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  }),
})
export interface PriceFacts extends Schema.Schema.Type<typeof PriceFacts> {}
