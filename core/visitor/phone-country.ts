import { Effect } from "effect"
import { isSupportedCountry, type CountryCode } from "libphonenumber-js"
import { DEFAULT_PHONE_COUNTRY } from "../people/phone-number.rules.ts"
import type { VisitorCountry } from "./visitor-country.port.ts"

/** The words under which a lookup that failed is written down. */
export const COUNTRY_NOT_FETCHED = "unable to fetch the country"

/** The country that a phone number begins in: where the visitor is, else Malaysia. */
export const phoneCountryFor = (
  { guess }: VisitorCountry,
  log: (words: string) => void,
): Effect.Effect<CountryCode> =>
  guess().pipe(
    Effect.tapError(() => Effect.sync(() => log(COUNTRY_NOT_FETCHED))),
    Effect.map((code) => (isSupportedCountry(code) ? code : DEFAULT_PHONE_COUNTRY)),
    Effect.catch(() => Effect.succeed(DEFAULT_PHONE_COUNTRY)),
  )
