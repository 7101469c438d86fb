import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { planRate } from "#core/pricing/plan-rate.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import { differenceBounds, type PlanDifference } from "#core/property/rate-plan.ts"
import { anyRate } from "#fixtures/arbitraries/any-money.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aRatedRoom, aStayToPrice, nightsAt } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const { percent, sen } = differenceBounds

const anyDifference: fc.Arbitrary<PlanDifference> = fc.oneof(
  fc.record({ percent: fc.integer({ min: percent.least, max: percent.most }) }),
  fc.record({ sen: fc.integer({ min: sen.least, max: sen.most }) }),
)

describe("The rate of a plan", () => {
  it.each<readonly [number, PlanDifference, number]>([
    [12_800, { percent: -10 }, 11_520],
    [12_805, { percent: -10 }, 11_525],
    [12_801, { percent: -10 }, 11_521],
    [12_800, { percent: 25 }, 16_000],
    [12_800, { percent: 0 }, 12_800],
    [12_800, { sen: -2_000 }, 10_800],
    [12_800, { sen: 3_550 }, 16_350],
    [1_500, { sen: -2_000 }, 0],
  ])("makes %d with %o into %d", (rate, difference, price) => {
    expect(planRate(senOf(rate), aPlan({ difference }))).toBe(price)
  })

  it("is never negative, and lies on the side of the rate that its sign says", () => {
    fc.assert(
      fc.property(anyRate, anyDifference, (rate, difference) => {
        const price = planRate(rate, { difference })
        const by = "percent" in difference ? difference.percent : difference.sen

        expect(price).toBeGreaterThanOrEqual(0)
        expect((price - rate) * by).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe("A stay under a plan", () => {
  const deals = [
    { kind: "promotion", percent: 15, from: day("2026-12-04"), until: day("2026-12-04") },
  ] as const
  const nights = nightsAt([12_805, 20_000])
  const quote = quoteStay(
    aStayToPrice({ rooms: [aRatedRoom({ plan: aSaver(), nights, deals, count: 2 })] }),
  )

  it("takes the difference first and the deal off what is left, each rounded by itself", () => {
    expect(quote.nights.map(({ plan, rate, price }) => ({ plan, rate, price }))).toEqual([
      { plan: "saver", rate: 11_525, price: 9_796 },
      { plan: "saver", rate: 18_000, price: 18_000 },
    ])
    expect(quote.subtotal).toBe(2 * (9_796 + 18_000))
  })

  it("counts as saved what the deal took off, and not the difference of the plan", () => {
    expect(quote.saved).toBe(2 * (11_525 - 9_796))
  })

  it("costs the same without a plan as under one without a difference", () => {
    const rooms = [aRatedRoom({ nights, deals })]
    const plain = quoteStay(aStayToPrice({ rooms }))
    const under = quoteStay(
      aStayToPrice({ rooms: rooms.map((room) => ({ ...room, plan: aPlan() })) }),
    )

    expect({ ...under, nights: [] }).toEqual({ ...plain, nights: [] })
    expect(plain.nights.every((night) => !("plan" in night))).toBe(true)
  })
})
