import { describe, expect, it } from "vitest"
import {
  identityIssue,
  identityOf,
  residencyOf,
  type IdentityClaim,
} from "#core/people/identity.rules.ts"
import { myKadIssue } from "#core/people/mykad.rules.ts"

const claim = (changes: Partial<IdentityClaim> = {}): IdentityClaim => ({
  nationality: "MY",
  identityNumber: "900412-14-5678",
  dateOfBirth: "1990-04-12",
  gender: "female",
  ...changes,
})

const withPlace = (code: number) => `900412${String(code).padStart(2, "0")}5678`

describe("A MyKad", () => {
  it.each(["900412-14-5678", "900412145678", " 900412 14 5678 ", "９００４１２–１４–５６７８"])(
    "is read from %j",
    (identityNumber) => {
      expect(identityIssue(claim({ identityNumber }))).toBeNull()
      expect(identityOf(claim({ identityNumber }))).toEqual({
        kind: "mykad",
        number: "900412145678",
      })
    },
  )

  it("agrees with the birth date, in whichever century", () => {
    expect(identityIssue(claim({ dateOfBirth: "1890-04-12" }))).toBeNull()
    expect(identityIssue(claim({ dateOfBirth: "1991-04-12" }))).toBe("MyKadOfOtherBirthDate")
    expect(identityIssue(claim({ dateOfBirth: null }))).toBeNull()
  })

  it("ends odd for men and even for women", () => {
    expect(identityIssue(claim({ gender: "male" }))).toBe("MyKadOfOtherGender")
    expect(identityIssue(claim({ identityNumber: "900412145679" }))).toBe("MyKadOfOtherGender")
    expect(identityIssue(claim({ identityNumber: "900412145679", gender: "male" }))).toBeNull()
    expect(identityIssue(claim({ gender: null }))).toBeNull()
  })

  it("names a place of birth that is given out", () => {
    const places = Array.from({ length: 100 }, (_, code) => code).filter(
      (code) => myKadIssue(withPlace(code), null, null) === null,
    )

    expect(places.join(" ")).toBe(
      "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 " +
        "21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 " +
        "41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 " +
        "60 61 62 63 64 65 66 67 68 71 72 74 75 76 77 78 79 " +
        "82 83 84 85 86 87 88 89 90 91 92 93 98 99",
    )
  })

  it.each([
    "901312145678",
    "900012145678",
    "900400145678",
    "900431145678",
    "900230145678",
    "ABCDEF145678",
  ])("does not begin like %s", (identityNumber) => {
    expect(identityIssue(claim({ identityNumber, dateOfBirth: null }))).toBe("NotAMyKad")
  })

  it("may begin with a leap day", () => {
    expect(myKadIssue("040229145678", "2004-02-29", "female")).toBeNull()
  })

  it.each(["90041214567", "9004121456789", "1900412145678", "E12345678"])(
    "is not %s",
    (identityNumber) => {
      expect(identityIssue(claim({ identityNumber }))).toBe("NotAMyKad")
    },
  )
})

describe("Guests of other nationalities", () => {
  const foreign = (identityNumber: string) => claim({ nationality: "SG", identityNumber })

  it("are permanent residents with twelve valid digits", () => {
    expect(identityIssue(foreign("900412-14-5678"))).toBeNull()
    expect(identityOf(foreign("900412-14-5678"))).toEqual({
      kind: "permanentResident",
      number: "900412145678",
    })
    expect(identityIssue(foreign("901312-14-5678"))).toBe("NotAMyKad")
  })

  it.each([
    ["K1234567E", "K1234567E"],
    ["k123 456-7e", "K1234567E"],
    ["123456", "123456"],
    ["ABCDE1", "ABCDE1"],
    ["ｋ１２３４５６", "K123456"],
  ])("have the passport %s", (identityNumber, number) => {
    expect(identityIssue(foreign(identityNumber))).toBeNull()
    expect(identityOf(foreign(identityNumber))).toEqual({ kind: "passport", number })
  })

  it.each([
    "12345",
    "1234567890",
    "ABCDEFG",
    "K12345!",
    "K12345É",
    "!K123456",
    "K123456!",
    "1900412145678",
    "9004121456789",
  ])("have no passport %s", (number) => {
    expect(identityIssue(foreign(number))).toBe("NotAPassport")
  })

  it("prove nothing with hyphens alone", () => {
    expect(identityIssue(foreign(" - "))).toBe("IdentityNumberMissing")
  })
})

describe("Tourism tax", () => {
  it.each([
    ["MY", "900412-14-5678", "malaysian"],
    ["SG", "900412-14-5678", "permanentResident"],
    ["SG", "K1234567E", "visitor"],
  ])("sees nationality %s with %s as %s", (nationality, identityNumber, residency) => {
    expect(residencyOf(identityOf(claim({ nationality, identityNumber })))).toBe(residency)
  })
})
