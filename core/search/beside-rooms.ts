import { besideOf, type BesideRooms } from "../pricing/beside-rooms.ts"
import { boardFor } from "../pricing/board.ts"
import { eatersUnder } from "../pricing/children.ts"
import type { ChildrenPolicy } from "../property/children-policy.ts"
import { childrenInRooms } from "../room-mix/children-in-rooms.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import type { SearchableRoom } from "./searchable-property.ts"

type Taken = { readonly room: SearchableRoom; readonly count: number }
type Asked = Pick<StayQuestion, "party" | "dates" | "nights">

/** For how many nights a search prices: those of the stay, or one where there are no dates. */
export const nightsPriced = ({ dates, nights }: Asked): number =>
  dates === null ? 1 : nights.length

/** What a party pays beside the rooms of a mix that seats it: meals, children, and beds put up for them. */
export const besideRooms = (
  policy: ChildrenPolicy | undefined,
  mix: ReadonlyArray<Taken>,
  asked: Asked,
): BesideRooms => {
  const { party } = asked
  const nights = nightsPriced(asked)
  const plans = mix.map(({ room }) => room.plan)
  const { board } = boardFor(plans, eatersUnder(policy, party), nights)
  const { forChildren } = childrenInRooms(policy, mix, party, nights)
  return besideOf(board, forChildren)
}
