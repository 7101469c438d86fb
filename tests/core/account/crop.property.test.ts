import { cutOf, dragged, middle } from "#core/account/crop.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const anySize = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
})
const anyShare = fc.double({ min: -1, max: 2, noNaN: true })
const anyFraming = fc.record({ zoom: anyShare, across: anyShare, down: anyShare })

describe("cutting a square out of a picture", () => {
  it("begins with all of its middle", () => {
    expect(cutOf({ width: 400, height: 300 }, middle)).toEqual({ left: 50, top: 0, side: 300 })
  })

  it("never leaves the picture, however it is framed and dragged", () => {
    fc.assert(
      fc.property(anySize, anyFraming, anyShare, anyShare, (size, framing, right, down) => {
        const { left, top, side } = cutOf(size, dragged(size, framing, right, down))

        expect(side).toBeGreaterThan(0)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-6)
        expect(left + side).toBeLessThanOrEqual(size.width + 1e-6)
        expect(top + side).toBeLessThanOrEqual(size.height + 1e-6)
      }),
    )
  })

  it("follows the finger: what was dragged to the right shows more of the left", () => {
    const size = { width: 400, height: 300 }

    expect(cutOf(size, dragged(size, middle, 0.1, 0)).left).toBeCloseTo(20)
    expect(cutOf(size, dragged(size, { ...middle, zoom: 1 }, 0, -0.2)).top).toBeCloseTo(127.5)
  })

  it("stays in the middle of what there is no room to drag in", () => {
    const size = { width: 400, height: 300 }

    expect(dragged(size, middle, 0.1, 0.4)).toEqual({ zoom: 0, across: 0.2, down: 0.5 })
    expect(dragged(size, middle, 0, 0)).toEqual(middle)
  })
})
