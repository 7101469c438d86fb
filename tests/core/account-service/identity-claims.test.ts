import { outsideGuestIn } from "#core/account-service/identity-claims.rules.ts"
import type { IdentityClaims } from "#core/account-store/identity-provider.port.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const now = Date.parse("2026-11-21T04:00:00Z")
const expected = { issuer: "https://id.test", audience: "singgah", nonce: "n-1", now }

const claims: IdentityClaims = {
  iss: "https://id.test",
  sub: "42",
  aud: "singgah",
  exp: now / 1000 + 1,
  nonce: "n-1",
  email: "mei@example.com",
  email_verified: true,
  given_name: " Mei  Ling ",
  family_name: "Lim",
  locale: "zh-TW",
}

const without = (name: keyof IdentityClaims): IdentityClaims => {
  const { [name]: _gone, ...rest } = claims
  return rest as IdentityClaims
}

const ofWindow = { ...expected, nonce: null }

const reasonFor = (said: IdentityClaims): string =>
  Effect.runSync(Effect.flip(outsideGuestIn(said, expected))).reason

const guestIn = (said: IdentityClaims) => Effect.runSync(outsideGuestIn(said, expected))

describe("a token", () => {
  it("speaks of a guest by issuer and subject", () => {
    expect(guestIn(claims)).toEqual({
      outside: "https://id.test 42",
      email: "mei@example.com",
      firstName: "Mei Ling",
      lastName: "Lim",
      language: "cn",
    })
  })

  it.each<[string, IdentityClaims, string]>([
    ["another issuer", { ...claims, iss: "https://id.test.elsewhere.example" }, "unproven"],
    ["an issuer that differs by a slash", { ...claims, iss: "https://id.test/" }, "unproven"],
    ["no subject", { ...claims, sub: "" }, "unproven"],
    ["a subject with a NUL", { ...claims, sub: "42\u0000" }, "unproven"],
    ["a subject with a NUL before it", { ...claims, sub: "\u000042" }, "unproven"],
    ["a subject over 255 characters", { ...claims, sub: "4".repeat(256) }, "unproven"],
    ["another site", { ...claims, aud: "another" }, "unproven"],
    ["no site at all", { ...claims, aud: [] }, "unproven"],
    ["several sites, and not who asked", { ...claims, aud: ["singgah", "b"] }, "unproven"],
    [
      "several sites, of which another asked",
      { ...claims, aud: ["singgah", "b"], azp: "b" },
      "unproven",
    ],
    ["this site, though another asked", { ...claims, azp: "b" }, "unproven"],
    ["another nonce", { ...claims, nonce: "n-2" }, "unproven"],
    ["no nonce", without("nonce"), "unproven"],
    ["a moment that is over", { ...claims, exp: now / 1000 }, "expired"],
    ["an unverified address", { ...claims, email_verified: false }, "unverifiedEmail"],
    ["an address of which nothing is said", without("email_verified"), "unverifiedEmail"],
    ["no address", without("email"), "unverifiedEmail"],
    ["an address that is none", { ...claims, email: "mei" }, "unverifiedEmail"],
  ])("is refused with %s", (_what, said, reason) => {
    expect(reasonFor(said)).toBe(reason)
  })

  it.each([
    ["no nonce", without("nonce")],
    ["a nonce of its own", claims],
  ] as const)("of the service's own window may come with %s", (_what, said) => {
    expect(Effect.runSync(outsideGuestIn(said, ofWindow)).outside).toMatch(/42$/)
  })

  it("may be for several sites if this one asked", () => {
    expect(guestIn({ ...claims, aud: ["b", "singgah"], azp: "singgah" }).outside).toMatch(/42$/)
  })

  it("without a name is called by the address", () => {
    const { given_name: _given, family_name: _family, locale: _locale, ...nameless } = claims

    expect(guestIn(nameless)).toMatchObject({ firstName: "mei", lastName: "", language: "en" })
  })

  it("has the longest subject of all", () => {
    expect(guestIn({ ...claims, sub: "4".repeat(255) }).outside).toMatch(/ 4{255}$/)
  })

  it.each(["Mei\u0000", "\ud800", "x".repeat(101), "42"])("is not called %j", (name) => {
    const named = { ...claims, given_name: name, family_name: name }

    expect(guestIn(named)).toMatchObject({ firstName: "mei", lastName: "" })
  })

  it.each([
    ["ms-MY", "bm"],
    ["zh", "cn"],
    ["en-MS", "en"],
    ["x-zh", "en"],
    ["msa", "en"],
  ])("of the locale %s is written to in %s", (locale, language) => {
    expect(guestIn({ ...claims, locale }).language).toBe(language)
  })
})
