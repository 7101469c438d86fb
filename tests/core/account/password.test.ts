import { newPasswordIssues, passwordIssue, passwordOf } from "#core/account/password.rules.ts"
import { describe, expect, it } from "vitest"

const email = "Aisyah.Tan@example.com"
const isCommon = (password: string) => password === "password123"

describe("a password", () => {
  it.each([
    "kopi-o kosong",
    "密码密码密码密码密码",
    "🌴🌴🌴🌴🌴🌴🌴🌴🌴🌴",
    "          x",
    "a".repeat(128),
  ])("may have any characters: %s", (password) => {
    expect(passwordIssue(password, email, isCommon)).toBeNull()
  })

  it.each([
    ["123456789", "PasswordTooShort"],
    ["🌴🌴🌴🌴🌴", "PasswordTooShort"],
    ["a".repeat(129), "PasswordTooLong"],
    ["PassWord123", "PasswordTooCommon"],
    ["my aisyah.TAN!", "PasswordContainsEmail"],
  ])("is refused: %s", (password, code) => {
    expect(passwordIssue(password, email, isCommon)).toBe(code)
  })

  it("may contain a name too short to tell anything", () => {
    expect(passwordIssue("a better word", "a@example.com")).toBeNull()
    expect(passwordIssue("anis was here", "ani@example.com")).toBeNull()
    expect(passwordIssue("anis was here", "anis@example.com")).toBe("PasswordContainsEmail")
  })

  it("is compared with nothing while no address is known", () => {
    expect(passwordIssue("kopi-o kosong", "")).toBeNull()
  })

  it("is the same on every keyboard", () => {
    expect(passwordOf("caf\u0065\u0301 tarik")).toBe(passwordOf("caf\u00e9 tarik"))
  })

  it("has to be repeated", () => {
    const typed = { password: "kopi-o kosong", confirmPassword: "kopi-o kosonh" }

    expect(newPasswordIssues(typed, email)).toEqual([
      { path: "confirmPassword", code: "PasswordsDiffer" },
    ])
  })

  it("that is right and repeated has no issue, however its letters were typed", () => {
    const typed = { password: "caf\u0065\u0301 tarik", confirmPassword: "caf\u00e9 tarik" }

    expect(newPasswordIssues(typed, email)).toEqual([])
  })

  it("is told what is wrong with it beside its repetition", () => {
    const typed = { password: "PassWord123", confirmPassword: "" }

    expect(newPasswordIssues(typed, email, isCommon)).toEqual([
      { path: "password", code: "PasswordTooCommon" },
      { path: "confirmPassword", code: "PasswordsDiffer" },
    ])
  })
})
