import type { Language } from "#core/kernel/localised.ts"
import { languages, type Theme } from "#core/preferences/preferences.ts"
import { aGuest } from "#tests/journeys/steps/guest.ts"
import { sightOf } from "#tests/journeys/steps/sight.ts"
import type { Browser, Page } from "playwright"
import type { Scene } from "./scene.ts"
import { devices, type View } from "./sheet.ts"
import { stayInView, type StayInView } from "./stay-in-view.ts"

const THEMES: ReadonlyArray<Theme> = ["light", "dark"]
const DEVICES = ["desktop", "phone"] as const

/** A development server hands out every module by itself. */
const PATIENCE_MS = 150_000
const SETTLES_MS = 250
/** Chromium keeps the process of a closed tab as long as its browser, some 200 MB of it. */
const MOST_TABS = 8

const views = languages.flatMap((language) =>
  DEVICES.flatMap((device) => THEMES.map((theme): View => ({ language, theme, device }))),
)

const speaks = (page: Page, language: Language) =>
  page.evaluate((chosen) => {
    const { __TSR_ROUTER__: router } = globalThis as never as {
      __TSR_ROUTER__: { options: { context: { preferences: { choose: (to: object) => void } } } }
    }
    router.options.context.preferences.choose({ type: "guest.choseLanguage", language: chosen })
  }, language)

/** As an address with this fault scenario would, but for another that the address names. */
const keepFaultScenario = (scenario: string): void => {
  if (sessionStorage.getItem("fault") === null) sessionStorage.setItem("fault", scenario)
}

/** Twelve pictures may take longer than the product waits for an answer. */
const waitForEver = (): void => {
  AbortSignal.timeout = () => new AbortController().signal
}

const isSpoken = (page: Page, language: Language) =>
  page.locator(`html[data-language="${language}"]`).waitFor({ state: "attached" })

/** What is made of a page that is in one view of a state. */
export type Look<Seen> = (page: Page) => Promise<Seen>

type Views<Seen> = ReadonlyArray<readonly [View, Seen]>

const showsView = async (page: Page, scene: Scene, view: View): Promise<void> => {
  await page.emulateMedia({ colorScheme: view.theme, reducedMotion: "reduce" })
  await page.setViewportSize(devices[view.device])
  const seen = scene.sees(sightOf(page, view.language))
  await seen.waitFor().catch(async (failure: Error) => {
    const instead = await page.locator("main").innerText()
    throw new Error(`${failure.message}\nAt ${page.url()} the guest saw instead:\n${instead}`)
  })
  await seen.evaluate((part) => part.scrollIntoView({ block: "center" }))
  await page.evaluate(() => document.querySelector("#fault")?.remove())
  await page.waitForTimeout(SETTLES_MS)
}

/** Lets guests come into a state and looks at every view of it: three languages, two themes, two widths. */
export const visitorOf = <Seen>(browser: Browser, site: string, look: Look<Seen>) => {
  let stay: StayInView | undefined
  const met = new Map<Language, ReturnType<typeof aGuest>>()
  const tabsOf = new Map<Language, number>()

  /** One browser for each language, for some tabs: the next one knows the modules of the one before. */
  const guestSpeaking = async (language: Language) => {
    const known =
      met.get(language) ?? aGuest(browser, site, { language, width: 1440, takesWorkers: true })
    met.set(language, known)
    const { guest, context } = await known
    context.setDefaultTimeout(PATIENCE_MS)
    // The guest before has left having chosen another language.
    await context.clearCookies()
    return guest
  }

  const closesBrowser = async (language: Language): Promise<void> => {
    const known = met.get(language)
    met.delete(language)
    tabsOf.delete(language)
    await (await known)?.context.close()
  }

  const arrive = async (scene: Scene, language: Language) => {
    const guest = await (await guestSpeaking(language)).opensATab()
    await guest.page.setViewportSize(devices.desktop)
    if (!stay) {
      await guest.goesTo("/booking/search")
      stay = await stayInView(guest.page)
    }
    await guest.page.addInitScript(waitForEver)
    if (scene.on) await guest.page.addInitScript(keepFaultScenario, scene.on)
    const leave = async () => {
      await guest.page.close()
      const tabs = 1 + (tabsOf.get(language) ?? 0)
      tabsOf.set(language, tabs)
      if (scene.movesClock || tabs >= MOST_TABS) await closesBrowser(language)
    }
    try {
      await scene.comes({ ...guest, stay })
    } catch (failure) {
      await leave()
      throw failure
    }
    return { page: guest.page, [Symbol.asyncDispose]: leave }
  }

  const seenBy = async (page: Page, scene: Scene, view: View): Promise<readonly [View, Seen]> => {
    await showsView(page, scene, view)
    return [view, await look(page)]
  }

  const inPlace = async (scene: Scene): Promise<Views<Seen>> => {
    const seen: Array<readonly [View, Seen]> = []
    await using guest = await arrive(scene, "en")
    for (const view of views) {
      await speaks(guest.page, view.language)
      await isSpoken(guest.page, view.language)
      seen.push(await seenBy(guest.page, scene, view))
    }
    return seen
  }

  const anew = async (scene: Scene): Promise<Views<Seen>> => {
    const seen: Array<readonly [View, Seen]> = []
    for (const language of languages) {
      await using guest = await arrive(scene, language)
      for (const view of views.filter((one) => one.language === language))
        seen.push(await seenBy(guest.page, scene, view))
    }
    return seen
  }

  return (scene: Scene) => (scene.anew ? anew(scene) : inPlace(scene))
}
