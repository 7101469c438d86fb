import type { Language } from "#core/kernel/localised.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import type { Page } from "playwright"

const gap = /\{\{\w+\}\}/g

/** What English says otherwise than this language: whole texts, and those with gaps as patterns. */
const englishAlone = (language: Language): ReadonlyArray<RegExp> => {
  const own = new Set(Object.values(wordsOf[language]))
  return Object.values(wordsOf.en)
    .filter((text) => !own.has(text) && text.replaceAll(gap, "").trim().length > 3)
    .map((text) => text.split(gap).map(RegExp.escape).join(".{1,60}"))
    .map((pattern) => new RegExp(`^${pattern}$`))
}

/** Words that every English sentence has, and no Malay or Chinese one. */
const ENGLISH = /\b(your|you|with|this|these|are|is|please|from)\b/i

/** What the guests of the stories write themselves. */
const GUESTS_OWN: ReadonlySet<string> = new Set(Object.values(inquiryFields()))

/** A key in place of its text, or a text in which a gap stayed open. */
const UNSAID = /^[a-z][A-Za-z]*(\.[A-Za-z]+)+$|\{\{\w+\}\}/

/** Every text of the page that is said: read, announced or shown on hovering. */
const textsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const isOurs = (part: Element | null) =>
      part !== null && !part.closest("script, style, [data-foreign], :not(html)[lang]")
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const texts: Array<string> = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOurs(node.parentElement)) texts.push(node.nodeValue ?? "")
    for (const part of document.querySelectorAll("[aria-label], [placeholder], [alt], [title]"))
      for (const name of ["aria-label", "placeholder", "alt", "title"])
        if (isOurs(part)) texts.push(part.getAttribute(name) ?? "")
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
  })

/** The texts of a page that are not in its language. */
export const foreignWordsOn = async (
  page: Page,
  language: Language,
): Promise<ReadonlyArray<string>> => {
  const texts = await textsOn(page)
  const unsaid = texts.filter((text) => UNSAID.test(text))
  if (language === "en") return unsaid
  const english = englishAlone(language)
  const isEnglish = (text: string) =>
    (ENGLISH.test(text) && !GUESTS_OWN.has(text)) || english.some((pattern) => pattern.test(text))
  return [...unsaid, ...texts.filter(isEnglish)]
}
