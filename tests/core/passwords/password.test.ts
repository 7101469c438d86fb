import { newPasswordIssues, passwordIssue, passwordOf } from "#core/passwords/password.rules.ts"
import { describe, expect, it } from "vitest"

const owner = { email: "Aisyah.Tan@example.com" }
const isCommon = (password: string) => password === "password123"

describe("a password", () => {
  it.each([
    "kopi-o kosong",
    "密码密码密码密码密码",
    "🌴🌵🌶🌷🌸🌹🌺🌻🌼🌽",
    "  x  y  z w v u t",
    "hujan di tepi pantai ".repeat(7).slice(0, 128),
  ])("may have any characters: %s", (password) => {
    expect(passwordIssue(password, owner, isCommon)).toBeNull()
  })

  it.each([
    ["123456789", "PasswordTooShort"],
    ["🌴🌵🌶🌷🌸", "PasswordTooShort"],
    ["a".repeat(128), "PasswordTooEasy"],
    ["a".repeat(129), "PasswordTooLong"],
    ["PassWord123", "PasswordTooCommon"],
    ["Password123!", "PasswordTooEasy"],
    ["my aisyah.TAN!", "PasswordContainsEmail"],
  ])("is refused: %s", (password, code) => {
    expect(passwordIssue(password, owner, isCommon)).toBe(code)
  })

  it("may contain a name too short to tell anything", () => {
    expect(passwordIssue("a better word", { email: "a@example.com" })).toBeNull()
    expect(passwordIssue("anis was here", { email: "ani@example.com" })).toBeNull()
    expect(passwordIssue("anis was here", { email: "anis@example.com" })).toBe(
      "PasswordContainsEmail",
    )
  })

  it("is refused where the guest's names and common words are most of it", () => {
    const guest = { email: "wei@example.com", firstName: "Wei Ling", lastName: "Lim" }

    expect(passwordIssue("weilinglim88", guest)).toBe("PasswordTooEasy")
    expect(passwordIssue("weilinglim88", { email: "" })).toBeNull()
  })

  it("costs its guesser no less than the least", () => {
    expect(passwordIssue("982374650123", { email: "" })).toBeNull()
    expect(passwordIssue("98237465013", { email: "" })).toBe("PasswordTooEasy")
  })

  it("is compared with nothing while no address is known", () => {
    expect(passwordIssue("kopi-o kosong", { email: "" })).toBeNull()
  })

  it("is the same on every keyboard", () => {
    expect(passwordOf("caf\u0065\u0301 tarik")).toBe(passwordOf("caf\u00e9 tarik"))
  })

  it("has to be repeated", () => {
    const typed = { password: "kopi-o kosong", confirmPassword: "kopi-o kosonh" }

    expect(newPasswordIssues(typed, owner)).toEqual([
      { path: "confirmPassword", code: "PasswordsDiffer" },
    ])
  })

  it("that is right and repeated has no issue, however its letters were typed", () => {
    const typed = { password: "caf\u0065\u0301 tarik", confirmPassword: "caf\u00e9 tarik" }

    expect(newPasswordIssues(typed, owner)).toEqual([])
  })

  it("is told what is wrong with it beside its repetition", () => {
    const typed = { password: "PassWord123", confirmPassword: "" }

    expect(newPasswordIssues(typed, owner, isCommon)).toEqual([
      { path: "password", code: "PasswordTooCommon" },
      { path: "confirmPassword", code: "PasswordsDiffer" },
    ])
  })
})
