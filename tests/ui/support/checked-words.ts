import type { Language } from "#core/kernel/localised.ts"
import { languages } from "#core/preferences/preferences.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { speaker, type Gaps, type Speaker } from "#ui/translations/speaker.ts"
import { textFigures } from "#ui/translations/text-figures.ts"

/** Words whose form depends on a number have one key for each form. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/

const keysOf = (language: Language): ReadonlySet<string> =>
  new Set(Object.keys(wordsOf[language]).flatMap((key) => [key, key.replace(PLURAL, "")]))

const known = new Map(languages.map((language) => [language, keysOf(language)]))

/**
 * Says the texts of a language. A text without words, or with a gap that nothing fills, fails the
 * test that asks for it: a guest would read the name of the text, or a sentence with a hole.
 */
export const checkedSpeaker = (language: Language): Pick<Speaker, "say"> => {
  const { say } = speaker(language, wordsOf[language])
  return {
    say: (key, gaps = {}) => {
      const empty = new Set<string>()
      const noticed = new Proxy<Gaps>(gaps, {
        get: (given, name: string) => {
          if (given[name] === undefined && !(name in textFigures)) empty.add(name)
          return given[name]
        },
      })
      const text = say(key, noticed)
      // The parts themselves find other words for a fault that has none.
      if (key.startsWith("issue.")) return text
      if (text === key || !known.get(language)?.has(key)) throw new Error(`“${key}” has no words`)
      // It is asked for whether or not a text names it.
      empty.delete("count")
      if (empty.size > 0) throw new Error(`“${key}” lacks ${[...empty].join(", ")}`)
      return text
    },
  }
}
