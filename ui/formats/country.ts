import type { Language } from "#core/kernel/localised.ts"
import { tagOf } from "#core/preferences/preferences.ts"

/** A country with its name in the guest's language. */
export type NamedCountry<Code extends string> = { readonly code: Code; readonly name: string }

/** Where the runtime's names are not those that people in Malaysia use. */
const usualNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { HK: "Hong Kong", MM: "Myanmar", MO: "Macau", PS: "Palestine" },
  bm: { HK: "Hong Kong", MM: "Myanmar", MO: "Macau", PS: "Palestin" },
  cn: { HK: "香港", MO: "澳门", PS: "巴勒斯坦" },
}

const namesIn = (language: Language) => {
  const names = new Intl.DisplayNames(tagOf[language], { type: "region" })
  return (code: string): string => usualNames[language][code] ?? names.of(code) ?? code
}

/** The name of a country in the guest's language; its code where the language has none. */
export const countryName = (code: string, language: Language): string => namesIn(language)(code)

/** Countries in the order of their names, some of them before all others and in their own order. */
export const countriesByName = <Code extends string>(
  codes: ReadonlyArray<Code>,
  language: Language,
  ...first: ReadonlyArray<string>
): ReadonlyArray<NamedCountry<Code>> => {
  const nameOf = namesIn(language)
  const placeOf = (code: string): number => {
    const place = first.indexOf(code)
    return place === -1 ? first.length : place
  }
  const { compare } = new Intl.Collator(tagOf[language])
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted(
      (left, right) => placeOf(left.code) - placeOf(right.code) || compare(left.name, right.name),
    )
}
