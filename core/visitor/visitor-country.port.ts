import type { Effect } from "effect"
import type { CountryUnknown } from "./visitor-country.errors.ts"

/**
 * Guesses the country of a visitor, to preselect the country of a phone number. Every
 * implementation passes tests/contracts/visitor-country.contract.ts.
 */
export interface VisitorCountry {
  /** Two letters (ISO 3166); fails if unknown. It never takes long. */
  readonly guess: () => Effect.Effect<string, CountryUnknown>
}
