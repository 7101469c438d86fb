import type { Slug } from "../property/property.ts"
import {
  choiceIssues,
  partyIn,
  quoteOfChoice,
  roomsChosen,
  type RoomCounts,
  type RoomsOffered,
} from "../search/room-choice.ts"
import type { StayWish } from "./stay-request-query.ts"

/** The stay and the total that the checkout begins with; null until the rooms chosen can be reserved. */
export const wishOfChoice = (
  property: Slug,
  offered: RoomsOffered,
  counts: RoomCounts,
): StayWish | null => {
  const { dates } = offered
  const canBeReserved = choiceIssues(offered, counts).length === 0
  const [first, ...others] = canBeReserved ? roomsChosen(offered, counts) : []
  const quote = quoteOfChoice(offered, counts)
  if (dates === null || first === undefined || quote === null) return null
  const party = partyIn(offered, counts)
  return { stay: { property, dates, party, rooms: [first, ...others] }, total: quote.total }
}
