import { isFreeToCancel, roomsShown, type FoundStay } from "./found-stay.ts"
import type { StayQuestion } from "./stay-question.ts"
import type { Traits } from "./trait-groups.ts"

const EVERY_BIT = -1

/** What filters see of a stay: room amenities that every room shown has, bedrooms that one has. */
export const traitsOf = (found: FoundStay, question: StayQuestion): Traits => {
  const rooms = roomsShown(found)
  let roomAmenities = rooms.length === 0 ? 0 : EVERY_BIT
  let bedrooms = 0
  for (const { traits } of rooms) {
    roomAmenities &= traits.roomAmenities
    bedrooms |= traits.bedrooms
  }
  const { payAtProperty, starBands, propertyAmenities, kinds, condoTypes } = found.lodging.traits
  const freeCancellation = isFreeToCancel(found, question) ? 1 : 0
  return {
    freeCancellation,
    payAtProperty,
    starBands,
    propertyAmenities,
    roomAmenities,
    kinds,
    condoTypes,
    bedrooms,
  }
}
