import { describe, expect, it } from "vitest"
import {
  averageOf,
  changedBy,
  halfUp,
  minus,
  percentOff,
  plus,
  senOf,
  shareOf,
  sumOf,
  times,
} from "#core/money/amounts.ts"
import { noMoney } from "#core/money/amounts.ts"

const LARGEST = Number.MAX_SAFE_INTEGER

describe("Money", () => {
  it("adds, multiplies and sums in whole sen", () => {
    expect(plus(senOf(1250), senOf(50))).toBe(1300)
    expect(minus(senOf(1250), senOf(1250))).toBe(0)
    expect(times(senOf(18000), 3)).toBe(54000)
    expect(sumOf([senOf(1), senOf(2), senOf(3)])).toBe(6)
    expect(sumOf([])).toBe(noMoney)
  })

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, LARGEST + 1])(
    "is never %d sen",
    (sen) => {
      expect(() => senOf(sen)).toThrow(`Not money: ${sen}`)
    },
  )

  it("refuses to overflow or to fall below nothing", () => {
    expect(senOf(LARGEST)).toBe(LARGEST)
    expect(() => plus(senOf(LARGEST), senOf(1))).toThrow(RangeError)
    expect(() => times(senOf(LARGEST), 2)).toThrow(RangeError)
    expect(() => minus(senOf(1), senOf(2))).toThrow(RangeError)
  })

  it("rounds half a sen up", () => {
    expect([halfUp(1, 2), halfUp(1, 3), halfUp(2, 3), halfUp(5, 2), halfUp(6, 3)]).toEqual([
      1, 0, 1, 3, 2,
    ])
    expect(shareOf(senOf(263050), 300)).toBe(7892)
    expect(shareOf(senOf(263016), 300)).toBe(7890)
    expect(percentOff(senOf(33333), 15)).toBe(28333)
    expect(percentOff(senOf(10), 5)).toBe(10)
    expect(changedBy(senOf(33333), -15)).toBe(28333)
    expect(changedBy(senOf(33333), 15)).toBe(38333)
    expect(averageOf(senOf(263050), 6)).toBe(43842)
  })

  it("takes an exact share of the largest amount there is", () => {
    expect(shareOf(senOf(LARGEST), 10_000)).toBe(LARGEST)
    expect(shareOf(senOf(LARGEST), 800)).toBe(720575940379279)
  })
})
