import { foundCountries, type ListedCountry } from "#ui/parts/fields/found-countries.ts"
import { cleanup } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"

afterEach(cleanup)

const countries: ReadonlyArray<ListedCountry> = [
  { code: "MY", name: "Malaysia", callingCode: "60" },
  { code: "KM", name: "Comoros", callingCode: "269" },
  { code: "MM", name: "Myanmar (Burma)", callingCode: "95" },
  { code: "RE", name: "Réunion", callingCode: "262" },
  { code: "US", name: "United States", callingCode: "1" },
  { code: "DO", name: "Dominican Republic", callingCode: "1" },
]

const found = (search: string) => foundCountries(countries, search).map(({ code }) => code)

describe("a search among countries", () => {
  it.each([
    ["", ["MY", "KM", "MM", "RE", "US", "DO"]],
    ["my", ["MY", "MM"]],
    ["reunion", ["RE"]],
    ["burma", ["MM"]],
    ["  STATES ", ["US"]],
    ["or", ["KM"]],
    ["+60", ["MY"]],
    ["26", ["KM", "RE"]],
    ["1", ["US", "DO"]],
    ["+", []],
    ["atlantis", []],
  ])("for %j finds %j", (search, codes) => {
    expect(found(search)).toEqual(codes)
  })
})
