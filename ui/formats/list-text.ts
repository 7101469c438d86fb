import type { Language } from "#core/kernel/localised.ts"
import { tagOf } from "#core/preferences/preferences.ts"

/** Several things in one sentence, as the guest's language joins them: "one, two and three". */
export const listText = (items: ReadonlyArray<string>, language: Language): string =>
  new Intl.ListFormat(tagOf[language]).format(items)

const between: Readonly<Record<Language, string>> = { en: "; ", bm: "; ", cn: "；" }

/** Several things in one line, each of which may have commas of its own. */
export const partsText = (parts: ReadonlyArray<string>, language: Language): string =>
  parts.join(between[language])
