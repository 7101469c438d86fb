import { isGoodOn, KeptCard, KeptCardView, keptCardViewOf } from "#core/payment/kept-card.ts"
import { aKeptCard } from "#fixtures/builders/a-kept-card.ts"
import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const month = fc.record({
  year: fc.integer({ min: 2020, max: 2099 }),
  month: fc.integer({ min: 1, max: 12 }),
})
const dayIn = ({ year, month: number }: { year: number; month: number }, day: number): string =>
  `${year}-${String(number).padStart(2, "0")}-${String(day).padStart(2, "0")}`

describe("a kept card", () => {
  it("is good through the last day of its last month", () => {
    const card = { expiryMonth: 9, expiryYear: 2027 }

    expect(isGoodOn(card, "2027-09-30")).toBe(true)
    expect(isGoodOn(card, "2027-10-01")).toBe(false)
    expect(isGoodOn(card, "2026-12-31")).toBe(true)
    expect(isGoodOn({ expiryMonth: 12, expiryYear: 2026 }, "2027-01-01")).toBe(false)
  })

  it("is good in each month up to its last, and in none after", () => {
    fc.assert(
      fc.property(month, month, fc.integer({ min: 1, max: 28 }), (last, today, day) => {
        const monthsOf = (one: typeof last) => one.year * 12 + one.month
        const card = { expiryMonth: last.month, expiryYear: last.year }
        expect(isGoodOn(card, dayIn(today, day))).toBe(monthsOf(today) <= monthsOf(last))
      }),
    )
  })

  it("is read with its brand, its month, and what the provider calls it", () => {
    const isRead = Schema.is(KeptCard)
    const { customer: _, ...unnamed } = aKeptCard()

    for (const brand of ["visa", "mastercard", "amex", "other"] as const)
      expect(isRead(aKeptCard({ brand }))).toBe(true)
    expect(isRead({ ...aKeptCard(), brand: "" })).toBe(false)
    expect(isRead({ ...aKeptCard(), expiryMonth: 1.5 })).toBe(false)
    expect(isRead(unnamed)).toBe(false)
    expect(Schema.is(KeptCardView)({ brand: "visa", lastFour: "4242" })).toBe(false)
  })

  it("is shown without the names that the provider has for it", () => {
    expect(keptCardViewOf(aKeptCard())).toEqual({
      brand: "visa",
      lastFour: "4242",
      expiryMonth: 12,
      expiryYear: 2034,
    })
  })
})
