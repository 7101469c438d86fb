import type { Language } from "#core/kernel/localised.ts"
import { tagOf } from "#core/preferences/preferences.ts"
import { createInstance } from "i18next"
import bm from "./bm.json" with { type: "json" }
import cn from "./cn.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import { speaker, type Gaps, type Speaker } from "./speaker.ts"
import { textFigures } from "./text-figures.ts"
import type { CompleteWords, Words } from "./translations.ts"

/** The words of every language; only the server and the tests carry them all. */
export const wordsOf: Readonly<Record<Language, Words>> = { en, bm, cn } satisfies Readonly<
  Record<Language, CompleteWords>
>

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

/** Says the texts of one language by i18next, for letters and documents. */
export const i18nextSpeaker = (language: Language): Pick<Speaker, "say"> => {
  const say = i18next.getFixedT(tagOf[language])
  return { say: (key: string, gaps: Gaps = {}) => say(key, gaps) }
}

const speakers: Readonly<Record<Language, Pick<Speaker, "say">>> = {
  en: speaker("en", en),
  bm: speaker("bm", bm),
  cn: speaker("cn", cn),
}

/** Says the texts of one language as the browser does, which draws a page in less time. */
export const pageSpeaker = (language: Language): Pick<Speaker, "say"> => speakers[language]
