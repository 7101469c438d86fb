import { phoneCountryFor } from "#core/visitor/phone-country.ts"
import type { VisitorCountry } from "#core/visitor/visitor-country.port.ts"
import { Effect } from "effect"

/** Where a guest's phone number probably begins: asked when a phone field first needs it, once. */
export const phoneCountryOnce = (lookup: VisitorCountry): (() => Promise<string>) => {
  let phoneCountry: Promise<string> | undefined
  return () =>
    (phoneCountry ??= Effect.runPromise(phoneCountryFor(lookup, (words) => console.warn(words))))
}
