import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js"

/** The longest number that is kept, its plus sign included. */
export const MAX_PHONE_LENGTH = 14

/** The country of a number written without one, unless the visitor's is known. */
export const DEFAULT_PHONE_COUNTRY: CountryCode = "MY"

/** The international form of a number that its country can have; null for any other text. */
export const phoneNumberOf = (
  text: string,
  country: CountryCode = DEFAULT_PHONE_COUNTRY,
): string | null => {
  const found = parsePhoneNumberFromString(text.trim(), {
    defaultCountry: country,
    extract: false,
  })
  if (found === undefined || found.ext !== undefined || !found.isValid()) return null
  return found.number.length <= MAX_PHONE_LENGTH ? found.number : null
}
