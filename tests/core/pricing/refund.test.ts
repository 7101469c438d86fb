import { describe, expect, it } from "vitest"
import type { Instant } from "#core/kernel/instant.ts"
import { senOf } from "#core/money/amounts.ts"
import {
  freeCancellationUntil,
  refundFor,
  stayStartsAt,
  strictestOf,
  type Cancellation,
} from "#core/pricing/refund.ts"
import { aQuote, aRatedRoom, nightsAt, propertyTerms } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const at = (moment: string) => `${moment}.000Z` as Instant
const WELL_BEFORE = at("2026-11-01T00:00:00")
const LATE = at("2026-12-03T12:00:00")

const cancellation = (changes: Partial<Cancellation> = {}): Cancellation => ({
  quote: aQuote(),
  policies: ["FLEXIBLE"],
  checkIn: day("2026-12-04"),
  at: WELL_BEFORE,
  captured: senOf(64496),
  ...changes,
})

describe("Cancelling is free", () => {
  it("of no room at all", () => {
    expect(strictestOf([])).toBe("FLEXIBLE")
  })

  it("until three days before check-in, three in the afternoon, on flexible rates", () => {
    expect(freeCancellationUntil(["FLEXIBLE"], day("2026-12-04"))).toBe(at("2026-12-01T07:00:00"))
  })

  it("until seven days before on moderate rates", () => {
    expect(freeCancellationUntil(["MODERATE"], day("2026-12-04"))).toBe(at("2026-11-27T07:00:00"))
  })

  it("never on rates that are not refunded", () => {
    expect(freeCancellationUntil(["NON_REFUNDABLE"], day("2026-12-04"))).toBeNull()
  })

  it("by the strictest policy of all rooms, in whatever order they come", () => {
    expect(strictestOf(["FLEXIBLE", "MODERATE"])).toBe("MODERATE")
    expect(strictestOf(["MODERATE", "FLEXIBLE"])).toBe("MODERATE")
    expect(strictestOf(["NON_REFUNDABLE", "MODERATE", "FLEXIBLE"])).toBe("NON_REFUNDABLE")
    expect(freeCancellationUntil(["FLEXIBLE", "NON_REFUNDABLE"], day("2026-12-04"))).toBeNull()
  })

  it("up to the last millisecond before the deadline", () => {
    const terms = (moment: string) => refundFor(cancellation({ at: moment as Instant })).terms

    expect(terms("2026-12-01T06:59:59.999Z")).toBe("free")
    expect(terms("2026-12-01T07:00:00.000Z")).toBe("late")
    expect(terms("2026-12-04T06:59:59.999Z")).toBe("late")
    expect(terms("2026-12-04T07:00:00.000Z")).toBe("noShow")
  })
})

describe("A refund", () => {
  it("is everything in the free window", () => {
    expect(refundFor(cancellation())).toEqual({ terms: "free", refund: 64496, kept: 0 })
  })

  it("keeps the first night, the fee and the fee's SST when late", () => {
    expect(refundFor(cancellation({ at: LATE }))).toEqual({
      terms: "late",
      refund: 64496 - 18000 - 1200 - 96,
      kept: 19296,
    })
  })

  it("keeps the first night of every room when late", () => {
    const rooms = [
      aRatedRoom({ nights: nightsAt([45000, 45000, 52050]).toReversed() }),
      aRatedRoom({ count: 2, nights: nightsAt([38500, 38500, 44000]) }),
    ]
    const quote = aQuote({ rooms })
    const { kept, refund } = refundFor(cancellation({ quote, at: LATE, captured: quote.total }))

    expect(kept).toBe(45000 + 2 * 38500 + quote.bookingFee + 922)
    expect(refund + kept).toBe(quote.total)
  })

  it("keeps no SST on a fee that bore none", () => {
    const quote = { ...aQuote(), why: { ...aQuote().why, sstOnFee: false } }

    expect(refundFor(cancellation({ quote, at: LATE })).kept).toBe(19200)
  })

  it("gives back occupancy tax and deposit where the rate is not refunded", () => {
    const quote = aQuote({ terms: propertyTerms({ levyArea: "melaka" }), residency: "visitor" })
    const policies = ["NON_REFUNDABLE"] as const

    expect(refundFor(cancellation({ quote, policies, captured: quote.total }))).toEqual({
      terms: "nonRefundable",
      refund: 20000 + 2000 + 400,
      kept: 44496,
    })
  })

  it("is occupancy tax and deposit for a guest who did not come", () => {
    expect(refundFor(cancellation({ at: stayStartsAt(day("2026-12-04")) }))).toEqual({
      terms: "noShow",
      refund: 20000,
      kept: 44496,
    })
  })

  it("is nothing where nothing was captured", () => {
    const captured = senOf(0)

    for (const moment of [WELL_BEFORE, LATE])
      expect(refundFor(cancellation({ at: moment, captured }))).toMatchObject({
        refund: 0,
        kept: 0,
      })
  })
})
