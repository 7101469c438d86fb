import { describe, expect, it } from "vitest"
import { bestDeal, dealtNight } from "#core/pricing/deals.ts"
import type { Deal } from "#core/property/rate.ts"
import { senOf } from "#core/money/amounts.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const deal = (kind: Deal["kind"], percent: number): Deal => ({
  kind,
  percent,
  from: day("2026-12-01"),
  until: day("2026-12-10"),
})

describe("The best deal of a night", () => {
  it("is the largest single one, never several together", () => {
    const deals = [deal("promotion", 10), deal("promotion", 25), deal("promotion", 20)]

    expect(bestDeal(deals, "2026-12-04", false)).toBe(deals[1])
    expect(dealtNight(deals, { date: day("2026-12-04"), rate: senOf(10001) }, false)).toEqual({
      deal: deals[1],
      price: 7501,
    })
  })

  it("counts members' deals for members alone", () => {
    const deals = [deal("member", 30), deal("promotion", 10)]

    expect(bestDeal(deals, "2026-12-04", true)?.kind).toBe("member")
    expect(bestDeal(deals, "2026-12-04", false)?.kind).toBe("promotion")
    expect(bestDeal([deal("member", 30)], "2026-12-04", false)).toBeNull()
  })

  it("is the promotion between two equals, whichever stands first", () => {
    const equals = [deal("member", 15), deal("promotion", 15)]

    expect(bestDeal(equals, "2026-12-04", true)?.kind).toBe("promotion")
    expect(bestDeal(equals.toReversed(), "2026-12-04", true)?.kind).toBe("promotion")
    expect(bestDeal([deal("promotion", 20), deal("member", 15)], "2026-12-04", true)?.percent).toBe(
      20,
    )
    expect(bestDeal([deal("member", 20), deal("promotion", 15)], "2026-12-04", true)?.percent).toBe(
      20,
    )
  })

  it.each([
    ["2026-11-30", null],
    ["2026-12-01", 10],
    ["2026-12-10", 10],
    ["2026-12-11", null],
  ] as const)("holds on its first and last day, so on %s it is %s", (date, percent) => {
    expect(bestDeal([deal("promotion", 10)], date, false)?.percent ?? null).toBe(percent)
  })

  it("leaves the rate alone where there is none", () => {
    expect(dealtNight([], { date: day("2026-12-04"), rate: senOf(18000) }, true)).toEqual({
      deal: null,
      price: 18000,
    })
  })
})
