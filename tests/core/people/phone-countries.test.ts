import {
  phoneAsTyped,
  phoneCountries,
  phoneCountryOf,
  phoneInCountry,
} from "#core/people/phone-countries.ts"
import { phoneNumberOf } from "#core/people/phone-number.rules.ts"
import { describe, expect, it } from "vitest"

describe("the country of a phone number", () => {
  it("is Malaysia until somebody says otherwise", { tags: "§5.6" }, () => {
    expect(phoneCountryOf("")).toBe("MY")
    expect(phoneCountryOf("012-345 6789")).toBe("MY")
    expect(phoneCountryOf("", "Malaysia")).toBe("MY")
  })

  it.each([
    ["+65 9123 4567", "SG"],
    ["+86 131 2345 6789", "CN"],
    ["+60", "MY"],
    ["+1 604 555 0123", "CA"],
  ])("of %s is %s", (typed, country) => {
    expect(phoneCountryOf(typed)).toBe(country)
  })

  it("is the chosen one while a shared calling code does not tell", () => {
    expect(phoneCountryOf("+1", "CA")).toBe("CA")
    expect(phoneCountryOf("+1", "MY")).toBe("US")
  })

  it("offers every country with its calling code", () => {
    const countries = phoneCountries()

    expect(countries).toContainEqual({ country: "MY", callingCode: "60" })
    expect(countries.length).toBeGreaterThan(200)
  })
})

describe("typing a phone number", () => {
  it.each([
    ["0123456789", "MY", "+60 12 345 6789"],
    ["+60123456789", "MY", "+60 12 345 6789"],
    ["91234567", "SG", "+65 9123 4567"],
    ["", "MY", ""],
    ["+", "MY", "+"],
  ] as const)("writes %j of %s as %j", (typed, country, written) => {
    expect(phoneAsTyped(typed, country)).toBe(written)
  })

  it("keeps the number and changes the calling code when another country is chosen", () => {
    expect(phoneInCountry("+60 12 345 6789", "SG")).toBe("+65 1234 567 89")
    expect(phoneInCountry("", "SG")).toBe("+65")
  })

  it("ends in a number that is accepted", { tags: ["§5.7", "§5.10"] }, () => {
    expect(phoneNumberOf(phoneAsTyped("0123456789", "MY"))).toBe("+60123456789")
  })
})
