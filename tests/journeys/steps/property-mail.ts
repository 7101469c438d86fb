import type { Language } from "#core/kernel/localised.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import { DEMO } from "#fixtures/inventory/fill-with-demo.ts"

const PAUSE_MS = 300

/** Any day: when the houses of the site were invented does not change who reads what. */
const today = "2026-11-21" as CalendarDate

/** True for stays of properties that are written to in a language. */
export const isWrittenToIn = (language: Language): ((card: StayResult) => boolean) => {
  const readers = [...demoInventory({ ...DEMO, today })]
    .filter(({ contacts }) => contacts?.language === language)
    .map(({ property }) => property.slug)
  return ({ slug }) => readers.includes(slug)
}

/** The letter that a property got with these words in it, and where its button leads. */
export const letterToProperty = async (
  site: string,
  written: string,
): Promise<{ readonly text: string; readonly link: string }> => {
  const page = await (await fetch(`${site}/sandbox/mailbox`)).text()
  for (const article of page.split("<article>").filter((letter) => letter.includes(written))) {
    const link = /\/booking\/reply\?link=[\w-]+/.exec(article)?.[0]
    const text = article.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ")
    if (link !== undefined) return { text, link }
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return letterToProperty(site, written)
}

/** Where the button of the letter leads in which these words were written to a property. */
export const linkInLetter = async (site: string, written: string): Promise<string> =>
  (await letterToProperty(site, written)).link
