import type { Language } from "#core/kernel/localised.ts"
import type { TranslationKey } from "#ui/translations/translations.ts"
import type { Gaps } from "#ui/translations/speaker.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { unbroken } from "#ui/translations/unbroken.ts"
import type { Locator, Page } from "playwright"

export type Role = Parameters<Page["getByRole"]>[0]
export type Say = (key: TranslationKey, gaps?: Gaps) => string

/** What a guest goes by: roles, and words of the language that the page speaks. */
export interface Sight {
  readonly page: Page
  readonly language: Language
  readonly say: Say
  /** The one thing of this role and exactly this name. */
  readonly the: (role: Role, name: string) => Locator
  /** Waits until the heading of the page is this. */
  readonly seesPage: (heading: string) => Promise<void>
  /** Waits until a part of the page has this heading. */
  readonly seesHeading: (heading: string) => Promise<void>
  /** Waits until these words stand somewhere on the page. */
  readonly sees: (words: string | RegExp) => Promise<void>
  /** Moves the pointer over the page, whereupon the page fetches what it may need. */
  readonly looksAround: () => Promise<void>
}

/** Fails at once where a page could never say this: a form of a word, or what fills a gap, is missing. */
const wholly =
  (say: Say): Say =>
  (key, gaps) => {
    const said = say(key, gaps)
    if (said === key || said.includes("{{"))
      throw new Error(`No words for ${key} with ${JSON.stringify(gaps)}`)
    return unbroken(said)
  }

/** Sees a page in a language. */
export const sightOf = (page: Page, language: Language): Sight => {
  const { say } = speaker(language, wordsOf[language])
  const the: Sight["the"] = (role, name) => page.getByRole(role, { name, exact: true })
  return {
    page,
    language,
    say: wholly(say),
    the,
    seesPage: (heading) =>
      page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor(),
    seesHeading: (heading) => the("heading", heading).first().waitFor(),
    sees: (words) => page.getByText(words).filter({ visible: true }).first().waitFor(),
    looksAround: async () => {
      await page.mouse.move(100, 100)
      await page.mouse.move(120, 120)
    },
  }
}

/** Waits until the scripts have taken over the heading and the forms that the server drew. */
export const untilAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith("__react"))
    const parts = [...document.querySelectorAll("main h1, main form")]
    return parts.length > 0 && parts.every(isAlive)
  })
}
