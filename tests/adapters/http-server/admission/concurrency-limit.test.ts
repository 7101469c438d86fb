import { concurrencyLimit } from "#adapters/http-server/admission/concurrency-limit.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const after = (delays: ReadonlyArray<number>, most = 32): number => {
  const limit = concurrencyLimit(most)
  for (const delay of delays) limit.saw(delay)
  return limit.now()
}

const times = (count: number, delay: number): ReadonlyArray<number> =>
  Array.from({ length: count }, () => delay)

describe("how much a process works on at once", () => {
  it("gets less by a quarter while the event loop stays late", () => {
    expect(after(times(4, 60))).toBe(32)
    expect(after(times(5, 60))).toBe(24)
    expect(after(times(10, 60))).toBe(18)
  })

  it("gets no less than a quarter of the most", () => {
    expect(after(times(500, 51))).toBe(8)
    expect(after(times(500, 51), 9)).toBe(3)
  })

  it("does not change for one late turn among others", () => {
    expect(after([900, 900, 900, 900, 50])).toBe(32)
  })

  it("grows again bit by bit", () => {
    expect(after([...times(10, 60), ...times(5, 10)])).toBe(20)
    expect(after([...times(10, 60), ...times(500, 10)])).toBe(32)
  })

  it("stays between a quarter of the most and the most, whatever is measured", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000)), fc.integer({ min: 1, max: 99 }), (delays, most) => {
        const limit = after(delays, most)
        expect(limit).toBeGreaterThanOrEqual(Math.ceil(most / 4))
        expect(limit).toBeLessThanOrEqual(most)
      }),
    )
  })
})
