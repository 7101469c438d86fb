import { Effect, Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Localised } from "../kernel/localised.ts"
import { coded } from "../kernel/typed-text.ts"
import { Sen } from "../money/sen.ts"
import { DeclineReason, PaymentMethod } from "../payment/payment.ts"
import { Point } from "../place/place.ts"
import { Quote } from "../pricing/quote.ts"
import { Picture } from "../property/picture.ts"
import { HouseRules, Slug } from "../property/property.ts"
import { CancellationPolicy } from "../property/rate.ts"
import { RoomUse } from "../property/room-kind.ts"
import { Board, PlanId, PlanPay } from "../property/rate-plan.ts"
import { RoomTypeId } from "../property/room-type.ts"
import { SaidArrival } from "../stay/arrival-time.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"
import { BOOKING_ID } from "./booking-id.ts"
import { BookingStatus } from "./booking-status.ts"
import { ConfirmationCode } from "./confirmation-code.ts"

/** 128 random bits in Crockford base32, lower case: 26 characters that nobody guesses. */
export const BookingId = coded(BOOKING_ID, 26).pipe(Schema.brand("BookingId"))
export type BookingId = typeof BookingId.Type

/** The property as it was when the stay was booked. */
export const BookedProperty = Schema.Struct({
  slug: Slug,
  name: Localised,
  picture: Schema.NullOr(Picture),
  address: Schema.String,
  point: Point,
  houseRules: HouseRules,
  payAtProperty: Schema.Boolean,
})
export interface BookedProperty extends Schema.Schema.Type<typeof BookedProperty> {}

/** The plan that rooms were sold under, as it was then; its terms are the room's cancellation. */
export const BookedPlan = Schema.Struct({
  id: PlanId,
  name: Schema.NullOr(Localised),
  board: Board,
  pay: PlanPay,
})
export interface BookedPlan extends Schema.Schema.Type<typeof BookedPlan> {}

export const BookedRoom = Schema.Struct({
  roomType: RoomTypeId,
  name: Localised,
  count: Schema.Int,
  cancellation: CancellationPolicy,
  /** The rooms that one of them took, to be given back as they were; left out, one of its own. */
  uses: Schema.optionalKey(Schema.NonEmptyArray(RoomUse)),
  /** Absent where the room type had no plans of its own, and in bookings of before there were any. */
  plan: Schema.optionalKey(BookedPlan),
})
export interface BookedRoom extends Schema.Schema.Type<typeof BookedRoom> {}

/** Who stays, with everything masked that a stranger could misuse: `A•••• T••`, `a•••@example.com`. */
export const MaskedGuest = Schema.Struct({
  name: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  /** Given only to the owner of the booking. */
  arrival: SaidArrival,
})
export interface MaskedGuest extends Schema.Schema.Type<typeof MaskedGuest> {}

/** What anyone who has the booking's unguessable id, or its code, may see of it. */
export const BookingView = Schema.Struct({
  id: BookingId,
  /** Only a confirmed booking has one. */
  code: Schema.NullOr(ConfirmationCode),
  status: BookingStatus,
  property: BookedProperty,
  dates: StayDates,
  party: Party,
  rooms: Schema.Array(BookedRoom),
  quote: Quote,
  guest: Schema.NullOr(MaskedGuest),
  method: Schema.NullOr(PaymentMethod),
  holdUntil: Instant,
  /** False where the rooms are not held: they are taken with the payment, if they are free then. */
  nightsKept: Schema.Boolean,
  /** True while who made it may have the hold extended; an older server says nothing of it. */
  extendable: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
  /** Payment tries left in this hold. */
  attemptsLeft: Schema.Int,
  lastDecline: Schema.NullOr(DeclineReason),
  /** Until when cancelling is free; null when it never is. */
  freeCancellationUntil: Schema.NullOr(Instant),
  captured: Sen,
  refunded: Sen,
  /** What is too little for a card to pay and is not charged. */
  waived: Sen,
  /** How often the stay was changed since it was booked. */
  changes: Schema.Int,
  /** True in the browser that made it, and for its owner: nobody else can go on booking. */
  yours: Schema.Boolean,
  createdAt: Instant,
  /** The server's own time of this answer; clocks of devices are not to be trusted. */
  asOf: Instant,
})
export interface BookingView extends Schema.Schema.Type<typeof BookingView> {}
