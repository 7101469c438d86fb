import type { Registration } from "#core/account/credentials.ts"
import { emailIssue, registrationIssues } from "#core/account/registration.rules.ts"
import { describe, expect, it } from "vitest"

const typed: Registration = {
  firstName: "Aisyah",
  lastName: "Tan",
  email: "aisyah.tan@example.com",
  password: "kopi-o kosong",
  confirmPassword: "kopi-o kosong",
  language: "en",
}

describe("an address for an account", () => {
  it.each([
    ["aisyah.tan@example.com", null],
    [" aisyah.tan@example.com ", null],
    ["", "EmailMissing"],
    ["  ", "EmailMissing"],
    ["aisyah", "NotAnEmail"],
  ])("typed as %j has the issue %s", (address, issue) => {
    expect(emailIssue(address)).toBe(issue)
  })
})

describe("a registration", () => {
  it("with everything right has no issue", () => {
    expect(registrationIssues(typed)).toEqual([])
  })

  it("may leave the last name out", () => {
    expect(registrationIssues({ ...typed, lastName: " " })).toEqual([])
  })

  it("names every field that is wrong, from top to bottom", () => {
    const wrong = { ...typed, firstName: "", lastName: "7", email: "x", confirmPassword: "" }

    expect(registrationIssues({ ...wrong, password: "short" })).toEqual([
      { path: "firstName", code: "NameMissing" },
      { path: "lastName", code: "NameWithoutLetter" },
      { path: "email", code: "NotAnEmail" },
      { path: "password", code: "PasswordTooShort" },
      { path: "confirmPassword", code: "PasswordsDiffer" },
    ])
  })

  it("takes no password that everybody tries", () => {
    const isCommon = (password: string) => password === "kopi-o kosong"

    expect(registrationIssues(typed, isCommon)).toEqual([
      { path: "password", code: "PasswordTooCommon" },
    ])
  })

  it("takes no password with the name of its own address in it", () => {
    const wrong = { ...typed, password: "aisyah.tan!", confirmPassword: "aisyah.tan!" }

    expect(registrationIssues(wrong)).toEqual([{ path: "password", code: "PasswordContainsEmail" }])
  })
})
