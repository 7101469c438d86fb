import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type CountryCode,
} from "libphonenumber-js"
import { DEFAULT_PHONE_COUNTRY } from "./phone-number.rules.ts"

/** A country that a phone number can be of, with its calling code without plus sign. */
export type PhoneCountry = { readonly country: CountryCode; readonly callingCode: string }

/** Of countries that share a calling code, the one of most numbers where it is not the first. */
const mostNumbers: ReadonlyMap<string | undefined, CountryCode> = new Map([
  ["1", "US"],
  ["7", "RU"],
  ["212", "MA"],
  ["358", "FI"],
  ["590", "GP"],
  ["599", "CW"],
])

const firstWith = (callingCode: string | undefined): CountryCode | undefined =>
  mostNumbers.get(callingCode) ??
  getCountries().find((country) => getCountryCallingCode(country) === callingCode)

/** Every country with phone numbers. */
export const phoneCountries = (): ReadonlyArray<PhoneCountry> =>
  getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) }))

/**
 * The country of a number that is being typed. Countries that share a calling code are distinguished
 * by the number as soon as it can be; until then the one that was chosen stays.
 */
export const phoneCountryOf = (
  typed: string,
  chosen: string = DEFAULT_PHONE_COUNTRY,
): CountryCode => {
  const fallback = isSupportedCountry(chosen) ? chosen : DEFAULT_PHONE_COUNTRY
  const typing = new AsYouType()
  typing.input(typed.normalize("NFKC").trim())
  const callingCode = typing.getCallingCode()
  if (callingCode === getCountryCallingCode(fallback)) return typing.getCountry() ?? fallback
  return typing.getCountry() ?? firstWith(callingCode) ?? fallback
}

/** The same number under the calling code of another country. */
export const phoneInCountry = (typed: string, country: CountryCode): string => {
  const typing = new AsYouType(phoneCountryOf(typed))
  typing.input(typed)
  const national = typing.getNumber()?.nationalNumber ?? ""
  return phoneAsTyped(`+${getCountryCallingCode(country)}${national}`, country)
}

/** A number as it is being typed, internationally: a national one gets its country's calling code. */
export const phoneAsTyped = (typed: string, country: CountryCode): string => {
  const text = typed.normalize("NFKC").trimStart()
  const typing = new AsYouType(country)
  typing.input(text)
  if (text.startsWith("+")) return new AsYouType().input(text)
  const national = typing.getNumber()?.nationalNumber
  return national === undefined
    ? text
    : new AsYouType().input(`+${getCountryCallingCode(country)}${national}`)
}
