import { violationsOn } from "#tests/support/accessibility.ts"
import type { Page } from "playwright"
import { expect } from "vitest"
import { byAccessibility, faultsOnAny, untilQuiet, walks } from "./steps/judging-pages.ts"
import { openPages } from "./steps/pages.ts"
import { story } from "./steps/story.ts"

story.for([
  ["light", "en", 1280, "open", 120],
  ["light", "en", 1280, "account", 150],
  ["light", "en", 1280, "support", 0],
  ["dark", "cn", 320, "open", 122],
  ["dark", "cn", 320, "account", 152],
  ["dark", "cn", 320, "support", 0],
] as const)(
  "breaks no rule of accessibility, %s in %s at %s px, on any %s page",
  async ([theme, language, width, which, daysAhead], { aGuest, site }) => {
    const guest = await aGuest({ theme, language, width, expectsRefusals: true })
    const pages = await walks[which](site, daysAhead)

    expect(await faultsOnAny(guest, pages, [byAccessibility])).toEqual([])
  },
)

const SMALL = "width: 8px; height: 8px; min-height: 0; padding: 0; border: 0"

/**
 * Letters that nobody can read, small buttons, a picture and a place on a map without a name; two
 * places on the map lie close to each other.
 */
const breakRules = (small: string): void => {
  const broken = document.createElement("div")
  broken.innerHTML = `<img src="/favicon.svg"><button style="${small}" aria-label="One"></button>
    <button style="${small}" aria-label="Two"></button><p style="color: #999; background: #aaa">Pale</p>
    <div role="region" aria-label="Map"><ul><li><a href="/" style="font-size: 5px"></a></li>
    <li><a href="/" style="font-size: 5px">x</a><a href="/" style="font-size: 5px">y</a></li></ul></div>`
  document.querySelector("main")?.append(broken)
}

story("notices what breaks a rule, but for how close places on a map lie", async ({ aGuest }) => {
  const guest = await aGuest()
  await guest.goesTo("/about-us")
  expect(await violationsOn(guest.page)).toEqual([])

  await guest.page.evaluate(breakRules, SMALL)

  const rules = (await violationsOn(guest.page)).map((violation) => violation.split(" ")[0])
  expect(rules.toSorted()).toEqual(["color-contrast", "image-alt", "link-name", "target-size"])
})

/** A large button, most of which lies under something that stays at the top of the screen. */
const coverButton = (): void => {
  const cover = document.createElement("div")
  cover.innerHTML = `<a href="/" style="position: sticky; z-index: 99; top: 0; display: block; height: 100px">
    Home</a><div style="height: 2000px"></div>
    <button style="width: 200px; height: 48px">Half in sight</button><div style="height: 2000px"></div>`
  document.querySelector("main")?.append(cover)
  const button = cover.querySelector("button")
  scrollBy({ top: (button?.getBoundingClientRect().top ?? 0) - 64, behavior: "instant" })
}

story("finds no target small that the page only scrolled under a header", async ({ aGuest }) => {
  const guest = await aGuest()
  await guest.goesTo("/about-us")

  await guest.page.evaluate(coverButton)

  expect(await violationsOn(guest.page)).toEqual([])
})

/** Whatever opens something: menus, calendars, lists, sheets and explanations. */
const OPENERS = ":is(summary, button[aria-haspopup], button[aria-expanded=false]):visible"

/** The first opener of each kind that stands on the page now. */
const openersOn = async (page: Page) => {
  const openers = page.locator(OPENERS)
  const kinds = await openers.evaluateAll((elements) =>
    elements.map(({ className, parentElement }) => `${parentElement?.className} > ${className}`),
  )
  return kinds.flatMap((kind, place) =>
    kinds.indexOf(kind) === place ? [{ kind, opener: openers.nth(place) }] : [],
  )
}

story.for([
  ["light", 1280, 132],
  ["dark", 390, 134],
] as const)(
  "breaks no rule of accessibility in anything that opens, %s at %s px",
  async ([theme, width, daysAhead], { aGuest, site }) => {
    const guest = await aGuest({ theme, width, expectsRefusals: true })
    const pages = (await openPages(site, daysAhead)).filter(({ name }) =>
      ["home", "results", "property", "checkout"].includes(name),
    )
    const found: Array<string> = []
    const opened = new Set<string>()

    for (const { name, goesThere } of pages) {
      await goesThere(guest)
      const all = await openersOn(guest.page)
      for (const { kind, opener } of all.filter((one) => !opened.has(one.kind))) {
        opened.add(kind)
        await opener.click()
        await untilQuiet(guest.page)
        for (const violation of await violationsOn(guest.page))
          found.push(`${name}, ${kind}: ${violation}`)
        await guest.page.keyboard.press("Escape")
      }
    }

    expect(found).toEqual([])
    expect(opened.size).toBeGreaterThanOrEqual(5)
  },
)
