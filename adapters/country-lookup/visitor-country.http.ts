import { countryInAnswer } from "#core/visitor/country-answer.ts"
import { CountryUnknown } from "#core/visitor/visitor-country.errors.ts"
import type { VisitorCountry } from "#core/visitor/visitor-country.port.ts"
import { Effect } from "effect"

const PATIENCE = "2 seconds"

/** Queries a look-up service for a line of text; on any failure the country is unknown. */
export const httpVisitorCountry = (address: string, call: typeof fetch): VisitorCountry => ({
  guess: () =>
    Effect.tryPromise({
      try: async (signal) => {
        const answer = await call(address, { signal, credentials: "omit" })
        return answer.ok ? answer.text() : ""
      },
      catch: () => new CountryUnknown(),
    }).pipe(
      Effect.timeout(PATIENCE),
      Effect.mapError(() => new CountryUnknown()),
      Effect.flatMap((text) => {
        const country = countryInAnswer(text)
        return country === null ? Effect.fail(new CountryUnknown()) : Effect.succeed(country)
      }),
    ),
})
