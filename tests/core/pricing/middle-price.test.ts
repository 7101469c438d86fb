import { senOf } from "#core/money/amounts.ts"
import { lessThanMiddle, middlePrice, savingAgainst } from "#core/pricing/middle-price.ts"
import { describe, expect, it } from "vitest"

const middle = senOf(200_00)

describe("the middle price", () => {
  it.each([
    [[], null],
    [[Infinity], null],
    [[300], 300],
    [[500, 100, 300], 300],
    [[400, 100, 300, 200], 200],
    [[Infinity, 900, Infinity, 100, 1000], 900],
  ])("of %j is %s", (costs, expected) => {
    expect(middlePrice(costs)).toBe(expected)
  })
})

describe("a price below the middle one", () => {
  it.each([
    [190_00, 10_00],
    [190_01, null],
    [200_00, null],
    [50_00, 150_00],
    [Infinity, null],
  ])("of %s is less by %s", (cost, less) => {
    expect(lessThanMiddle(cost, middle)).toBe(less)
  })

  it("is nothing where there is no middle one", () => {
    expect(lessThanMiddle(0, null)).toBeNull()
  })

  it.each([
    [0, 1],
    [100_00, 0.5],
    [200_00, 0],
    [300_00, -0.5],
    [400_00, -1],
    [900_00, -1],
  ])("of %s saves %s of it", (cost, saving) => {
    expect(savingAgainst(cost, middle)).toBe(saving)
  })

  it("saves nothing where there is no middle one, or it is nothing itself", () => {
    expect([savingAgainst(10, null), savingAgainst(10, senOf(0))]).toEqual([0, 0])
  })
})
