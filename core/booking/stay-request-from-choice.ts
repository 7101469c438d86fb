import type { Slug } from "../property/property.ts"
import {
  choiceIssues,
  partyIn,
  quoteOfChoice,
  roomsChosen,
  type RoomCounts,
  type RoomsOffered,
} from "../search/room-choice.ts"
import type { CheckoutRequest } from "./stay-request-query.ts"
import { present } from "../kernel/present.ts"

/** The stay and the total that the checkout begins with; null until the rooms chosen can be reserved. */
export const checkoutRequestFromChoice = (
  property: Slug,
  offered: RoomsOffered,
  counts: RoomCounts,
): CheckoutRequest | null => {
  if (choiceIssues(offered, counts).length > 0) return null
  // What can be reserved has dates, a room and a price.
  const [first, ...others] = roomsChosen(offered, counts)
  const party = partyIn(offered, counts)
  return {
    stay: { property, dates: present(offered.dates), party, rooms: [present(first), ...others] },
    total: present(quoteOfChoice(offered, counts)).total,
  }
}
