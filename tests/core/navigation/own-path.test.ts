import { ownPathOf } from "#core/navigation/own-path.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

describe("the way back after signing in", () => {
  it.each([
    ["/account/bookings", "/account/bookings"],
    ["/properties?where=penang&adults=2", "/properties?where=penang&adults=2"],
    ["/a/../account/profile", "/account/profile"],
    ["/account/profile#top", "/account/profile"],
    ["/help/login", "/help/login"],
    ["/login-trouble", "/login-trouble"],
    ["/help//login", "/help//login"],
  ])("leads from %j to %j", (typed, path) => {
    expect(ownPathOf(typed)).toBe(path)
  })

  it.each([
    "",
    "account",
    "//evil.example/a",
    "/\\evil.example",
    "/\t/evil.example",
    "/a\\..\\..",
    "https://evil.example/",
    "javascript:alert(1)",
    "/..//evil.example",
    "/login",
    "/login?redirect=/login",
    "/register/",
    "/forgot-password",
    "/reset-password?link=x",
  ])("leads home instead of to %j", (typed) => {
    expect(ownPathOf(typed)).toBe("/")
  })

  it("never leaves the site, whatever is asked for", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."/\\:.@?#a\t %2fe") }), (typed) => {
        const { origin } = new URL(ownPathOf(typed), "https://singgah.example")

        expect(origin).toBe("https://singgah.example")
      }),
    )
  })
})
