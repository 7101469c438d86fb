import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { AcceptedGuest } from "#core/people/accepted-guest.ts"
import { nothingTyped, type GuestDetails } from "#core/people/guest-details.ts"
import { guestDetailsIssues, guestOf } from "#core/people/guest-details.rules.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const TODAY = day("2026-11-20")
const issuesOf = (changes: Partial<GuestDetails>) =>
  guestDetailsIssues(aGuest(changes), TODAY).map(({ path, code }) => `${path}: ${code}`)

describe("Guest details", () => {
  it("of a Malaysian are accepted in their normal form", () => {
    const details = aGuest({
      firstName: "  Aisyah   binti ",
      address: " 12 Jalan Ampang ",
      email: " Aisyah.Tan@example.com ",
      specialRequests: "Late\nTwo beds ",
      arrival: "21:00",
    })

    expect(guestDetailsIssues(details, TODAY)).toEqual([])
    expect(guestOf(details, TODAY)).toEqual({
      firstName: "Aisyah binti",
      lastName: "Tan",
      nationality: "MY",
      identity: { kind: "mykad", number: "900412145678" },
      dateOfBirth: "1990-04-12",
      gender: "female",
      address: "12 Jalan Ampang",
      email: "Aisyah.Tan@example.com",
      phone: "+60123456789",
      specialRequests: "Late\nTwo beds",
      arrival: "21:00",
    })
  })

  it("of a visitor are accepted with a passport", () => {
    const guest = guestOf(aForeignGuest({ identityNumber: "e 1234-5678" }), TODAY)

    expect(Schema.is(AcceptedGuest)(guest)).toBe(true)
    expect(guest?.identity).toEqual({ kind: "passport", number: "E12345678" })
    expect(guest?.phone).toBe("+8613123456789")
  })

  it.each<[Partial<GuestDetails>, string]>([
    [{ firstName: " " }, "firstName: NameMissing"],
    [{ lastName: "7" }, "lastName: NameWithoutLetter"],
    [{ lastName: "a".repeat(101) }, "lastName: NameTooLong"],
    [{ nationality: "" }, "nationality: NationalityMissing"],
    [{ nationality: "UK", identityNumber: "A1234567" }, "nationality: NationalityUnknown"],
    [{ identityNumber: "" }, "identityNumber: IdentityNumberMissing"],
    [{ identityNumber: "A1234567" }, "identityNumber: NotAMyKad"],
    [{ dateOfBirth: "1990-04-13" }, "identityNumber: MyKadOfOtherBirthDate"],
    [{ gender: "male" }, "identityNumber: MyKadOfOtherGender"],
    [{ gender: null }, "gender: GenderMissing"],
    [{ dateOfBirth: "1990-02-30" }, "dateOfBirth: NotADate"],
    [{ email: " " }, "email: EmailMissing"],
    [{ email: "aisyah" }, "email: NotAnEmail"],
    [{ phone: " " }, "phone: PhoneMissing"],
    [{ phone: "12" }, "phone: NotAPhoneNumber"],
    [{ address: "a".repeat(301) }, "address: TextTooLong"],
    [{ address: "\u0000" }, "address: TextUnreadable"],
    [{ address: "12 Jalan Ampang\n\u0000" }, "address: TextUnreadable"],
    [{ specialRequests: "a".repeat(1001) }, "specialRequests: TextTooLong"],
    [{ specialRequests: "\u202Eabc" }, "specialRequests: TextUnreadable"],
  ])("with %j are refused as %s", (changes, issue) => {
    expect(issuesOf(changes)).toEqual([issue])
    expect(guestOf(aGuest(changes), TODAY)).toBeNull()
  })

  it.each(["", "  "])("may leave the last name out, typed as %j", (lastName) => {
    expect(issuesOf({ lastName })).toEqual([])
    expect(guestOf(aGuest({ lastName }), TODAY)).toMatchObject({
      firstName: "Aisyah",
      lastName: "",
    })
  })

  it("may lack an address and special requests, or fill them to the last character", () => {
    expect(issuesOf({ address: "", specialRequests: "" })).toEqual([])
    expect(issuesOf({ address: "🏠".repeat(300), specialRequests: "a".repeat(1000) })).toEqual([])
    expect(issuesOf({ address: `${"a".repeat(300)}  `, specialRequests: "a\r\n\tb" })).toEqual([])
  })

  it("are empty before anything is typed", () => {
    expect(Object.values(nothingTyped).filter((value) => value)).toEqual([])
  })

  it("have the issue of every field listed", () => {
    expect(guestDetailsIssues(nothingTyped, TODAY).map(({ path }) => path)).toEqual([
      "firstName",
      "nationality",
      "identityNumber",
      "dateOfBirth",
      "gender",
      "email",
      "phone",
    ])
  })
})
