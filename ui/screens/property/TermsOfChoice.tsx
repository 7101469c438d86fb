import { strictestOf } from "#core/pricing/refund.ts"
import { CancellationTerms } from "./CancellationTerms.tsx"
import type { RoomChoice } from "./use-room-choice.ts"

/** Until when the rooms chosen are cancelled for free, beside their price: the strictest room decides. */
export const TermsOfChoice = ({ offered, counts }: Pick<RoomChoice, "offered" | "counts">) => {
  const taken = offered.property.rooms.filter(({ id }) => (counts[id] ?? 0) > 0)
  const strictest = strictestOf(taken.map(({ cancellation }) => cancellation))
  const room = taken.find(({ cancellation }) => cancellation === strictest)
  const offer = offered.offers.find(({ roomType }) => roomType === room?.id)
  return room && offer ? <CancellationTerms room={room} offer={offer} hasDates /> : null
}
