import { strengthOf, type PasswordStrength } from "#core/account/password-strength.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const email = "aisyah.tan@example.com"
const order: ReadonlyArray<PasswordStrength> = ["none", "weak", "fair", "good", "strong"]

describe("the strength of a password", () => {
  it.each([
    ["", "none"],
    ["short", "weak"],
    ["aisyah.tan-2026", "weak"],
    ["aaaaaaaaaaaaaaaaaaaaaaaa", "fair"],
    ["qwerasdfzx", "fair"],
    ["qwerasdfzx123", "fair"],
    ["qwerasdfzx1234", "good"],
    ["hujan di tepi pantai", "good"],
    ["hujan lebat di tepi pantai biru", "strong"],
    ["青山绿水红花白云蓝天碧海明月清风大地春", "good"],
  ] as const)("is of %j %s", (typed, strength) => {
    expect(strengthOf(typed, email)).toBe(strength)
  })

  it("never sinks by typing on, but at the longest", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (typed, more) => {
        const before = order.indexOf(strengthOf(typed, ""))

        expect(order.indexOf(strengthOf(typed + more, ""))).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})
