import { partsOfBirthDate, tidyBirthDate, typedBirthDate } from "#core/people/birth-date-parts.ts"
import { describe, expect, it } from "vitest"

describe("a date of birth in three fields", () => {
  it.each([
    { year: "1990", month: "4", day: "2" },
    { year: "", month: "12", day: "" },
    { year: "19", month: "", day: "31" },
  ])("keeps %j as it is being typed", (parts) => {
    expect(partsOfBirthDate(typedBirthDate(parts))).toEqual(parts)
  })

  it("is nothing while nothing is typed", () => {
    expect(typedBirthDate(partsOfBirthDate(""))).toBe("")
  })

  it("takes digits of any width and nothing else", () => {
    expect(typedBirthDate({ year: "１９９０", month: "-4", day: "2nd" })).toBe("1990-4-2")
  })

  it.each([
    ["1990-4-2", "1990-04-02"],
    ["1990-04-12", "1990-04-12"],
    ["1990-2-30", "1990-2-30"],
    ["1990--2", "1990--2"],
    ["", ""],
  ])("reads %j as %j", (typed, date) => {
    expect(tidyBirthDate(typed)).toBe(date)
  })
})
