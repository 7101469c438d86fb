import { phoneCountryOnce } from "#adapters/browser/phone-country.browser.ts"
import { CountryUnknown } from "#core/visitor/visitor-country.errors.ts"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.restoreAllMocks())

describe("the country of a phone number", () => {
  it("is asked for when it is first needed, once", async () => {
    let asked = 0
    const country = phoneCountryOnce({ guess: () => Effect.sync(() => ((asked += 1), "SG")) })
    expect(asked).toBe(0)

    expect([await country(), await country()]).toEqual(["SG", "SG"])
    expect(asked).toBe(1)
  })

  it("is Malaysia where nobody knows, which is written down", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {})

    const country = phoneCountryOnce({ guess: () => Effect.fail(new CountryUnknown()) })

    expect(await country()).toBe("MY")
    expect(warned.mock.calls).toEqual([["unable to fetch the country"]])
  })
})
