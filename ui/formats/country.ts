import type { Language } from "#core/kernel/localised.ts"
import { tagOf } from "#core/preferences/preferences.ts"

/** A country with its name in the guest's language. */
export type NamedCountry<Code extends string> = { readonly code: Code; readonly name: string }

/** The name of a country in the guest's language; its code where the language has none. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(tagOf[language], { type: "region" }).of(code) ?? code

/** Countries in the order of their names, one of them before all others. */
export const countriesByName = <Code extends string>(
  codes: ReadonlyArray<Code>,
  language: Language,
  first: string,
): ReadonlyArray<NamedCountry<Code>> => {
  const names = new Intl.DisplayNames(tagOf[language], { type: "region" })
  const { compare } = new Intl.Collator(tagOf[language])
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted(
      (left, right) =>
        Number(right.code === first) - Number(left.code === first) ||
        compare(left.name, right.name),
    )
}
