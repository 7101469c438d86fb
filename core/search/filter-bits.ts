import type { FilterBits } from "../search-request/filter-groups.ts"
import { roomsShown, type FoundStay } from "./found-stay.ts"
import type { TermFilter } from "../search-request/stay-asked.ts"

const EVERY_BIT = -1

/** What stays are seen by, beside the terms under which they are priced. */
export type StayBits = Omit<FilterBits, TermFilter>

/** What filters see of a stay: room amenities that every room shown has, bedrooms that one has. */
export const filterBitsOf = (found: FoundStay): StayBits => {
  const rooms = roomsShown(found)
  let roomAmenities = rooms.length === 0 ? 0 : EVERY_BIT
  let bedrooms = 0
  for (const { filterBits } of rooms) {
    roomAmenities &= filterBits.roomAmenities
    bedrooms |= filterBits.bedrooms
  }
  const { starBands, propertyAmenities, facts, kinds, condoTypes } = found.searchable.filterBits
  return {
    starBands,
    propertyAmenities,
    roomAmenities,
    facts,
    kinds,
    condoTypes,
    bedrooms,
  }
}
