import { isFreeToCancel, isPaidOnArrival, roomsShown, type FoundStay } from "./found-stay.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import type { FilterBits } from "../search-request/filter-groups.ts"

const EVERY_BIT = -1

/** What filters see of a stay: room amenities that every room shown has, bedrooms that one has. */
export const filterBitsOf = (found: FoundStay, question: StayQuestion): FilterBits => {
  const rooms = roomsShown(found)
  let roomAmenities = rooms.length === 0 ? 0 : EVERY_BIT
  let bedrooms = 0
  for (const { filterBits } of rooms) {
    roomAmenities &= filterBits.roomAmenities
    bedrooms |= filterBits.bedrooms
  }
  const { starBands, propertyAmenities, facts, kinds, condoTypes } = found.searchable.filterBits
  return {
    freeCancellation: isFreeToCancel(found, question) ? 1 : 0,
    payAtProperty: isPaidOnArrival(found, question) ? 1 : 0,
    starBands,
    propertyAmenities,
    roomAmenities,
    facts,
    kinds,
    condoTypes,
    bedrooms,
  }
}
