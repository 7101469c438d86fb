import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { averageOf, halfUp, percentOff, plus, shareOf, sumOf } from "#core/money/amounts.ts"
import { parseRinggit, ringgit } from "#core/money/ringgit.ts"
import { anyBps, anyFraction, anyRate, anySen } from "#fixtures/arbitraries/any-money.ts"

const exactHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))

describe("Money", () => {
  it("is rounded as the formula says, for numbers of any size", () => {
    fc.assert(
      fc.property(anyFraction, ({ numerator, denominator }) => {
        const exact = exactHalfUp(BigInt(numerator), BigInt(denominator))
        expect(halfUp(numerator, denominator)).toBe(exact)
      }),
    )
  })

  it("is shared as exactly as with numbers of any size", () => {
    fc.assert(
      fc.property(anySen, anyBps, (amount, bps) => {
        expect(shareOf(amount, bps)).toBe(exactHalfUp(BigInt(amount) * BigInt(bps), 10_000n))
      }),
    )
  })

  it("less a percentage is never more, and less the larger percentage never dearer", () => {
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(anySen, percent, percent, (amount, one, other) => {
        expect(percentOff(amount, one)).toBeLessThanOrEqual(amount)
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(percentOff(amount, more)).toBeLessThanOrEqual(percentOff(amount, less))
      }),
    )
  })

  it("sums to the same in every order", () => {
    fc.assert(
      fc.property(fc.array(anyRate), anyRate, (amounts, one) => {
        expect(sumOf(amounts.toReversed())).toBe(sumOf(amounts))
        expect(sumOf([one, ...amounts])).toBe(plus(one, sumOf(amounts)))
      }),
    )
  })

  it("averages to within half a sen of each part", () => {
    fc.assert(
      fc.property(anyRate, fc.integer({ min: 1, max: 240 }), (amount, count) => {
        expect(Math.abs(averageOf(amount, count) * count - amount)).toBeLessThanOrEqual(count / 2)
      }),
    )
  })

  it("is read back from how it is shown, with either space", { tags: ["§9.3", "§1.23"] }, () => {
    fc.assert(
      fc.property(anySen, (amount) => {
        expect(parseRinggit(ringgit(amount))).toBe(amount)
        expect(parseRinggit(ringgit(amount).replace("\u00A0", " "))).toBe(amount)
      }),
    )
  })

  it("below nothing is shown as the same amount with a minus", () => {
    fc.assert(
      fc.property(
        anySen.filter((amount) => amount > 0),
        (amount) => {
          expect(ringgit(-amount)).toBe(`-${ringgit(amount)}`)
        },
      ),
    )
  })
})
