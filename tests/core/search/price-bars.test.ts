import { senOf } from "#core/money/amounts.ts"
import { barsOf } from "#core/search/price-bars.ts"
import { expect, it } from "vitest"

const prices = { lowest: senOf(10_000), highest: senOf(50_000), counts: [8, 0, 1, 4] }

it("draws the fullest step whole, an empty one not at all, and a nearly empty one still", () => {
  const bars = barsOf(prices, { minPrice: null, maxPrice: null })

  expect(bars.map(({ share }) => share)).toEqual([100, 0, 13, 50])
  expect(bars.every(({ isWithin }) => isWithin)).toBe(true)
})

it("tells the steps that lie within the bounds asked for, touched ones included", () => {
  const within = barsOf(prices, { minPrice: senOf(25_000), maxPrice: senOf(39_999) })

  expect(within.map(({ isWithin }) => isWithin)).toEqual([false, true, true, false])
})

it("counts a step as asked for that begins or ends exactly at a bound", () => {
  const upTo = barsOf(prices, { minPrice: null, maxPrice: senOf(20_000) })
  const from = barsOf(prices, { minPrice: senOf(20_000), maxPrice: null })

  expect(upTo.map(({ isWithin }) => isWithin)).toEqual([true, true, false, false])
  expect(from.map(({ isWithin }) => isWithin)).toEqual([true, true, true, true])
})

it("draws nothing of no prices", () => {
  const none = { lowest: senOf(0), highest: senOf(0), counts: [0, 0] }

  expect(barsOf(none, { minPrice: null, maxPrice: null }).map(({ share }) => share)).toEqual([0, 0])
})
