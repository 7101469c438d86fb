import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { reasonsOf } from "#core/pricing/charges.ts"
import { explained, linesOf } from "#core/pricing/lines.ts"
import type { PriceReason, Rounding } from "#core/pricing/reasons.ts"
import { anyQuote } from "#fixtures/arbitraries/any-quote.ts"
import { anyDate } from "#fixtures/arbitraries/any-stay.ts"

/** What a share comes to by the figures of its reason alone, in numbers of any size. */
const shareOf = (of: number, bps: number, rounding: Rounding): number => {
  const exact = BigInt(of) * BigInt(bps)
  return Number(exact / 10_000n) + (rounding === "up" ? 1 : 0)
}

const levied = (reasons: ReadonlyArray<PriceReason>): number =>
  reasons.reduce(
    (sum, reason) => (reason.tag === "levy" ? sum + reason.perRoomNight * reason.roomNights : sum),
    0,
  )

describe("The reasons of any price", () => {
  it("are given for every line, in the order of the bill", () => {
    fc.assert(
      fc.property(anyQuote, anyDate, (quote, checkOut) => {
        const lines = explained(quote, checkOut)
        expect(lines.map(({ line, amount }) => ({ line, amount }))).toEqual(linesOf(quote))
        for (const { reasons } of lines) expect(reasons.length).toBeGreaterThan(0)
      }),
    )
  })

  it("are enough to count each night, the fee and SST again to the sen", () => {
    fc.assert(
      fc.property(anyQuote, anyDate, (quote, checkOut) => {
        for (const reason of reasonsOf(quote, "subtotal", checkOut)) {
          if (reason.tag !== "night") throw new Error("The subtotal is its nights")
          const { night, rounding } = reason
          const left = (100 - (night.deal?.percent ?? 0)) * 100
          expect(shareOf(night.rate, left, rounding)).toBe(night.price)
        }
        for (const line of ["bookingFee", "sst"] as const)
          for (const reason of reasonsOf(quote, line, checkOut))
            if ("bps" in reason)
              expect(shareOf(reason.of, reason.bps, reason.rounding)).toBe(quote[line])
            else expect(quote[line]).toBe(0)
      }),
    )
  })

  it("are enough to count Occupancy Tax again where one rate held all the time", () => {
    fc.assert(
      fc.property(anyQuote, anyDate, (quote, checkOut) => {
        const reasons = reasonsOf(quote, "occupancyTax", checkOut)
        const [first] = reasons
        const tax = first?.tag === "taxOfVisitor" ? first.perRoomNight * first.roomNights : 0
        expect(levied(reasons)).toBe(quote.why.levy.amount)
        if (first?.tag !== "taxOfVisitor") expect(quote.occupancyTax).toBe(levied(reasons))
        else expect(tax + levied(reasons)).toBeGreaterThanOrEqual(quote.occupancyTax)
      }),
    )
  })
})
