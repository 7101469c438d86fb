import { describe, expect, it } from "vitest"
import { ageOn, birthDateIssue } from "#core/people/birth-date.rules.ts"
import { emailKeyOf, isEmail } from "#core/people/email.rules.ts"
import { nameIssue, nameOf } from "#core/people/name.rules.ts"
import { isNationality, nationalities } from "#core/people/nationalities.ts"
import { phoneNumberOf } from "#core/people/phone-number.rules.ts"

describe("A name", () => {
  it.each([
    "A",
    "伟",
    "Siti Nurhaliza binti Tarudin",
    "O'Neill-Ng",
    "முருகன்",
    "a".repeat(100),
    "𠮷".repeat(100),
    "José",
  ])("may be %s", (name) => {
    expect(nameIssue(name)).toBeNull()
  })

  it.each([
    ["", "NameMissing"],
    [" \t ", "NameMissing"],
    ["a".repeat(101), "NameTooLong"],
    ["1234", "NameWithoutLetter"],
    ["—", "NameWithoutLetter"],
    ["A\u0000B", "NameUnreadable"],
    ["A\u202EB", "NameUnreadable"],
    ["A\uD800", "NameUnreadable"],
  ])("%j is refused as %s", (name, issue) => {
    expect(nameIssue(name)).toBe(issue)
  })

  it("is kept with single spaces and composed letters", () => {
    expect(nameOf("  Jose\u0301 \n\t Tan ")).toBe("José Tan")
  })
})

describe("An e-mail address", () => {
  it.each([
    "a@example.com",
    " aisyah.tan@example.com ",
    "o'neill+stay@mail.example.co.uk",
    "a-b_c@x-y.my",
    "a@1.example",
    `${"a".repeat(64)}@example.com`,
    `a@${"b".repeat(63)}.com`,
    `a@${"b.".repeat(124)}com.`.slice(0, -1),
    `${"a".repeat(6)}@${"b.".repeat(122)}com`,
  ])("may be %s", (address) => {
    expect(isEmail(address)).toBe(true)
  })

  it.each([
    "",
    "a",
    "@example.com",
    "a@",
    "a@example",
    "a@@example.com",
    "a@example.com@example.com",
    "a@example.com, b@example.com",
    "a b@example.com",
    "a\n@example.com",
    ".a@example.com",
    "a.@example.com",
    "a..b@example.com",
    "a@.com",
    "a@example..com",
    "a@-example.com",
    "a@example-.com",
    "a@exam_ple.com",
    "a@192.168.0.1",
    "a@example.c",
    "a@example.1com",
    "a@mail.example.1com",
    "é@example.com",
    "<a@example.com>",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(64)}.com`,
    `${"a".repeat(7)}@${"b.".repeat(122)}com`,
  ])("is not %s", (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it("is the same in capital letters", () => {
    expect(emailKeyOf(" Aisyah.Tan@Example.COM")).toBe("aisyah.tan@example.com")
  })
})

describe("A phone number", () => {
  it.each([
    ["+60 12-345 6789", "+60123456789"],
    ["012-345 6789", "+60123456789"],
    [" +60123456789 ", "+60123456789"],
    ["＋６０１２３４５６７８９", "+60123456789"],
    ["+65 8123 4567", "+6581234567"],
    ["+86 131 2345 6789", "+8613123456789"],
    ["03-2161 2345", "+60321612345"],
  ])("%s is kept as %s", (typed, kept) => {
    expect(phoneNumberOf(typed)).toBe(kept)
  })

  it("without a country is of the visitor's", { tags: "§5.10" }, () => {
    expect(phoneNumberOf("8123 4567", "SG")).toBe("+6581234567")
  })

  it.each([
    "",
    "12",
    "+60",
    "call +60 12-345 6789",
    "+60 12-345 6789 ext. 5",
    "+999 123456789",
    "phone",
  ])("is not %j", (typed) => {
    expect(phoneNumberOf(typed)).toBeNull()
  })

  it("has at most fourteen characters with its plus", { tags: ["§5.8", "§9.6"] }, () => {
    expect(phoneNumberOf("+49 1512 3456789")).toBe("+4915123456789")
    expect(phoneNumberOf("+49 1512 3456789")).toHaveLength(14)
    expect(phoneNumberOf("+49 30 123456789012")).toBeNull()
  })
})

describe("A date of birth", () => {
  it.each([
    ["2008-11-20", "2026-11-20", null],
    ["2008-11-21", "2026-11-20", "TooYoung"],
    ["2026-11-20", "2026-11-20", "TooYoung"],
    ["2026-11-21", "2026-11-20", "BornInTheFuture"],
    ["2008-02-29", "2026-02-28", "TooYoung"],
    ["2008-02-29", "2026-03-01", null],
    ["1990-04-31", "2026-11-20", "NotADate"],
    ["", "2026-11-20", "NotADate"],
  ])("of %s on %s is refused as %s", (born, today, issue) => {
    expect(birthDateIssue(born, today)).toBe(issue)
  })

  it("makes a guest older on the birthday itself", () => {
    expect([ageOn("1990-04-12", "2026-04-11"), ageOn("1990-04-12", "2026-04-12")]).toEqual([35, 36])
  })
})

describe("A nationality", () => {
  it("is one of 249 codes, each once", () => {
    expect([nationalities.length, new Set(nationalities).size]).toEqual([249, 249])
    expect(nationalities.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
  })

  it("has a name in the languages of the product", () => {
    for (const locale of ["en-MY", "ms-MY", "zh-Hans-MY"]) {
      const names = new Intl.DisplayNames([locale], { type: "region", fallback: "none" })

      expect(nationalities.filter((code) => names.of(code) === undefined)).toEqual([])
    }
  })

  it("is written in capital letters", () => {
    expect(["MY", "SG", "CN"].every(isNationality)).toBe(true)
    expect(["my", "UK", "XX", ""].some(isNationality)).toBe(false)
  })
})
