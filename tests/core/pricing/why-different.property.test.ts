import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import type { StayToPrice } from "#core/pricing/stay-to-price.ts"
import { whyDifferent } from "#core/pricing/why-different.ts"
import { anyResidency, anyStayOfDistinctRooms } from "#fixtures/arbitraries/any-quote.ts"

const difference = (before: StayToPrice, after: StayToPrice) =>
  whyDifferent(quoteStay(before), quoteStay(after))

const withRates = (stay: StayToPrice, by: number): StayToPrice => ({
  ...stay,
  rooms: stay.rooms.map((room) => ({
    ...room,
    nights: room.nights.map(({ date, rate }) => ({ date, rate: senOf(rate + by) })),
  })),
})

/** The same stay with some of its inputs another stay's. */
const anyChangedStay = fc
  .record({
    stay: anyStayOfDistinctRooms,
    other: anyStayOfDistinctRooms,
    taken: fc.subarray(["rooms", "terms", "member", "residency"] as const),
    dearer: fc.nat({ max: 2 }),
  })
  .map(({ stay, other, taken, dearer }) => {
    const changed = { ...stay, ...Object.fromEntries(taken.map((part) => [part, other[part]])) }
    return { before: stay, after: withRates(changed as StayToPrice, dearer) }
  })

describe("Any two prices", () => {
  it("differ only where a named input changed", () => {
    fc.assert(
      fc.property(anyChangedStay, ({ before, after }) => {
        const { inputs, lines } = difference(before, after)
        if (inputs.length === 0) expect(lines).toEqual([])
      }),
    )
  })

  it("differ in the total by what they differ in its lines", () => {
    fc.assert(
      fc.property(anyChangedStay, ({ before, after }) => {
        const { lines } = difference(before, after)
        const total = lines.find(({ line }) => line === "total")?.by ?? 0
        const parts = lines.filter(({ line }) => line !== "total")
        expect(parts.reduce((sum, { by }) => sum + by, 0)).toBe(total)
      }),
    )
  })

  it("differ for the same reasons whichever is seen first", () => {
    fc.assert(
      fc.property(anyChangedStay, ({ before, after }) => {
        expect(difference(after, before).inputs).toEqual(difference(before, after).inputs)
      }),
    )
  })

  it("of one stay for two guests differ by nationality and membership alone", () => {
    fc.assert(
      fc.property(anyStayOfDistinctRooms, anyResidency, fc.boolean(), (stay, residency, member) => {
        const { inputs } = difference(stay, { ...stay, residency, member })
        expect(["member", "nationality"]).toEqual(expect.arrayContaining([...inputs]))
      }),
    )
  })
})
