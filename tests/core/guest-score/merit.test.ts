import { meritOf } from "#core/guest-score/merit.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const scored = (tenths: number, count: number) => ({ tenths, count })
const merit = (changes: Partial<Parameters<typeof meritOf>[0]>) =>
  meritOf({ score: null, saving: 0, km: null, ...changes })

describe("the merit of a stay", () => {
  it("is the usual score for one at the middle price that nobody reviewed", () => {
    expect(merit({})).toBe(75)
  })

  it("counts a score as if five more reviews had given the usual one", () => {
    expect(merit({ score: scored(95, 5) })).toBe(85)
    expect(merit({ score: scored(95, 1) })).toBeCloseTo(78.33, 2)
    expect(merit({ score: scored(50, 20) })).toBe(55)
  })

  it("gains by a lower price and loses by a higher one", () => {
    expect([1, 0.5, -1].map((saving) => merit({ saving }))).toEqual([115, 95, 35])
  })

  it("loses three tenths of a point for each kilometre from the landmark, up to ten", () => {
    expect([0, 2, 10, 30].map((km) => merit({ km }))).toEqual([75, 69, 45, 45])
  })

  it("never falls by a lower price, a better score or a shorter way", () => {
    const anyStay = fc.record({
      saving: fc.double({ min: -1, max: 1, noNaN: true }),
      score: fc.record({
        tenths: fc.integer({ min: 20, max: 100 }),
        count: fc.integer({ min: 1, max: 500 }),
      }),
      km: fc.option(fc.double({ min: 0, max: 50, noNaN: true })),
    })
    fc.assert(
      fc.property(
        anyStay,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(80),
        (stay, part, more) => {
          const tenths = Math.min(100, stay.score.tenths + more)
          for (const better of [
            { ...stay, saving: stay.saving + (1 - stay.saving) * part },
            { ...stay, score: { ...stay.score, tenths } },
            { ...stay, km: stay.km === null ? null : stay.km * part },
          ])
            expect(meritOf(better)).toBeGreaterThanOrEqual(meritOf(stay) - 1e-9)
        },
      ),
    )
  })
})
