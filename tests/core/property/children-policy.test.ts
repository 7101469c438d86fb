import { Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { ChildrenPolicy } from "#core/property/children-policy.ts"
import {
  freeUntil,
  isAsAdult,
  mayHaveCot,
  priceAtAge,
  rateAtAge,
} from "#core/property/children-policy.rules.ts"
import { anyChildrenPolicy } from "#fixtures/arbitraries/any-children.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"

const policy = aChildrenPolicy({
  rates: [
    { from: 6, price: senOf(2_000) },
    { from: 12, price: senOf(3_500) },
  ],
})

describe("A policy of children", () => {
  it("asks nothing below its first age, and the rate of the last age reached from there on", () => {
    const prices = [0, 5, 6, 11, 12, 17].map((age) => priceAtAge(policy, age))
    expect(prices).toEqual([0, 0, 2_000, 2_000, 3_500, 3_500])
    expect(rateAtAge(policy, 5)).toBe(undefined)
    expect(rateAtAge(policy, 6)).toBe(policy.rates[0])
  })

  it("says up to which age a child stays free", () => {
    expect(freeUntil(policy)).toBe(5)
    expect(freeUntil({ rates: [] })).toBe(17)
    expect(freeUntil({ rates: [{ from: 0, price: senOf(100) }] })).toBe(null)
    const late = [
      { from: 0, price: senOf(0) },
      { from: 3, price: senOf(1) },
    ]
    expect(freeUntil({ rates: late })).toBe(2)
  })

  it("counts a child as an adult from an age on, where it says so", () => {
    expect([12, 13, 14].map((age) => isAsAdult(policy, age))).toEqual([false, true, true])
    expect(isAsAdult({}, 17)).toBe(false)
  })

  it("has cots for the smallest", () => {
    expect([0, 2, 3].map(mayHaveCot)).toEqual([true, true, false])
  })

  it("is never cheaper for an older child", () => {
    fc.assert(
      fc.property(anyChildrenPolicy, fc.nat(17), fc.nat(17), (any, one, other) => {
        expect(priceAtAge(any, Math.max(one, other))).toBeGreaterThanOrEqual(
          priceAtAge(any, Math.min(one, other)),
        )
      }),
    )
  })

  it("is bounded where it comes from outside", () => {
    const read = (changes: object) =>
      Schema.decodeUnknownResult(ChildrenPolicy)({ ...aChildrenPolicy(), ...changes })._tag
    expect(read({})).toBe("Success")
    expect(read({ rates: [{ from: 17, price: 100_000 }] })).toBe("Success")
    expect(read({ cots: { perRoom: 4, price: 0, per: "STAY" } })).toBe("Success")
    const eachAge = Array.from({ length: 18 }, (_, from) => ({ from, price: 1 }))
    expect(read({ rates: eachAge })).toBe("Success")
    for (const wrong of [
      { rates: [{ from: 18, price: 0 }] },
      { rates: [{ from: -1, price: 0 }] },
      { rates: [{ from: 1, price: 100_001 }] },
      { rates: Array.from({ length: 19 }, () => ({ from: 1, price: 1 })) },
      { adultFrom: 18 },
      { cots: { perRoom: 0, price: 0, per: "STAY" } },
      { cots: { perRoom: 5, price: 0, per: "STAY" } },
      { cots: { perRoom: 1, price: 0, per: "WEEK" } },
      { extraBeds: { perRoom: 1, price: -1 } },
      { extraBeds: { perRoom: 1, price: 100_001 } },
    ])
      expect(read(wrong)).toBe("Failure")
  })
})
