import type { AccountId } from "../people/account-id.ts"
import type { Slug } from "../property/property.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import { nightDatesOf } from "../stay/nights.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { BookingId } from "./booking-view.ts"
import { roomNightsOf } from "./room-nights.ts"
import { statusFacts } from "./status-facts.ts"
import { paysOnArrival } from "../payment/paid-when.ts"

/** Whose stays are asked about, and of which property and nights. */
export type KeptQuestion = {
  readonly session: string
  /** The fingerprint of the network; null where it is not known, and then nothing is counted for it. */
  readonly network: string | null
  readonly account: AccountId | null
  /** The e-mail address given, in any case of letters; null before one is. */
  readonly email: string | null
  readonly property: Slug
  readonly dates: StayDates
  /** The booking that is asked for: it does not count. */
  readonly except: BookingId | null
  /** What is over counts from this moment on, in milliseconds since 1970. */
  readonly since: number
}

/**
 * What is kept without payment. Guests with a standing of `known` count for nobody but themselves.
 * "Here" are the rooms of the property on the busiest of the nights asked for.
 */
export type Kept = {
  /** Room-nights kept by the guests of the network, over all properties. */
  readonly networkRoomNights: number
  readonly networkRoomsHere: number
  /** Booked stays of the network's strangers that nobody paid for. */
  readonly networkUnpaidStays: number
  /** Room-nights of its holds that ended without a booking, and of its stays that were paid for. */
  readonly networkAbandoned: number
  readonly networkPaid: number
  /** When the last of its abandoned holds ended, in milliseconds since 1970; 0 where none did. */
  readonly networkLastEnd: number
  /** The same for the browser, account or address that asks. */
  readonly guestRoomNights: number
  readonly guestUnpaidStays: number
  /** True when the account paid for a stay by card before. */
  readonly hasPaid: boolean
  readonly strangersHere: number
  readonly unpaidHere: number
  /** Rooms of strangers' abandoned holds of any of these nights, added up. */
  readonly abandonedHere: number
}

type Keeping = Pick<BookingRecord, "status" | "method" | "nightsKept">

/** True for a booking that keeps its nights though nobody has paid for it. */
export const keepsUnpaid = ({ status, method, nightsKept }: Keeping): boolean =>
  status === "confirmed" ? paysOnArrival(method) : nightsKept && statusFacts[status].isOpen

/** True for a hold that came to nothing. */
export const isAbandoned = ({ status, nightsKept }: Keeping): boolean =>
  nightsKept && statusFacts[status].hasLapsed

type Taking = Pick<BookingRecord, "rooms" | "dates">

/** How many rooms a booking takes: a whole house counts with every room of it. */
export const roomCountOf = (booking: Taking): number =>
  roomNightsOf(booking).reduce((sum, { count }) => sum + count, 0)

/** How many room-nights a booking takes. */
export const roomNightCount = (booking: Taking): number =>
  roomCountOf(booking) * nightDatesOf(booking.dates).length

/** How many rooms one unit of the largest room type of a booking takes: several for a whole house. */
export const largestUnitOf = ({ rooms }: Pick<Taking, "rooms">): number =>
  Math.max(...rooms.map(({ uses }) => uses?.reduce((sum, { count }) => sum + count, 0) ?? 1))
