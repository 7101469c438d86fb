import type { Language } from "#core/kernel/localised.ts"
import { shiftedDate, shiftOf } from "#tests/support/later-clock.js"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import type { Browser, BrowserContext, Page } from "playwright"
import { atGoogle } from "./at-google.ts"
import { browsing } from "./browsing.ts"
import { checkingOut } from "./checking-out.ts"
import { havingAccount } from "./having-account.ts"
import { managingStays } from "./managing-stays.ts"
import { readingMail } from "./reading-mail.ts"
import { sightOf, untilAlive } from "./sight.ts"
import { troublesOf } from "./troubles.ts"

/** Who comes to the site, and with what. */
export interface GuestRequest {
  readonly language?: Language
  readonly theme?: "light" | "dark"
  readonly width?: number
  readonly height?: number
  readonly hasScripts?: boolean
  /**
   * The browser takes service workers: the one that keeps pages, or the one of the mocked API. Other
   * stories do without: what a worker asks for passes by the routes that a story sets.
   */
  readonly takesWorkers?: boolean
  /** The story is about an answer that is no success, so the browser may complain of it. */
  readonly expectsRefusals?: boolean
}

/** What each language is called by the browsers of those who speak it. */
const localeOf: Readonly<Record<Language, string>> = { en: "en-MY", bm: "ms-MY", cn: "zh-CN" }

const HEIGHT = 900

const guestAt = (page: Page, context: BrowserContext, language: Language, hasScripts: boolean) => {
  const sight = sightOf(page, language)
  const arrived = () => (hasScripts ? untilAlive(page) : Promise.resolve())
  const goesTo = async (path: string) => {
    const response = await page.goto(path)
    await arrived()
    return response?.status()
  }
  return {
    ...sight,
    goesTo,
    reloads: async () => {
      await page.reload()
      await arrived()
    },
    /** The same guest in another tab of the same browser. */
    opensATab: async () => guestAt(await context.newPage(), context, language, hasScripts),
    ...atGoogle(sight),
    ...browsing(sight),
    ...checkingOut(sight),
    ...havingAccount(sight),
    ...managingStays(sight),
    ...readingMail(sight),
  }
}

/** A guest with a browser of their own, at the site's door. */
export type Guest = ReturnType<typeof guestAt>

/** Lets a guest in; the context is the guest's browser, the troubles what it complained of. */
export const aGuest = async (browser: Browser, site: string, wanted: GuestRequest = {}) => {
  const {
    language = "en",
    theme = "light",
    width = 1280,
    height = HEIGHT,
    hasScripts = true,
    takesWorkers = false,
  } = wanted
  const context = await browser.newContext({
    baseURL: site,
    locale: localeOf[language],
    colorScheme: theme,
    viewport: { width, height },
    javaScriptEnabled: hasScripts,
    reducedMotion: "reduce",
    serviceWorkers: takesWorkers ? "allow" : "block",
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const shift = shiftOf(process.env)
  if (shift !== 0)
    await context.addInitScript(`globalThis.Date = (${String(shiftedDate)})(Date, ${shift})`)
  const troubles = troublesOf(context, wanted.expectsRefusals ?? false)
  const guest = guestAt(await context.newPage(), context, language, hasScripts)
  return { guest, context, troubles }
}
