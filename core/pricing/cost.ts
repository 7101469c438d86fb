import { averageOf, minus } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"

/** A Total Payable with the deposit that is in it. */
export type WithDeposit = { readonly total: Sen; readonly deposit: Sen }

/** What a stay costs: rooms, taxes and fees. The deposit is only held and comes back. */
export const costOf = ({ total, deposit }: WithDeposit): Sen => minus(total, deposit)

/** What a stay costs beyond the stay itself: booking fee and every tax. */
export const taxesAndFeesOf = (
  lines: WithDeposit & { readonly subtotal: Sen; readonly children: Sen },
): Sen => minus(minus(costOf(lines), lines.subtotal), lines.children)

/** What a room costs a night on average, rounded half up to the sen. */
export const perRoomNight = (cost: Sen, rooms: number, nights: number): Sen =>
  averageOf(cost, rooms * nights)

/** By how many sen a price is above another; negative where it is below. */
export const dearerBy = (price: Sen, other: Sen): number => price - other
