import { Effect } from "effect"
import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Issue } from "../kernel/issue.ts"
import type { Visitor } from "../people/visitor.ts"
import type { Quote } from "../pricing/quote.ts"
import { quoteStay } from "../pricing/quote-stay.ts"
import type { Property } from "../property/property.ts"
import { PropertyNotFound } from "../property/property.errors.ts"
import type { RoomType } from "../property/room-type.ts"
import { freeInAll } from "../search/room-price.ts"
import { seatingIssues } from "../search/seating.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { nightDatesOf } from "../stay/nights.ts"
import { partyIssues } from "../stay/party.rules.ts"
import { stayIssues } from "../stay/stay-dates.rules.ts"
import { SoldOut, StayRefused } from "./booking.errors.ts"
import type { StayRequest } from "./stay-request.ts"

/** So many rooms of one type of the property asked for. */
export type ChosenRoom = { readonly room: RoomType; readonly count: number }

/** A stay that can be booked now, with its price. */
export type PricedStay = {
  readonly property: Property
  readonly rooms: ReadonlyArray<ChosenRoom>
  readonly quote: Quote
}

/** The rooms of a request by type, each once, whatever the order and splitting they came in. */
const chosenRooms = ({ rooms }: Property, stay: StayRequest): ReadonlyArray<ChosenRoom> =>
  rooms.flatMap((room) => {
    const chosen = stay.rooms.filter(({ roomType }) => roomType === room.id)
    const count = chosen.reduce((sum, choice) => sum + choice.count, 0)
    return count === 0 ? [] : [{ room, count }]
  })

const roomIssues = (
  rooms: ReadonlyArray<ChosenRoom>,
  stay: StayRequest,
  { member }: Visitor,
): ReadonlyArray<Issue> => {
  const known = new Set<string>(rooms.map(({ room }) => room.id))
  if (!stay.rooms.every(({ roomType }) => known.has(roomType)))
    return [{ path: "rooms", code: "RoomUnknown" }]
  if (!member && rooms.some(({ room }) => room.membersOnly))
    return [{ path: "rooms", code: "MembersOnly" }]
  return seatingIssues(rooms, stay.party)
}

const quoteOf = (
  snapshot: CatalogueSnapshot,
  { terms, kind, stars }: Property,
  rooms: ReadonlyArray<ChosenRoom>,
  nights: ReadonlyArray<CalendarDate>,
  { member }: Visitor,
): Quote =>
  quoteStay({
    rooms: rooms.map(({ room, count }) => ({
      roomType: room.id,
      count,
      deals: room.deals,
      depositPerRoom: room.depositPerRoom,
      nights: nights.map((date) => ({ date, rate: snapshot.rateOn(room.id, date) })),
    })),
    terms: { ...terms, kind, stars },
    member,
    residency: "assumedMalaysian",
  })

/** Checks a stay by every rule and prices it for a guest assumed Malaysian. */
export const pricedStay = (
  snapshot: CatalogueSnapshot,
  stay: StayRequest,
  visitor: Visitor,
  today: CalendarDate,
): Effect.Effect<PricedStay, StayRefused | SoldOut | PropertyNotFound> =>
  Effect.gen(function* () {
    const broken = [...stayIssues(stay.dates, today), ...partyIssues(stay.party)]
    if (broken.length > 0) return yield* new StayRefused({ issues: broken })
    const property = snapshot.bySlug.get(stay.property)
    if (property === undefined) return yield* new PropertyNotFound()
    const rooms = chosenRooms(property, stay)
    const issues = roomIssues(rooms, stay, visitor)
    if (issues.length > 0) return yield* new StayRefused({ issues })
    const nights = nightDatesOf(stay.dates)
    if (rooms.some(({ room, count }) => freeInAll(snapshot, room.id, nights) < count))
      return yield* new SoldOut()
    const quote = quoteOf(snapshot, property, rooms, nights, visitor)
    return { property, rooms, quote }
  })
