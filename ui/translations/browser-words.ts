import type { Language } from "#core/kernel/localised.ts"
import { fetchWords } from "./fetch-words.ts"
import { speaker, type Speaker } from "./speaker.ts"
import type { Words } from "./translations.ts"

/** The words of a browser tab: those of its first page at once, all others when they are needed. */
export type BrowserWords = Pick<Speaker, "say"> & {
  /** Resolves when the texts of all pages are loaded in the current language. */
  readonly complete: () => Promise<void>
  /** Fetches another language, then says everything in it. */
  readonly change: (language: Language) => Promise<void>
}

export const browserWords = (first: Language, words: Words): BrowserWords => {
  const { say, speak } = speaker(first, words)
  let spoken = first
  let completing: Promise<void> | undefined

  const learn = async (language: Language): Promise<void> => {
    const all = await fetchWords[language]()
    if (language === spoken) speak(language, all)
  }
  return {
    say,
    complete: () =>
      (completing ??= learn(spoken).catch((failure: unknown) => {
        completing = undefined
        throw failure
      })),
    change: async (language) => {
      const all = await fetchWords[language]()
      spoken = language
      completing = Promise.resolve()
      speak(language, all)
    },
  }
}
