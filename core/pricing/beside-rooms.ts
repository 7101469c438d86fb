import { noMoney, plus } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { boardTotal } from "./board.ts"
import type { QuotedBoard } from "./quoted-board.ts"
import { childrenTotal } from "./children.ts"
import type { QuotedChildren } from "./quoted-children.ts"

/** What is asked of a whole party, in whichever rooms it sleeps: meals, and children with their beds. */
export type BesideRooms = { readonly board: Sen; readonly children: Sen }

/** Nothing is asked beside the rooms. */
export const NOTHING_BESIDE: BesideRooms = { board: noMoney, children: noMoney }

/** What the meals of a stay and its children cost; nothing for what it does not have. */
export const besideOf = (
  board: QuotedBoard | undefined,
  forChildren: QuotedChildren | undefined,
): BesideRooms => ({ board: boardTotal(board), children: childrenTotal(forChildren) })

/** All that is asked beside the rooms. */
export const besideTotal = ({ board, children }: BesideRooms): Sen => plus(board, children)
