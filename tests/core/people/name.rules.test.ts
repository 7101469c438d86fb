import { fullNameOf, lastNameIssue } from "#core/people/name.rules.ts"
import { describe, expect, it } from "vitest"

describe("a full name", () => {
  it("is both names with a space between them, or the first alone", () => {
    expect(fullNameOf({ firstName: "Aisyah", lastName: "Tan" })).toBe("Aisyah Tan")
    expect(fullNameOf({ firstName: "Aisyah binti Ahmad", lastName: "" })).toBe("Aisyah binti Ahmad")
  })
})

describe("a last name", () => {
  it.each([
    ["", null],
    ["  ", null],
    ["Tan", null],
    ["7", "NameWithoutLetter"],
  ])("typed as %j has the issue %s", (typed, issue) => {
    expect(lastNameIssue(typed)).toBe(issue)
  })
})
