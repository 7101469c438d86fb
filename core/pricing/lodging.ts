import { plus, senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { BesideRooms } from "./beside-rooms.ts"

/** So many rooms, and what one of them costs for all nights after its deals. */
export type PricedRooms = { readonly count: number; readonly price: Sen }

/** An amount with so many rooms of one price more. */
export const withRooms = (amount: Sen, price: Sen, count: number): Sen =>
  senOf(amount + count * price)

/** What the rooms of a mix cost with the meals of everybody: the first line of a price. */
export const subtotalOf = (mix: ReadonlyArray<PricedRooms>, { board }: BesideRooms): Sen => {
  let subtotal = board
  for (const { count, price } of mix) subtotal = withRooms(subtotal, price, count)
  return subtotal
}

/** What the property is paid for the stay itself: fee and service tax are on all of it. */
export const lodgingOf = ({
  subtotal,
  children,
}: {
  readonly subtotal: Sen
  readonly children: Sen
}): Sen => plus(subtotal, children)

/** What the property is paid for a stay in the rooms of a mix. */
export const lodgingIn = (mix: ReadonlyArray<PricedRooms>, beside: BesideRooms): Sen =>
  lodgingOf({ subtotal: subtotalOf(mix, beside), children: beside.children })

/**
 * What the property is paid for a stay in one room, from what is asked beside the room and what the
 * room costs; Infinity where either cannot be had, so that thousands of plans are compared by a number.
 */
export const lodgingInOne = (beside: number, room: number): number => beside + room
