import { CROCKFORD, crockfordOf } from "#core/kernel/crockford.ts"
import { describe, expect, it } from "vitest"

const bytes = (...values: ReadonlyArray<number>) => Uint8Array.from(values)

describe("random bytes as digits and letters", () => {
  it("leaves out what is mistaken for another: I, L, O and U", () => {
    expect(CROCKFORD).toHaveLength(32)
    expect(new Set(CROCKFORD).size).toBe(32)
    expect(CROCKFORD).not.toMatch(/[ILOU]/)
  })

  it.each([
    [bytes(0, 0), 10, "00"],
    [bytes(255, 255), 10, "ZZ"],
    [bytes(0x84, 0x21), 15, "GGG"],
    [bytes(18 << 3), 5, "J"],
    [bytes(0, 1), 16, "0001"],
    [bytes(1, 0), 16, "0080"],
    [bytes(0x08, 0xff), 5, "1"],
  ])("writes the first bits of %s, %i of them, as %s", (random, bits, written) => {
    expect(crockfordOf(random, bits)).toBe(written)
  })

  it("takes every bit that there is, and no more", () => {
    expect(crockfordOf(bytes(255), 8)).toBe("7Z")
    expect(() => crockfordOf(bytes(255), 9)).toThrow(new RangeError("Fewer than 9 random bits"))
  })
})
