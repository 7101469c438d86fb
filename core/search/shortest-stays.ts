import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import { pricedMix, type PricedRoom } from "./priced-room.ts"
import type { SearchableProperty } from "./searchable-property.ts"

/** The property with the rooms alone that sell its shortest stays. */
const withShortestStays = (searchable: SearchableProperty): SearchableProperty => {
  const { rooms } = searchable
  const least = Math.min(...rooms.map(({ leastNights }) => leastNights))
  return { ...searchable, rooms: rooms.filter(({ leastNights }) => leastNights === least) }
}

/**
 * The cheapest rooms that are shown of a property; none when it cannot be booked. Without dates they
 * are those of its shortest stays that can be had: what is cheaper from a week on is no price for two
 * nights.
 */
export const mixShown = (
  snapshot: CatalogueSnapshot,
  searchable: SearchableProperty,
  question: StayQuestion,
): ReadonlyArray<PricedRoom> => {
  const shortest = question.dates === null ? withShortestStays(searchable) : searchable
  const mix = pricedMix(snapshot, shortest, question)
  const isAll = mix.length > 0 || shortest.rooms.length === searchable.rooms.length
  return isAll ? mix : pricedMix(snapshot, searchable, question)
}
