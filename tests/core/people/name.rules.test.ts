import { fullNameOf, lastNameIssue, nameOnCardOf } from "#core/people/name.rules.ts"
import { describe, expect, it } from "vitest"

describe("a full name", () => {
  it("is both names with a space between them, or the first alone", () => {
    expect(fullNameOf({ firstName: "Aisyah", lastName: "Tan" })).toBe("Aisyah Tan")
    expect(fullNameOf({ firstName: "Aisyah binti Ahmad", lastName: "" })).toBe("Aisyah binti Ahmad")
  })
})

describe("a full name in Chinese characters", () => {
  it("begins with the family name, without a space", () => {
    expect(fullNameOf({ firstName: "美玲", lastName: "陈" })).toBe("陈美玲")
    expect(fullNameOf({ firstName: "修", lastName: "欧阳" })).toBe("欧阳修")
    expect(fullNameOf({ firstName: "陈美玲", lastName: "" })).toBe("陈美玲")
  })

  it.each([
    ["Mei Ling", "陈", "Mei Ling 陈"],
    ["美玲", "Tan", "美玲 Tan"],
    ["美玲 Mei", "陈", "美玲 Mei 陈"],
    ["Mei玲", "陈", "Mei玲 陈"],
    ["முருகன்", "வேல்", "முருகன் வேல்"],
  ])("is as any other where %s %s has other letters", (firstName, lastName, full) => {
    expect(fullNameOf({ firstName, lastName })).toBe(full)
  })
})

describe("a name on a card", () => {
  it.each([
    ["Aisyah", "Tan", "Aisyah Tan"],
    ["José", "O'Neill-D’Arcy", "José O'Neill-D’Arcy"],
    ["S. Kumar A/L", "Raj", "S. Kumar A/L Raj"],
    ["美玲", "陈", ""],
    ["Mei Ling", "陈", ""],
    ["முருகன்", "", ""],
  ])("of %s %s is %j", (firstName, lastName, printed) => {
    expect(nameOnCardOf({ firstName, lastName })).toBe(printed)
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
