import type { Effect } from "effect"
import type { CountryUnknown } from "./visitor-country.errors.ts"

/**
 * Guesses the country of a visitor, for the country of a phone number that nobody has chosen yet.
 * Kept by tests/contracts/visitor-country.contract.ts.
 */
export interface VisitorCountry {
  /** Two letters (ISO 3166). Whatever cannot be told is unknown; it never takes long. */
  readonly guess: () => Effect.Effect<string, CountryUnknown>
}
