import type { Sen } from "./sen.ts"

/** One hundred percent in basis points, the unit of every fee and tax rate. */
export const WHOLE_BPS = 10_000

/** A number as money; what is not whole, negative or too large to count exactly is a defect. */
export const senOf = (amount: number): Sen => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not money: ${amount}`)
  return amount as Sen
}

/** The quotient of two whole numbers, a half rounded up; exact for every safe integer. */
export const halfUp = (numerator: number, denominator: number): number => {
  const rest = numerator % denominator
  return (numerator - rest) / denominator + (2 * rest >= denominator ? 1 : 0)
}

export const noMoney: Sen = senOf(0)

/** Both amounts together. */
export const plus = (left: Sen, right: Sen): Sen => senOf(left + right)

/** What is left of an amount; taking more than there is would be a defect. */
export const minus = (left: Sen, right: Sen): Sen => senOf(left - right)

/** The amount so many times. */
export const times = (amount: Sen, count: number): Sen => senOf(amount * count)

/** All amounts together, in any order. */
export const sumOf = (amounts: ReadonlyArray<Sen>): Sen => amounts.reduce(plus, noMoney)

/** So many basis points of an amount, rounded half up to the sen; no product grows too large. */
export const shareOf = (amount: Sen, bps: number): Sen => {
  const rest = amount % WHOLE_BPS
  return senOf(((amount - rest) / WHOLE_BPS) * bps + halfUp(rest * bps, WHOLE_BPS))
}

const ONE_PERCENT_BPS = WHOLE_BPS / 100

/** An amount raised by so many percent, lowered where they are negative, rounded half up to the sen. */
export const changedBy = (amount: Sen, percent: number): Sen =>
  shareOf(amount, WHOLE_BPS + percent * ONE_PERCENT_BPS)

/** An amount with so many percent taken off, rounded half up to the sen. */
export const percentOff = (amount: Sen, percent: number): Sen => changedBy(amount, -percent)

/** An amount spread evenly over a count, rounded half up to the sen. */
export const averageOf = (amount: Sen, count: number): Sen => senOf(halfUp(amount, count))
