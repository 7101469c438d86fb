import { describe, expect, it } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { quoteForResidency } from "#core/pricing/quote-for-residency.ts"
import { whyDifferent, type PriceInput } from "#core/pricing/why-different.ts"
import { noBedsAdded } from "#core/pricing/added-beds.ts"
import { childrenFor } from "#core/pricing/children.ts"
import type { StayToPrice } from "#core/pricing/stay-to-price.ts"
import { PlanId, type RatePlan } from "#core/property/rate-plan.ts"
import type { Deal } from "#core/property/rate.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aQuote, aRatedRoom, nightsAt, propertyTerms } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const deal = (kind: Deal["kind"], percent = 10): Deal => ({
  kind,
  percent,
  from: day("2026-12-01"),
  until: day("2026-12-31"),
})

const withDeals = (...deals: ReadonlyArray<Deal>): Partial<StayToPrice> => ({
  member: true,
  rooms: [aRatedRoom({ deals })],
})

const terms = (changes: Partial<StayToPrice["terms"]>): Partial<StayToPrice> => ({
  residency: "visitor",
  terms: propertyTerms(changes),
})

const rooms = (...[changes]: Parameters<typeof aRatedRoom>): Partial<StayToPrice> => ({
  rooms: [aRatedRoom(changes)],
})

const under = (...plans: ReadonlyArray<RatePlan>): Partial<StayToPrice> => ({
  rooms: plans.map((plan) => aRatedRoom({ plan })) as unknown as StayToPrice["rooms"],
})

const withChild = (age: number): Partial<StayToPrice> =>
  childrenFor(aChildrenPolicy(), { ages: [age] }, noBedsAdded, 2)

describe("A price that differs from the one seen before", () => {
  it.each<[PriceInput, Partial<StayToPrice>, Partial<StayToPrice>]>([
    ["dates", {}, rooms({ nights: nightsAt([18000, 22000, 20000]) })],
    ["dates", {}, rooms({ nights: nightsAt([18000, 22000], "2027-01-04") })],
    ["dates", terms({}), { ...terms({}), ...rooms({ nights: nightsAt([18000, 22000, 1]) }) }],
    ["rooms", {}, rooms({ count: 2 })],
    ["rooms", {}, rooms({ roomType: RoomTypeId.make("springwater-suite") })],
    ["plan", under(aPlan()), under(aPlan({ id: PlanId.make("other") }))],
    ["plan", under(aPlan(), aPlan({ id: PlanId.make("other") })), under(aPlan(), aPlan())],
    [
      "plan",
      under(aPlan(), aPlan({ id: PlanId.make("other") })),
      { rooms: [aRatedRoom({ plan: aPlan(), count: 2 })] },
    ],
    ["children", withChild(8), withChild(3)],
    ["children", withChild(3), {}],
    ["rate", {}, rooms({ nights: nightsAt([18000, 22001]) })],
    ["member", withDeals(deal("member")), { ...withDeals(deal("member")), member: false }],
    ["member", withDeals(deal("promotion")), withDeals(deal("member", 20), deal("promotion"))],
    ["member", withDeals(deal("promotion")), withDeals(deal("member"))],
    ["deal", withDeals(deal("promotion")), {}],
    ["deal", withDeals(deal("promotion")), withDeals(deal("promotion", 20))],
    ["nationality", { residency: "assumedMalaysian" }, { residency: "visitor" }],
    ["fee", {}, { terms: propertyTerms({ feeBps: 200 }) }],
    ["taxes", {}, { terms: propertyTerms({ sstRegistered: false }) }],
    ["taxes", {}, { terms: propertyTerms({ levyArea: "melaka" }) }],
    ["taxes", terms({ tourismTaxExempt: true }), terms({})],
    ["taxes", terms({ levyArea: "penang" }), terms({ levyArea: "penang", stars: 3 })],
    ["deposit", {}, rooms({ depositPerRoom: senOf(1) })],
  ])("is told by its %s alone", (input, before, after) => {
    expect(whyDifferent(aQuote(before), aQuote(after)).inputs).toEqual([input])
    expect(whyDifferent(aQuote(after), aQuote(before)).inputs).toEqual([input])
  })

  it("does not take the rate of one plan for another's", () => {
    const both = aQuote(under(aPlan(), aSaver()))

    expect(whyDifferent(both, both).inputs).toEqual([])
  })

  it("names every input that changed, in the order of telling", () => {
    const after = aQuote({ residency: "visitor", ...rooms({ nights: nightsAt([19000]) }) })

    expect(whyDifferent(aQuote(), after).inputs).toEqual(["dates", "rate", "nationality"])
  })

  it("names the rooms with visitors in them where the guest stays the same", () => {
    const of = (said: number | null) =>
      quoteForResidency(aQuote(rooms({ count: 2 })), "malaysian", said)

    expect(whyDifferent(of(null), of(1)).inputs).toEqual(["roomsOfVisitors"])
    expect(whyDifferent(of(2), of(1)).inputs).toEqual(["roomsOfVisitors"])
    expect(whyDifferent(of(1), of(1)).inputs).toEqual([])
  })

  it("does not tell of a visitor's rooms where there are more rooms, or another guest", () => {
    const visiting = (count: number, said: number | null) =>
      quoteForResidency(aQuote(rooms({ count })), "visitor", said)
    const malaysian = quoteForResidency(aQuote(rooms({ count: 2 })), "malaysian")

    expect(whyDifferent(visiting(1, null), visiting(2, null)).inputs).toEqual(["rooms"])
    expect(whyDifferent(malaysian, visiting(2, 1)).inputs).toEqual(["nationality"])
  })

  it("says which lines moved, and by how much", () => {
    expect(whyDifferent(aQuote(), aQuote({ residency: "visitor" })).lines).toEqual([
      { line: "occupancyTax", by: 2000 },
      { line: "total", by: 2000 },
    ])
  })

  it("says nothing of a nationality that changes no price", () => {
    const same = whyDifferent(
      aQuote({ residency: "assumedMalaysian" }),
      aQuote({ residency: "permanentResident" }),
    )

    expect(same).toEqual({ inputs: [], lines: [] })
  })
})
