import { strengthOf, type PasswordStrength } from "#core/passwords/password-strength.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const owner = { email: "aisyah.tan@example.com" }
const order: ReadonlyArray<PasswordStrength> = ["none", "weak", "fair", "good", "strong"]

describe("the strength of a password", () => {
  it.each([
    ["", "none"],
    ["short", "weak"],
    ["aisyah.tan-2026", "weak"],
    ["aaaaaaaaaaaaaaaaaaaaaaaa", "weak"],
    ["singgah1234 malaysia", "weak"],
    ["xuxuxuxuxu bibi", "fair"],
    ["hqbvmtwzkd", "fair"],
    ["hqbvmtwzkd729", "fair"],
    ["hqbvmtwzkdß29", "fair"],
    ["hqbvmtwzkd7294", "good"],
    ["hqbvmtwzkdhqbvmtwzk", "good"],
    ["hqbvmtwzkdhqbvmtwzkd", "strong"],
    ["hujan di tepi pantai", "good"],
    ["hujan lebat di tepi pantai biru", "strong"],
    ["青山绿水红花白云蓝天碧海明月清风大地春", "good"],
  ] as const)("is of %j %s", (typed, strength) => {
    expect(strengthOf(typed, owner)).toBe(strength)
  })

  it("never sinks by typing on, but at the longest, or where a word is finished", () => {
    const wordless = fc.string({ unit: fc.constantFrom(..."bcdfghjkvwxz 27"), maxLength: 60 })
    const nobody = { email: "" }
    fc.assert(
      fc.property(wordless, wordless, (typed, more) => {
        const before = order.indexOf(strengthOf(typed, nobody))

        expect(order.indexOf(strengthOf(typed + more, nobody))).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})
