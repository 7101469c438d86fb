import { readDates, readParty } from "../search-request/criteria-query.ts"
import { readerOf } from "../search-request/query-reader.ts"
import { writtenAges } from "../stay/child-ages.ts"
import type { PlanId } from "../property/rate-plan.ts"
import type { Sen } from "../money/sen.ts"
import type { BookingView } from "./booking-view.ts"
import type { RoomChoice, StayRequest } from "./stay-request.ts"

/** The stay that was pressed and the total beside it. */
export type CheckoutRequest = {
  readonly stay: StayRequest
  readonly total: Sen
  /** The booking to go on with, where the stay is held already. */
  readonly booking?: BookingView["id"]
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PLAN = /^[a-z0-9][a-z0-9-]{0,39}$/
const ROOM = /^(.+):([1-8])$/
const BOOKING = /^[0-9a-z]{26}$/
const AMOUNT = /^\d{1,15}$/

/** The plans are in the order of the rooms, with an empty one where the first plan is meant. */
const readRooms = (query: URLSearchParams): ReadonlyArray<RoomChoice> => {
  const plans = query.getAll("plan").map((text) => PLAN.test(text) && { plan: text as PlanId })
  return query.getAll("room").flatMap((text, place) => {
    const read = ROOM.exec(text.trim())
    if (read === null) return []
    const roomType = read[1] as RoomChoice["roomType"]
    return [{ roomType, ...plans[place], count: Number(read[2]) }]
  })
}

const writtenPlans = (rooms: ReadonlyArray<RoomChoice>) =>
  rooms.some(({ plan }) => plan !== undefined) ? rooms.map(({ plan }) => ["plan", plan ?? ""]) : []

const isNotEmpty = <A>(list: ReadonlyArray<A>): list is readonly [A, ...Array<A>] => list.length > 0

/** A total that cannot be read is nothing, so that the server says what the price is. */
const readTotal = (text: string): Sen => (AMOUNT.test(text) ? Number(text) : 0) as Sen

/**
 * The stay that the checkout's address asks for; null where no stay can be read from it. The chosen
 * rooms decide how many rooms the party has. Whether the stay can be sold is the server's to say.
 */
export const checkoutRequestFromQuery = (query: URLSearchParams): CheckoutRequest | null => {
  const reader = readerOf(query)
  const property = reader.text("property")
  const dates = readDates(reader, null)
  const rooms = readRooms(query)
  const party = { ...readParty(reader), rooms: rooms.reduce((sum, { count }) => sum + count, 0) }
  if (!SLUG.test(property) || dates === null || !isNotEmpty(rooms)) return null
  if (party.rooms > party.adults) return null
  const booking = reader.text("booking")
  return {
    ...(BOOKING.test(booking) && { booking: booking as BookingView["id"] }),
    stay: { property: property as StayRequest["property"], dates, party, rooms },
    total: readTotal(reader.text("total")),
  }
}

/** The query of the checkout's address for a stay, without question mark; reading it gives the same stay. */
export const queryFromCheckoutRequest = ({ stay, total, booking }: CheckoutRequest): string => {
  const { property, dates, party, rooms } = stay
  return new URLSearchParams([
    ["property", property],
    ["checkIn", dates.checkIn],
    ["checkOut", dates.checkOut],
    ["adults", String(party.adults)],
    ["children", String(party.children)],
    ...(party.ages ? [["ages", writtenAges(party)]] : []),
    ["rooms", String(party.rooms)],
    ...rooms.map(({ roomType, count }) => ["room", `${roomType}:${count}`]),
    ...writtenPlans(rooms),
    ["total", String(total)],
    ...(booking === undefined ? [] : [["booking", booking]]),
  ]).toString()
}
