import { planNamed } from "#core/property/plans-of.ts"
import { strictestOf } from "#core/pricing/refund.ts"
import { roomsChosen } from "#core/search/room-choice.ts"
import { planOffered } from "#core/search/room-on-plan.ts"
import { RoomCancellation } from "./RoomCancellation.tsx"
import type { RoomSelection } from "./use-room-choice.ts"

/** Until when the rooms chosen are cancelled for free, beside their price: the strictest plan decides. */
export const TermsOfChoice = ({ offered, counts }: Pick<RoomSelection, "offered" | "counts">) => {
  const taken = roomsChosen(offered, counts).flatMap((chosen) => {
    const room = offered.property.rooms.find(({ id }) => id === chosen.roomType)
    const offer = offered.offers.find(({ roomType }) => roomType === chosen.roomType)
    const plan = room && planNamed(room, chosen.plan)
    return offer && plan ? [{ terms: plan.terms, offer: planOffered(offer, plan) }] : []
  })
  const strictest = strictestOf(taken.map(({ terms }) => terms))
  const decides = taken.find(({ terms }) => terms === strictest)
  return decides ? (
    <RoomCancellation room={{ cancellation: strictest }} offer={decides.offer} hasDates />
  ) : null
}
