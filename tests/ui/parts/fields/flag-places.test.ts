import { phoneCountries } from "#core/people/phone-countries.ts"
import { FLAG_COLUMNS, FLAG_ROWS, flagPlaceOf } from "#ui/parts/fields/flag-places.table.ts"
import sharp from "sharp"
import { cleanup } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"

afterEach(cleanup)

describe("the flags", () => {
  it("has one for every country with phone numbers, each in a place of its own", () => {
    const places = phoneCountries().map(({ country }) => flagPlaceOf(country))

    expect(places).not.toContain(null)
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(places.length)
  })

  it("are as many as the picture has room for", async () => {
    const { width, height } = await sharp("ui/parts/fields/flags.webp").metadata()

    expect(width / FLAG_COLUMNS / 3).toBe(height / FLAG_ROWS / 2)
  })

  it("has none for what is no country", () => {
    expect(flagPlaceOf("QQ")).toBeNull()
    expect(flagPlaceOf("DA")).toBeNull()
  })
})
