import type { Language } from "#core/kernel/localised.ts"
import { tagOf } from "#core/preferences/preferences.ts"
import { createInstance } from "i18next"
import bm from "./bm.json" with { type: "json" }
import cn from "./cn.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import type { Gaps, Speaker } from "./speaker.ts"
import { textFigures } from "./text-figures.ts"
import type { Words } from "./translations.ts"

/** The words of every language; only the server and the tests carry them all. */
export const wordsOf: Readonly<Record<Language, Words>> = { en, bm, cn }

const i18next = createInstance({
  lng: tagOf.en,
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: textFigures },
  resources: Object.fromEntries(
    Object.entries(wordsOf).map(([language, words]) => [
      tagOf[language as Language],
      { translation: words },
    ]),
  ),
})
void i18next.init()

/** Says the texts of one language by i18next, for pages that are drawn on the server. */
export const i18nextSpeaker = (language: Language): Pick<Speaker, "say"> => {
  const say = i18next.getFixedT(tagOf[language])
  return { say: (key: string, gaps: Gaps = {}) => say(key, gaps) }
}
