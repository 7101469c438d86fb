import type { Language } from "#core/kernel/localised.ts"
import { tagOf } from "#core/preferences/preferences.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import type { Gaps, Speaker } from "#ui/translations/speaker.ts"
import { textFigures } from "#ui/translations/text-figures.ts"
import { createInstance } from "i18next"

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

/** Says the texts of one language by i18next: what the site's own speaker is held to. */
export const i18nextSpeaker = (language: Language): Pick<Speaker, "say"> => {
  const say = i18next.getFixedT(tagOf[language])
  return { say: (key: string, gaps: Gaps = {}) => say(key, gaps) }
}
