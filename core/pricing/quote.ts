import { Effect, Schema } from "effect"
import { LevyArea } from "../place/place.ts"
import { Sen } from "../money/sen.ts"
import { RoomTypeId } from "../property/room-type.ts"
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

/** One night of the rooms of one type: the rate, the deal applied, and what one room costs. */
export const QuotedNight = Schema.Struct({
  date: CalendarDate,
  roomType: RoomTypeId,
  rooms: Schema.Int,
  rate: Sen,
  deal: Schema.NullOr(
    Schema.Struct({ kind: Schema.Literals(["promotion", "member"]), percent: Schema.Int }),
  ),
  price: Sen,
})
export interface QuotedNight extends Schema.Schema.Type<typeof QuotedNight> {}

/** The row of a dated table that decided; quotes kept before rows were named have none. */
const Since = Schema.NullOr(CalendarDate).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** A rate of a local levy, since when it holds, and for how many rooms and nights it was taken. */
export const LevyRate = Schema.Struct({
  since: CalendarDate,
  perRoomNight: Sen,
  roomNights: Schema.Int,
})
export interface LevyRate extends Schema.Schema.Type<typeof LevyRate> {}

/** The price of a stay, line by line, with the reason of each line. The total is the sum of the lines. */
export const Quote = Schema.Struct({
  nights: Schema.Array(QuotedNight),
  rooms: Schema.Int,
  subtotal: Sen,
  bookingFee: Sen,
  sst: Sen,
  occupancyTax: Sen,
  deposit: Sen,
  total: Sen,
  averagePerNight: Sen,
  /** What deals took off the rates, over all rooms and nights. */
  saved: Sen,
  why: Schema.Struct({
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
    }),
    levy: Schema.Struct({
      amount: Sen,
      area: Schema.NullOr(LevyArea),
      rates: Schema.Array(LevyRate).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
    }),
  }),
})
export interface Quote extends Schema.Schema.Type<typeof Quote> {}
