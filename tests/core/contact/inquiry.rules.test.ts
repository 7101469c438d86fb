import { acceptedInquiry, inquiryIssues } from "#core/contact/inquiry.rules.ts"
import { inquiryTypes } from "#core/contact/inquiry.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const codesOf = (changes: Parameters<typeof inquiryFields>[0]) =>
  inquiryIssues(inquiryFields(changes)).map(({ code }) => code)

describe("an inquiry", () => {
  it("is accepted with everything right", () => {
    expect(codesOf({})).toEqual([])
  })

  it.each(inquiryTypes)("can be about %s", (type) => expect(codesOf({ type })).toEqual([]))

  it.each([
    ["type", "love", "InvalidInquiryType"],
    ["type", "", "InvalidInquiryType"],
    ["name", " ", "InvalidName"],
    ["name", "12345", "InvalidName"],
    ["phone", "12", "InvalidPhone"],
    ["phone", "", "InvalidPhone"],
    ["email", "aisyah@", "InvalidEmail"],
    ["email", "a@b.my, c@d.my", "InvalidEmail"],
    ["subject", "  ", "SubjectMissing"],
    ["subject", "x".repeat(121), "SubjectTooLong"],
    ["subject", "Hello\u202Eolleh", "TextUnreadable"],
    ["subject", "Two\nlines", "TextUnreadable"],
    ["message", "Too short", "MessageTooShort"],
    ["message", "x".repeat(4001), "MessageTooLong"],
    ["message", "Hello\u0000 to all of you", "TextUnreadable"],
  ])("with %s %o is told %s", (field, text, code) => {
    expect(inquiryIssues(inquiryFields({ [field]: text }))).toEqual([{ path: field, code }])
  })

  it.each([
    ["subject", "x"],
    ["subject", "x".repeat(120)],
    ["message", "x".repeat(10)],
    ["message", "x".repeat(4000)],
    ["message", "First line\n\nsecond line"],
  ])("may have a %s at the very limit", (field, text) => {
    expect(inquiryIssues(inquiryFields({ [field]: text }))).toEqual([])
  })

  it("is kept tidy: one form for name, phone and subject", () => {
    const typed = inquiryFields({
      name: "  Nur   Aisyah ",
      phone: "012-345 6789",
      email: " a@example.com ",
      subject: " An   invoice ",
      message: " Could you please help? \n",
    })

    expect(acceptedInquiry(typed)).toEqual({
      type: "payment",
      name: "Nur Aisyah",
      phone: "+60123456789",
      email: "a@example.com",
      subject: "An invoice",
      message: "Could you please help?",
    })
  })

  it("with any issue is not accepted", () => {
    expect(acceptedInquiry(inquiryFields({ email: "no" }))).toBeNull()
  })

  it("never breaks the rules, whatever is typed, and is accepted exactly without issues", () => {
    const typed = fc.record({
      type: fc.oneof(fc.constantFrom(...inquiryTypes), fc.string()),
      name: fc.string({ unit: "binary" }),
      phone: fc.string(),
      email: fc.oneof(fc.emailAddress(), fc.string()),
      subject: fc.string({ unit: "binary", maxLength: 130 }),
      message: fc.string({ unit: "binary" }),
    })

    fc.assert(
      fc.property(typed, (fields) => {
        const accepted = acceptedInquiry(fields)

        expect(accepted === null).toBe(inquiryIssues(fields).length > 0)
        expect(accepted === null ? [] : inquiryIssues(accepted)).toEqual([])
      }),
    )
  })
})
