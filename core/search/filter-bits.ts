import { bitsOf, type TickedBits } from "../search-request/filter-groups.ts"
import { BEST_SCORE } from "../guest-score/score.terms.ts"
import type { GuestScore } from "../guest-score/review.ts"
import { guestScores } from "../search-request/choices.ts"
import { roomsShown, type FoundStay } from "./found-stay.ts"
import type { TermFilter } from "../search-request/stay-asked.ts"

const EVERY_BIT = -1

/** What stays are seen by, beside the terms under which they are priced. */
export type StayBits = Omit<TickedBits, TermFilter>

const TENTHS = 10

/** A score has every choice that asks for no more. */
const scoreBits = Array.from({ length: BEST_SCORE * TENTHS + 1 }, (_, tenths) =>
  bitsOf(
    "guestScore",
    guestScores.filter((least) => tenths >= least * TENTHS),
  ),
)

/** What filters see of a guest score: that of nobody is none of the choices. */
export const bitsOfScore = (score: GuestScore | null): number => scoreBits[score?.tenths ?? 0] ?? 0

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
    guestScore: bitsOfScore(found.score),
    propertyAmenities,
    roomAmenities,
    facts,
    kinds,
    condoTypes,
    bedrooms,
  }
}
