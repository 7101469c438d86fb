import { minus, senOf, WHOLE_BPS } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"

/** A cost is clearly below the middle one from this part of it on: 5 % less. */
const LOW_BPS = 9500

/** The middle one of what stays cost, in sen, the lower of two; Infinity, where none can be had, is left out. Null where nothing is left. */
export const middlePrice = (costs: ReadonlyArray<number>): Sen | null => {
  const known = costs.filter(Number.isFinite).toSorted((one, other) => one - other)
  const middle = known[Math.ceil(known.length / 2) - 1]
  return middle === undefined ? null : senOf(middle)
}

/** How much less a stay costs than the middle one; null where it is not clearly less, and where there is no middle one. */
export const lessThanMiddle = (cost: number, middle: Sen | null): Sen | null =>
  middle !== null && cost * WHOLE_BPS <= middle * LOW_BPS ? minus(middle, senOf(cost)) : null

/** Which part of the middle price a stay saves: 1 for nothing, 0 at the middle one, -1 at twice as much and beyond. */
export const savingAgainst = (cost: number, middle: Sen | null): number =>
  middle === null || middle === 0 ? 0 : 1 - Math.min(2, cost / middle)
