import * as fc from "fast-check"
import { parsePhoneNumberWithError } from "libphonenumber-js"
import { describe, expect, it } from "vitest"
import { isEmail } from "#core/people/email.rules.ts"
import { guestDetailsIssues, guestOf } from "#core/people/guest-details.rules.ts"
import { identityOf } from "#core/people/identity.rules.ts"
import { twelveDigitsOf } from "#core/people/mykad.rules.ts"
import { phoneAsTyped } from "#core/people/phone-countries.ts"
import { phoneNumberOf } from "#core/people/phone-number.rules.ts"
import { anyGuest } from "#fixtures/arbitraries/any-guest.ts"
import { anyWayToWrite } from "#fixtures/arbitraries/any-writing.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const TODAY = day("2026-11-20")

describe("A phone number", () => {
  it("is the same number in the national, the international and the typed way", () => {
    fc.assert(
      fc.property(anyGuest, ({ phone }) => {
        const number = parsePhoneNumberWithError(phone)
        expect(phoneNumberOf(number.formatInternational())).toBe(phone)
        expect(phoneNumberOf(number.formatNational(), number.country)).toBe(phone)
        expect(phoneNumberOf(phoneAsTyped(phone, number.country ?? "MY"))).toBe(phone)
      }),
    )
  })

  it("of a country is written with its calling code as soon as it is typed", () => {
    fc.assert(
      fc.property(anyGuest, ({ phone }) => {
        const { country = "MY", nationalNumber } = parsePhoneNumberWithError(phone)
        const typed = phoneAsTyped(nationalNumber, country)
        expect(phoneNumberOf(typed)).toBe(phone)
        expect(phoneAsTyped(typed, country)).toBe(typed)
      }),
    )
  })
})

describe("An identity number", () => {
  const anyWritten = anyGuest.chain((guest) =>
    fc.tuple(fc.constant(guest), anyWayToWrite(guest.identityNumber)),
  )

  it("is the same number however it is written", () => {
    fc.assert(
      fc.property(anyWritten, ([guest, identityNumber]) => {
        expect(identityOf({ ...guest, identityNumber })).toEqual(identityOf(guest))
        expect(guestDetailsIssues({ ...guest, identityNumber }, TODAY)).toEqual([])
      }),
    )
  })

  it("of twelve digits is read back from its groups of six, two and four", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), (digits) => {
        const printed = [digits.slice(0, 6), digits.slice(6, 8), digits.slice(8)].join("-")
        expect(twelveDigitsOf(printed)).toBe(digits)
      }),
    )
  })
})

describe("An e-mail address", () => {
  it("is one in either case, and the same guest's", () => {
    fc.assert(
      fc.property(anyGuest, (guest) => {
        const email = guest.email.toUpperCase()
        expect(isEmail(email)).toBe(true)
        expect(guestOf({ ...guest, email }, TODAY)?.email.toLowerCase()).toBe(
          guestOf(guest, TODAY)?.email.toLowerCase(),
        )
      }),
    )
  })
})
