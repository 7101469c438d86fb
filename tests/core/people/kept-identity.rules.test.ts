import type { Identity } from "#core/people/accepted-guest.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import { guestDetailsIssues, guestOf } from "#core/people/guest-details.rules.ts"
import { identityOf, residencyOf } from "#core/people/identity.rules.ts"
import { IdentityKind } from "#core/people/identity-kind.ts"
import {
  fitsKeptIdentity,
  isPerson,
  meansKeptIdentity,
  residencyOfGuest,
  withKeptKind,
  withKeptNumber,
  type KeptIdentity,
} from "#core/people/kept-identity.rules.ts"
import { anyGuest, anyTypedDetails } from "#fixtures/arbitraries/any-guest.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

const TODAY = day("2026-11-20")

const keptOf = (details: GuestDetails): KeptIdentity => ({
  ...details,
  identity: identityOf(details),
})

/** What a guest sends who leaves the number out that the account keeps. */
const leftOut = (details: GuestDetails): GuestDetails => ({
  ...details,
  identityNumber: "",
  keptIdentity: identityOf(details).kind,
})

describe("a person", () => {
  it.each([
    { firstName: "Nur" },
    { lastName: "Lim" },
    { nationality: "SG" },
    { dateOfBirth: "1990-04-13" },
    { gender: "male" },
    { gender: null },
  ] as const)("is another one with %o", (changes) => {
    expect(isPerson(aGuest(), aGuest(changes))).toBe(false)
  })

  it("is the same one whatever else is typed, and whatever the profile leaves empty", () => {
    const elsewhere = aGuest({ phone: "", email: "", address: "", specialRequests: "x" })
    expect(isPerson(aGuest(), elsewhere)).toBe(true)
    expect(isPerson(aGuest(), aGuest({ firstName: " Aisyah  " }))).toBe(true)
    expect(isPerson(aGuest({ dateOfBirth: "", gender: null }), aGuest())).toBe(true)
  })
})

describe("a number that the account keeps", () => {
  it("is meant where there is one and none is typed", () => {
    const meant = (identityNumber: string, keptIdentity: IdentityKind | null) =>
      meansKeptIdentity({ identityNumber, keptIdentity })

    expect(meant("", "mykad")).toBe(true)
    expect(meant(" ", "passport")).toBe(true)
    expect(meant("A1", "passport")).toBe(false)
    expect(meant("", null)).toBe(false)
  })

  it("fits the nationality that makes it what it is", () => {
    const fits = (nationality: string, keptIdentity: IdentityKind | null) =>
      fitsKeptIdentity({ nationality, keptIdentity })

    expect(fits("MY", "mykad")).toBe(true)
    expect(fits("SG", "passport")).toBe(true)
    expect(fits("SG", "permanentResident")).toBe(true)
    expect(fits("SG", "mykad")).toBe(false)
    expect(fits("MY", "passport")).toBe(false)
  })

  it("is no issue of the form, unless the nationality says otherwise", () => {
    expect(guestDetailsIssues(leftOut(aGuest()), TODAY)).toEqual([])
    expect(guestDetailsIssues({ ...leftOut(aGuest()), nationality: "SG" }, TODAY)).toEqual([
      { path: "identityNumber", code: "IdentityNumberMissing" },
    ])
    expect(guestDetailsIssues({ ...leftOut(aGuest()), keptIdentity: null }, TODAY)).toEqual([
      { path: "identityNumber", code: "IdentityNumberMissing" },
    ])
    const typed = { ...leftOut(aGuest()), identityNumber: "1" }
    expect(guestDetailsIssues(typed, TODAY)).toHaveLength(1)
  })

  it("takes the place of the one left out: the booking is as if it had been typed", () => {
    fc.assert(
      fc.property(anyGuest, (details) => {
        const whole = withKeptNumber(leftOut(details), keptOf(details))
        expect(guestOf(whole, TODAY)).toEqual(guestOf(details, TODAY))
        expect(residencyOfGuest(leftOut(details))).toBe(residencyOf(identityOf(details)))
      }),
    )
  })

  it("is never taken for another person, and never in place of one that is typed", () => {
    const kept = keptOf(aGuest())
    const number = (typed: GuestDetails, own: KeptIdentity | null = kept) =>
      withKeptNumber(typed, own).identityNumber

    expect(number(leftOut(aGuest({ lastName: "Lim" })))).toBe("")
    expect(number(leftOut(aGuest()), null)).toBe("")
    expect(number({ ...leftOut(aGuest()), identityNumber: "1" })).toBe("1")
    expect(number({ ...leftOut(aGuest()), keptIdentity: null })).toBe("")
  })

  it("is in no details that are checked: whatever was sent, what remains is a typed number", () => {
    const anyIdentity: fc.Arbitrary<Identity> = fc.record({
      kind: fc.constantFrom(...IdentityKind.literals),
      number: fc.string(),
    })
    fc.assert(
      fc.property(anyTypedDetails, fc.option(anyIdentity), (details, identity) => {
        const kept = identity && { ...details, identity }
        const { keptIdentity, identityNumber, ...rest } = withKeptNumber(details, kept)
        expect(keptIdentity).toBeNull()
        expect([details.identityNumber, identity?.number, ""]).toContain(identityNumber)
        expect(details).toMatchObject(rest)
      }),
    )
  })
})

describe("a form", () => {
  const known = { details: leftOut(aGuest()), maskedNumber: "••••••••5678" }

  it("lets the person whom the account knows leave the number out, and nobody else", () => {
    const kept = (details: GuestDetails, who: typeof known | null = known) =>
      withKeptKind(details, who).keptIdentity

    expect(kept(aGuest())).toBe("mykad")
    expect(kept(aGuest({ firstName: "Nur" }))).toBeNull()
    expect(kept(aForeignGuest())).toBeNull()
    expect(kept(leftOut(aGuest()), null)).toBeNull()
  })
})
