import { profileIssues, withProfile } from "#core/account-service/profile.rules.ts"
import type { ProfileDetails } from "#core/account/profile.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { anAccountRecord, typedProfile } from "#fixtures/builders/an-account.ts"
import { describe, expect, it } from "vitest"

const today = CalendarDate.make("2026-11-21")
const fresh = anAccountRecord()
const mykad = { kind: "mykad", number: "900402141234" } as const
const known = anAccountRecord({ identity: mykad })

const names: ProfileDetails = typedProfile({
  nationality: "",
  identityNumber: null,
  dateOfBirth: "",
  gender: null,
  address: " ",
  phone: "",
})

describe("what is wrong with a profile", () => {
  it("is nothing when every field keeps its rule", () => {
    expect(profileIssues(typedProfile(), fresh, today)).toEqual([])
  })

  it("is nothing when only the names are there", () => {
    expect(profileIssues(names, fresh, today)).toEqual([])
    expect(profileIssues({ ...names, identityNumber: " " }, fresh, today)).toEqual([])
  })

  it.each([
    ["firstName", { firstName: " " }, "NameMissing"],
    ["lastName", { lastName: "7" }, "NameWithoutLetter"],
    ["nationality", { nationality: "XX", identityNumber: "A1234567" }, "NationalityUnknown"],
    ["identityNumber", { identityNumber: "900402" }, "NotAMyKad"],
    ["dateOfBirth", { dateOfBirth: "1990-04-31" }, "NotADate"],
    ["address", { address: "\u0000" }, "TextUnreadable"],
    ["phone", { phone: "12" }, "NotAPhoneNumber"],
  ])("at %s is named: %j", (path, changes, code) => {
    expect(profileIssues(typedProfile(changes), fresh, today)).toEqual([{ path, code }])
  })

  it("is not the last name left empty", () => {
    expect(profileIssues(typedProfile({ lastName: "" }), fresh, today)).toEqual([])
  })

  it("is named beside fields that are left empty", () => {
    expect(profileIssues({ ...names, phone: "12" }, fresh, today)).toEqual([
      { path: "phone", code: "NotAPhoneNumber" },
    ])
  })

  it("is an identity number without the nationality that makes it one", () => {
    const missing = [{ path: "nationality", code: "NationalityMissing" }]

    expect(profileIssues(typedProfile({ nationality: "" }), fresh, today)).toEqual(missing)
    expect(profileIssues(names, known, today)).toEqual(missing)
    expect(profileIssues({ ...names, identityNumber: "" }, known, today)).toEqual([])
  })

  it("is a number kept before that the new details contradict", () => {
    const born = typedProfile({ identityNumber: null, dateOfBirth: "1991-04-02" })

    expect(profileIssues(born, known, today)).toMatchObject([{ path: "identityNumber" }])
    expect(profileIssues(born, fresh, today)).toEqual([])
  })
})

describe("the account with a new profile", () => {
  it("keeps every field in its normal form, and all else as it was", () => {
    const typed = typedProfile({
      firstName: " Nur  Aisyah ",
      lastName: "Tan ",
      address: " 1 Jalan ",
    })

    expect(withProfile(fresh, typed)).toEqual({
      ...fresh,
      firstName: "Nur Aisyah",
      lastName: "Tan",
      nationality: "MY",
      dateOfBirth: "1990-04-02",
      gender: "female",
      address: "1 Jalan",
      phone: "+60123456789",
      identity: mykad,
    })
  })

  it("keeps what is empty empty, and the identity number that was not touched", () => {
    expect(withProfile(fresh, names)).toMatchObject({ phone: "", gender: null, identity: null })
    expect(withProfile(known, typedProfile({ identityNumber: null })).identity).toEqual(mykad)
    expect(withProfile(fresh, typedProfile({ identityNumber: null })).identity).toBeNull()
  })

  it("forgets an identity number that was emptied", () => {
    expect(withProfile(known, typedProfile({ identityNumber: "" })).identity).toBeNull()
  })
})
