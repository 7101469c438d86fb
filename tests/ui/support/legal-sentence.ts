import type { Language } from "#core/kernel/localised.ts"
import { i18nextSpeaker } from "#ui/translations/server-words.ts"
import type { TranslationKey } from "#ui/translations/translations.ts"
import { screen } from "@testing-library/react"

const pages = { terms: "/terms-and-conditions", privacy: "/privacy-policy" } as const

/** The page that a link leads to and where it opens. */
export const opens = (page: keyof typeof pages) => ({ to: pages[page], target: "_blank" })

/**
 * Where the links lead in a sentence about the Terms or the Privacy Policy. Fails where no
 * paragraph says that sentence, with the names of these pages in its gaps.
 */
export const linksOfSentence = async (
  key: TranslationKey,
  language: Language,
  gaps: Readonly<Record<string, string>> = {},
) => {
  const { say } = i18nextSpeaker(language)
  const sentence = say(key, {
    ...gaps,
    terms: say("footer.terms"),
    privacy: say("footer.privacy"),
  })
  const paragraph = await screen.findByText(
    (_, element) => element?.tagName === "P" && (element.textContent ?? "").includes(sentence),
  )
  return [...paragraph.querySelectorAll("a")].map((link) => ({
    to: link.getAttribute("href"),
    target: link.getAttribute("target"),
  }))
}
