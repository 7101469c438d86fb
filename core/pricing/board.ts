import { noMoney, plus, times } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { BoardPrice, RatePlan } from "../property/rate-plan.ts"
import type { Party } from "../stay/party.ts"
import type { QuotedBoard } from "./quoted-board.ts"

/** Who eats: everybody of the party, or as many of them as a room holds. */
export type Eaters = Pick<Party, "adults" | "children">

/** What the meals of all guests cost for one night. */
export const boardANight = ({ adult, child }: BoardPrice, { adults, children }: Eaters): Sen =>
  plus(times(adult, adults), times(child, children))

/** True for meals that cost nobody anything more. */
export const areMealsIncluded = ({ adult, child }: BoardPrice): boolean =>
  adult === 0 && child === 0

/** What the meals of a stay cost; nothing where there are none. */
export const boardTotal = (board: QuotedBoard | undefined): Sen =>
  board === undefined ? noMoney : times(boardANight(board.price, board), board.nights)

type Priced = Pick<RatePlan, "boardPrice">

/** True for plans whose meals have one price, so that it matters not who sleeps under which. */
export const haveOneBoard = (plans: ReadonlyArray<Priced>): boolean =>
  new Set(plans.map(({ boardPrice: { adult, child } }) => `${adult} ${child}`)).size <= 1

/** The meals of guests for so many nights under plans of one board; absent where they cost nothing. */
export const boardFor = (
  [plan]: ReadonlyArray<Priced>,
  { adults, children }: Eaters,
  nights: number,
): { readonly board?: QuotedBoard } => {
  if (plan === undefined || boardANight(plan.boardPrice, { adults, children }) === 0) return {}
  return { board: { price: plan.boardPrice, adults, children, nights } }
}
