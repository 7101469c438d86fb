import { strictestOf } from "#core/pricing/refund.ts"
import { everyPlan, planOffered } from "#core/search/room-on-plan.ts"
import { RoomCancellation } from "./RoomCancellation.tsx"
import type { RoomSelection } from "./use-room-choice.ts"

/** Until when the rooms chosen are cancelled for free, beside their price: the strictest plan decides. */
export const TermsOfChoice = ({ offered, counts }: Pick<RoomSelection, "offered" | "counts">) => {
  const chosen = everyPlan(offered).filter(({ key }) => (counts[key] ?? 0) > 0)
  const taken = chosen.flatMap(({ room, plan }) =>
    offered.offers
      .filter(({ roomType }) => roomType === room.id)
      .map((offer) => ({ terms: plan.terms, offer: planOffered(offer, plan) })),
  )
  const strictest = strictestOf(taken.map(({ terms }) => terms))
  const decides = taken.find(({ terms }) => terms === strictest)
  return decides ? (
    <RoomCancellation room={{ cancellation: strictest }} offer={decides.offer} hasDates />
  ) : null
}
