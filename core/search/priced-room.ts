import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { cheapestMix, type FreeRoom, type MixedRoom } from "./cheapest-mix.ts"
import type { SearchableProperty, SearchableRoom } from "./searchable-property.ts"
import { lowestNight } from "./lowest-night.ts"
import { freeInAll, priceOfAll } from "./room-price.ts"
import { holds } from "./seating.ts"
import type { StayQuestion } from "./stay-question.ts"

/** So many rooms of one type, what one costs for the stay (or its lowest night), and how many are free. */
export type PricedRoom = MixedRoom<SearchableRoom>

const forStay = (
  snapshot: CatalogueSnapshot,
  room: SearchableRoom,
  question: StayQuestion,
): FreeRoom<SearchableRoom> | null => {
  const free = freeInAll(snapshot, room.id, question.nights)
  return free === 0 ? null : { room, free, price: priceOfAll(snapshot, room.type, question) }
}

const forLowestNight = (
  snapshot: CatalogueSnapshot,
  room: SearchableRoom,
  question: StayQuestion,
): FreeRoom<SearchableRoom> | null => {
  const night = lowestNight(snapshot, room.type, question)
  return night === null ? null : { room, free: night.free, price: night.price }
}

/** Locked rooms are not for visitors, and a party in one room needs one that holds it. */
const isForThem = (room: SearchableRoom, { party, member }: StayQuestion): boolean =>
  (member || !room.membersOnly) && (party.rooms > 1 || holds(room, party))

/** The cheapest rooms of a property that seat the party; none when it cannot be booked. */
export const pricedMix = (
  snapshot: CatalogueSnapshot,
  { rooms }: SearchableProperty,
  question: StayQuestion,
): ReadonlyArray<PricedRoom> => {
  const priced = question.dates === null ? forLowestNight : forStay
  const free: Array<FreeRoom<SearchableRoom>> = []
  for (const room of rooms) {
    const found = isForThem(room, question) ? priced(snapshot, room, question) : null
    if (found !== null) free.push(found)
  }
  return cheapestMix(free, question.party) ?? []
}
