import { describe, expect, it } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { bedsCost, bedsToAdd, bedTerms, noBedsAdded, withBeds } from "#core/pricing/added-beds.ts"
import type { ChildrenPolicy } from "#core/property/children-policy.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { present } from "#core/kernel/present.ts"

const cot = (price: number, per: "NIGHT" | "STAY" = "NIGHT", perRoom = 1) => ({
  cots: { perRoom, price: senOf(price), per },
})
const lacking = (children: number, adults = 0, guests = children + adults) => ({
  adults,
  children,
  guests,
})
const nobody = lacking(0)

const termsFor = (
  policy: ChildrenPolicy,
  ages: ReadonlyArray<number | null>,
  { rooms = 1, nights = 2 } = {},
) => present(bedTerms(policy, { ages, rooms }, nights))

const { cots: _, extraBeds: __, ...bare } = aChildrenPolicy()

describe("The terms for beds of children", () => {
  it("tell who has an adult's place, who a child's, and whom a cot fits", () => {
    expect(termsFor(aChildrenPolicy(), [0, 2, 3, null, 12, 13, 17])).toMatchObject({
      asAdults: 2,
      asChildren: 4,
      forCots: 2,
      rooms: 1,
      nights: 2,
    })
  })

  it("put nobody who counts as an adult into a cot", () => {
    expect(termsFor(aChildrenPolicy({ adultFrom: 1 }), [0, 1, 2])).toMatchObject({
      asAdults: 2,
      asChildren: 1,
      forCots: 1,
    })
  })

  it("are none without a policy, and where no age is known", () => {
    expect(bedTerms(undefined, { ages: [4], rooms: 1 }, 1)).toBe(null)
    expect(bedTerms(aChildrenPolicy(), { rooms: 1 }, 1)).toBe(null)
  })
})

describe("Beds for children", () => {
  it("are put up only where places are lacking", () => {
    const priced = aChildrenPolicy(cot(1_000))
    expect(bedsToAdd(termsFor(priced, [1, 8]), nobody)).toEqual({ cots: 0, extraBeds: 0 })
    expect(bedsToAdd(termsFor(priced, [8]), lacking(1))).toEqual({ cots: 0, extraBeds: 1 })
  })

  it("are one for each adult and child too many, where the room has a place for a guest more", () => {
    const priced = aChildrenPolicy(cot(1_000))
    expect(bedsToAdd(termsFor(priced, [14, 8], { rooms: 2 }), lacking(1, 1, 1))).toEqual({
      cots: 0,
      extraBeds: 2,
    })
  })

  it("are free cots for all whom they fit, as many as the rooms take", () => {
    const free = aChildrenPolicy()
    expect(bedsToAdd(termsFor(free, [1, 8]), nobody)).toEqual({ cots: 1, extraBeds: 0 })
    expect(bedsToAdd(termsFor(free, [1, 2]), nobody)).toEqual({ cots: 1, extraBeds: 0 })
    expect(bedsToAdd(termsFor(free, [1, 2], { rooms: 2 }), nobody)).toEqual({
      cots: 2,
      extraBeds: 0,
    })
    expect(bedsToAdd(termsFor(free, [1, 8]), lacking(2))).toEqual({ cots: 1, extraBeds: 1 })
    expect(bedsToAdd(termsFor(free, [1, 14]), lacking(0, 1))).toEqual({ cots: 1, extraBeds: 1 })
  })

  it("are cots or extra beds, whichever costs less for the stay", () => {
    const ages = [1]
    const one = (policy: ChildrenPolicy, nights: number) =>
      bedsToAdd(termsFor(policy, ages, { nights }), lacking(1))
    expect(one(aChildrenPolicy(cot(3_999)), 2)).toEqual({ cots: 1, extraBeds: 0 })
    expect(one(aChildrenPolicy(cot(4_000)), 2)).toEqual({ cots: 1, extraBeds: 0 })
    expect(one(aChildrenPolicy(cot(4_001)), 2)).toEqual({ cots: 0, extraBeds: 1 })
    expect(one(aChildrenPolicy(cot(8_001, "STAY")), 2)).toEqual({ cots: 0, extraBeds: 1 })
    expect(one(aChildrenPolicy(cot(8_001, "STAY")), 3)).toEqual({ cots: 1, extraBeds: 0 })
    expect(one({ ...bare, ...cot(9_999) }, 2)).toEqual({ cots: 1, extraBeds: 0 })
  })

  it("are as many dear cots as extra beds leave over", () => {
    const dear = aChildrenPolicy(cot(9_000, "NIGHT", 2))
    expect(bedsToAdd(termsFor(dear, [1, 2]), lacking(2))).toEqual({ cots: 1, extraBeds: 1 })
  })

  it("help nobody beyond what the rooms take, or whose age is not known", () => {
    const priced = aChildrenPolicy(cot(1_000))
    expect(bedsToAdd(termsFor(priced, [8, 9]), lacking(2))).toBe(null)
    expect(bedsToAdd(termsFor(priced, [8, 9], { rooms: 2 }), lacking(2))).toEqual({
      cots: 0,
      extraBeds: 2,
    })
    expect(bedsToAdd(termsFor(priced, [null, 8], { rooms: 2 }), lacking(2))).toBe(null)
    expect(bedsToAdd(termsFor(priced, [14, 8], { rooms: 2 }), lacking(2))).toBe(null)
    expect(bedsToAdd(termsFor(priced, [14, 8], { rooms: 2 }), lacking(0, 2))).toBe(null)
    expect(bedsToAdd(termsFor(priced, [14, 8], { rooms: 2 }), lacking(0, 0, 2))).toEqual({
      cots: 0,
      extraBeds: 2,
    })
    expect(bedsToAdd(termsFor(priced, [8], { rooms: 2 }), lacking(0, 0, 2))).toBe(null)
    expect(bedsToAdd(termsFor(bare, [8]), lacking(1))).toBe(null)
    expect(bedsToAdd(termsFor({ ...bare, ...cot(0) }, [1, 14]), lacking(0, 1))).toBe(null)
    expect(bedsToAdd(termsFor({ ...bare, ...cot(9, "NIGHT", 2) }, [1, 14]), lacking(0, 1))).toBe(
      null,
    )
  })

  it("cost so much a night each, and cots so much a stay where that is asked", () => {
    const beds = { cots: 2, extraBeds: 1 }
    const nightly = termsFor(aChildrenPolicy(cot(1_000)), [1], { nights: 3 })
    expect(bedsCost(nightly, beds)).toBe(3 * (2 * 1_000 + 4_000))
    const stay = termsFor(aChildrenPolicy(cot(1_000, "STAY")), [1], { nights: 3 })
    expect(bedsCost(stay, beds)).toBe(2 * 1_000 + 3 * 4_000)
    expect(bedsCost(termsFor(bare, [1]), beds)).toBe(0)
    expect(bedsCost(nightly, noBedsAdded)).toBe(0)
    expect(withBeds(senOf(700), nightly, beds)).toBe(700 + bedsCost(nightly, beds))
  })
})
