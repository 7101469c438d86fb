import type { VisitorCountry } from "#core/visitor/visitor-country.port.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

/** What every way of guessing a visitor's country keeps; null opens one that cannot tell. */
export const keepsVisitorCountry = (
  name: string,
  open: (country: string | null) => VisitorCountry,
): void => {
  describe(`the visitor's country, ${name}`, () => {
    it.each(["MY", "SG", "GB"])("is %s for a visitor from there", async (country) => {
      expect(await Effect.runPromise(open(country).guess())).toBe(country)
    })

    it("is unknown when nobody can tell", async () => {
      const failure = await Effect.runPromise(Effect.flip(open(null).guess()))

      expect(failure._tag).toBe("CountryUnknown")
    })
  })
}
