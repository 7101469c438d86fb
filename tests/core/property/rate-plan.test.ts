import { BoardPrice, PlanDifference, PlanId, RatePlan } from "#core/property/rate-plan.ts"
import { aPlan } from "#fixtures/builders/a-plan.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "../kernel/without-each-field.ts"

const isPlan = Schema.is(RatePlan)

describe("a rate plan from outside", () => {
  it("has every part, with a name or without one", () => {
    const whole = { ...aPlan({ name: { en: "Saver", bm: "Jimat", cn: "优惠" } }) }

    expect([whole, aPlan()].every(isPlan)).toBe(true)
    expect(withoutEachField(whole).filter(([, rest]) => isPlan(rest))).toEqual([])
  })

  it.each(["b", "7", "half-board", "saver-", "a".repeat(40)])("may be named %j", (id) => {
    expect(Schema.is(PlanId)(id)).toBe(true)
  })

  it.each(["", "-saver", "Saver", "saver!", " saver", "half board", "a".repeat(41)])(
    "is never named %j",
    (id) => {
      expect(Schema.is(PlanId)(id)).toBe(false)
    },
  )

  it.each(["ROOM_ONLY", "BREAKFAST", "HALF_BOARD"])("may have the board %s", (board) => {
    expect(isPlan({ ...aPlan(), board })).toBe(true)
  })

  it.each(["NOW", "AT_PROPERTY", "EITHER"])("may be paid %s", (pay) => {
    expect(isPlan({ ...aPlan(), pay })).toBe(true)
  })

  it.each([{ board: "" }, { board: "FULL_BOARD" }, { pay: "" }, { pay: "LATER" }])(
    "has no meals and no payment of another kind: %j",
    (changes) => {
      expect(isPlan({ ...aPlan(), ...changes })).toBe(false)
    },
  )

  it("asks a price of each adult and of each child for its meals", () => {
    const isPrice = Schema.is(BoardPrice)

    expect(isPrice({ adult: 1_500, child: 0 })).toBe(true)
    expect([{}, { adult: 1_500 }, { child: 800 }, { adult: -1, child: 0 }].some(isPrice)).toBe(
      false,
    )
  })
})

describe("what a plan differs by", () => {
  const differs = Schema.is(PlanDifference)

  it.each([
    ["percent", -90, 200],
    ["sen", -1_000_000, 1_000_000],
  ])("is whole %s from %i to %i", (unit, least, most) => {
    const by = (amount: number) => differs({ [unit]: amount })

    expect([least, 0, most].map(by)).toEqual([true, true, true])
    expect([least - 1, most + 1, 0.5].map(by)).toEqual([false, false, false])
  })

  it("is said", () => {
    expect(differs({})).toBe(false)
  })
})
