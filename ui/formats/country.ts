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

/** Countries in the order of their names, one of them before all others. */
export const countriesByName = <Code extends string>(
  codes: ReadonlyArray<Code>,
  language: Language,
  first: string,
): ReadonlyArray<NamedCountry<Code>> => {
  const nameOf = namesIn(language)
  const { compare } = new Intl.Collator(tagOf[language])
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted(
      (left, right) =>
        Number(right.code === first) - Number(left.code === first) ||
        compare(left.name, right.name),
    )
}
