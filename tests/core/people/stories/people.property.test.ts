import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { maskedGuest } from "#core/booking/masking.ts"
import { isEmail } from "#core/people/email.rules.ts"
import { guestDetailsIssues, guestOf } from "#core/people/guest-details.rules.ts"
import { identityOf, residencyOf } from "#core/people/identity.rules.ts"
import { nameIssue, nameOf } from "#core/people/name.rules.ts"
import { phoneNumberOf } from "#core/people/phone-number.rules.ts"
import { anyGuest, anyTypedDetails } from "#fixtures/arbitraries/any-guest.ts"
import { anyText } from "#fixtures/arbitraries/any-text.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const TODAY = day("2026-11-20")

describe("The rules of people", () => {
  it("accept a guest exactly when no field has an issue", () => {
    fc.assert(
      fc.property(fc.oneof(anyTypedDetails, anyGuest), (details) => {
        const issues = guestDetailsIssues(details, TODAY)
        expect(guestOf(details, TODAY) === null).toBe(issues.length > 0)
      }),
    )
  })

  it("list each field once at most", () => {
    fc.assert(
      fc.property(anyTypedDetails, (details) => {
        const paths = guestDetailsIssues(details, TODAY).map(({ path }) => path)
        expect(new Set(paths).size).toBe(paths.length)
      }),
    )
  })

  it("take tourism tax from nobody with twelve digits", () => {
    fc.assert(
      fc.property(anyGuest, (details) => {
        const twelve = details.identityNumber.length === 12
        expect(residencyOf(identityOf(details)) === "visitor").toBe(!twelve)
      }),
    )
  })

  it("keep names and phone numbers in a form that stays the same", () => {
    fc.assert(
      fc.property(anyText, anyGuest, (text, { phone }) => {
        expect(nameOf(nameOf(text))).toBe(nameOf(text))
        const kept = phoneNumberOf(phone)
        expect(phoneNumberOf(kept ?? "")).toBe(kept)
      }),
    )
  })

  it.each<[string, (text: string) => unknown]>([
    ["e-mail", isEmail],
    ["name", nameIssue],
    ["phone number", phoneNumberOf],
  ])("answer to a %s of a hundred thousand characters", (_, rule) => {
    for (const part of ["a", "a.", "-", " ", "@", "1", "a@b.", "\u0301"])
      expect([false, null, "NameTooLong", "NameMissing", "NameWithoutLetter"]).toContain(
        rule(part.repeat(100_000)),
      )
  })
})

describe("A masked guest", () => {
  it("never shows the mailbox, the number or a whole name of more than one letter", () => {
    fc.assert(
      fc.property(anyGuest, (details) => {
        const guest = guestOf(details, TODAY)
        if (guest === null) throw new Error("This guest keeps every rule")
        const masked = maskedGuest(guest)
        expect(masked.email).toMatch(/^.•••@[^@]+$/)
        expect(masked.phone).toMatch(/^•••\d{3}$/)
        for (const word of masked.name.split(" ")) expect(word).toMatch(/^[^•]+•{1,4}$/)
      }),
    )
  })
})
