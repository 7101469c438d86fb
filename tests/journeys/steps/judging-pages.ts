import { violationsOn } from "#tests/support/accessibility.ts"
import { drawAll } from "#tests/support/draw-all.ts"
import { faultsIn } from "#tests/support/html.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import type { Page } from "playwright"
import { accountPages } from "./account-pages.ts"
import { foreignWordsOn } from "./foreign-words.ts"
import type { Guest } from "./guest.ts"
import { openPages, type PageToSee } from "./pages.ts"
import { supportPages } from "./support-pages.ts"

/** Every page of the site, by who comes to it: anybody, a guest with an account, who looks for help. */
export const walks = { open: openPages, account: accountPages, support: supportPages }

/** What is wrong with the page that a guest looks at now, one sentence for each fault. */
export type Judge = (guest: Guest) => Promise<ReadonlyArray<string>>

/** Waits for what comes later than the page itself, so that it is judged as well. */
export const untilQuiet = (page: Page): Promise<void> => page.waitForLoadState("networkidle")

/** Every rule of accessibility that the page breaks. */
export const byAccessibility: Judge = ({ page }) => violationsOn(page)

/** A page has one main heading. */
const byHeading: Judge = async ({ page }) => {
  const headings = await page.locator("h1").count()
  return headings === 1 ? [] : [`has ${headings} main headings`]
}

/** The rules of the HTML standard. */
const byHtml: Judge = async ({ page }) => faultsIn(await page.content())

/** No text in another language, and no name of a text in place of the text. */
const byWords: Judge = async ({ page, language }) => {
  const foreign = await foreignWordsOn(page, language)
  await drawAll(page)
  const said = await page.locator("body").innerText()
  const names = Object.keys(wordsOf.en).filter((name) => said.includes(name))
  return [...foreign, ...names].map((text) => `says: ${text}`)
}

/** Nothing is wider than the screen. */
const byWidth: Judge = async ({ page }) => {
  const by = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
    return scrollWidth - clientWidth
  })
  return by > 0 ? [`is ${by} px too wide`] : []
}

/** A list that is set in on one side shows there where each of its items begins. */
const byMarks: Judge = async ({ page }) => {
  const unmarked = await page.evaluate(() => {
    const isUnmarked = (list: Element): boolean => {
      const { listStyleType, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list)
      const [item] = list.children
      const isSetIn = Number.parseFloat(paddingInlineStart) > Number.parseFloat(paddingInlineEnd)
      const hasOwnMark = !item || getComputedStyle(item, "::before").content !== "none"
      return isSetIn && listStyleType === "none" && !hasOwnMark
    }
    const lists = [...document.querySelectorAll("ul, ol")].filter(isUnmarked)
    return lists.map((list) => list.textContent.slice(0, 60))
  })
  return unmarked.map((text) => `has a list without marks: ${text}`)
}

const judges: ReadonlyArray<Judge> = [byHeading, byHtml, byWords, byWidth, byMarks]

/**
 * What is wrong with any of these pages, after the name of the page. One guest opens each of them once
 * for all judges: opening a page takes longer than judging it.
 */
export const faultsOnAny = async (
  guest: Guest,
  pages: ReadonlyArray<PageToSee>,
  more: ReadonlyArray<Judge> = [],
): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const { name, goesThere } of pages) {
    await goesThere(guest)
    await untilQuiet(guest.page)
    for (const judge of [...judges, ...more])
      for (const fault of await judge(guest)) found.push(`${name} ${fault}`)
  }
  return found
}
