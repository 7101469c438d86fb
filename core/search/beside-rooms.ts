import { boardANight } from "../pricing/board.ts"
import type { BesideRooms } from "../pricing/charges-over.ts"
import { childrenTotal, eatersUnder } from "../pricing/children.ts"
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
  const plan = mix[0]?.room.plan
  const eaters = eatersUnder(policy, party)
  return {
    board: plan === undefined ? 0 : nights * boardANight(plan.boardPrice, eaters),
    children: childrenTotal(childrenInRooms(policy, mix, party, nights).forChildren),
  }
}
