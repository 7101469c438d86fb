import { partsOfBirthDate } from "#core/people/birth-date-parts.ts"
import { phoneAsTyped, phoneCountryOf, phoneInCountry } from "#core/people/phone-countries.ts"
import { expect, it } from "vitest"

it.each([
  ["+1", "US"],
  ["+7", "RU"],
  ["+39", "IT"],
  ["+44", "GB"],
  ["+47", "NO"],
  ["+61", "AU"],
  ["+212", "MA"],
  ["+358", "FI"],
  ["+262", "RE"],
  ["+590", "GP"],
  ["+599", "CW"],
])("a number that begins %s is of %s until it tells more", (typed, country) => {
  expect(phoneCountryOf(typed)).toBe(country)
})

it.each([
  ["+65", "SG"],
  ["+62", "ID"],
  [" +81", "JP"],
  ["＋81", "JP"],
  ["+", "MY"],
  ["+999", "MY"],
])("a number that begins %s alone is of %s", (typed, country) => {
  expect(phoneCountryOf(typed)).toBe(country)
})

it("the country that was chosen stands for its own code, and for what is no code yet", () => {
  expect(phoneCountryOf("+44", "GG")).toBe("GG")
  expect(phoneCountryOf("+", "SG")).toBe("SG")
  expect(phoneCountryOf("+65", "GG")).toBe("SG")
})

it("a number follows its country to another, also before it has digits of its own", () => {
  expect(phoneInCountry("+65 9123 4567", "MY")).toBe("+60 9 123 4567")
  expect(phoneInCountry("+65", "MY")).toBe("+60")
})

it.each([
  ["  +65 9123 4567", "MY", "+65 9123 4567"],
  ["＋６５９１２３４５６７", "MY", "+65 9123 4567"],
  ["abc", "MY", "abc"],
] as const)("%j typed in %s is written %j", (typed, country, written) => {
  expect(phoneAsTyped(typed, country)).toBe(written)
})

it("a birth date of which nothing is typed has three empty fields", () => {
  expect(partsOfBirthDate("")).toEqual({ year: "", month: "", day: "" })
  expect(partsOfBirthDate("1990")).toEqual({ year: "1990", month: "", day: "" })
})
