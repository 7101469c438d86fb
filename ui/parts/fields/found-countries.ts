import type { PhoneCountry } from "#core/people/phone-countries.ts"

/** A country to choose, with its name in the guest's language and its calling code. */
export type ListedCountry = {
  readonly code: PhoneCountry["country"]
  readonly name: string
  readonly callingCode: string
}

const NOT_FOUND = 9

/** Letters without case and marks, so that "reunion" finds Réunion. */
const plain = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim()

/** How well a country answers a search; the less the better. */
const distance = ({ code, name, callingCode }: ListedCountry, wanted: string): number => {
  const digits = /^\+?\s*(\d+)$/.exec(wanted)?.[1]
  if (digits !== undefined)
    return callingCode === digits ? 0 : callingCode.startsWith(digits) ? 1 : NOT_FOUND
  const words = plain(name)
  if (code.toLowerCase() === wanted) return 0
  if (words.startsWith(wanted)) return 1
  if (words.split(/[\s(-]+/).some((word) => word.startsWith(wanted))) return 2
  return words.includes(wanted) ? 3 : NOT_FOUND
}

/** The countries that a search by name, by letters or by calling code finds, the best ones first. */
export const foundCountries = (
  countries: ReadonlyArray<ListedCountry>,
  search: string,
): ReadonlyArray<ListedCountry> => {
  const wanted = plain(search)
  if (wanted === "") return countries
  return countries
    .map((country) => ({ country, at: distance(country, wanted) }))
    .filter(({ at }) => at < NOT_FOUND)
    .toSorted((left, right) => left.at - right.at)
    .map(({ country }) => country)
}
