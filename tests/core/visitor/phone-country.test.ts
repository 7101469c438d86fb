import { phoneCountryFor } from "#core/visitor/phone-country.ts"
import { scriptedVisitorCountry } from "#fixtures/doubles/visitor-country.scripted.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const begunWith = async (guessed: string | null) => {
  const written: Array<string> = []
  const lookup = scriptedVisitorCountry(guessed)
  const country = await Effect.runPromise(
    phoneCountryFor(lookup, (words) => void written.push(words)),
  )
  return { country, written }
}

describe("the country that a phone number begins in", () => {
  it.each(["MY", "SG", "GB"])("is %s for a visitor from there", async (country) => {
    expect(await begunWith(country)).toEqual({ country, written: [] })
  })

  it.each(["AQ", "XX", ""])(
    "is Malaysia for a visitor from %j, which has no phones",
    async (from) => expect(await begunWith(from)).toEqual({ country: "MY", written: [] }),
  )

  it("is Malaysia when nobody can tell, and that is written down", async () => {
    const written = ["unable to fetch the country"]

    expect(await begunWith(null)).toEqual({ country: "MY", written })
  })
})

it("is unknown by that name", async () => {
  const failure = await Effect.runPromise(Effect.flip(scriptedVisitorCountry(null).guess()))

  expect(failure._tag).toBe("CountryUnknown")
})
