import { faultsIn } from "#tests/support/html.ts"
import { expect } from "vitest"
import { foreignWordsOn } from "./steps/foreign-words.ts"
import { openPages } from "./steps/pages.ts"
import { supportPages } from "./steps/support-pages.ts"
import { story } from "./steps/story.ts"

const walks = { open: openPages, support: supportPages }

story.for([
  ["en", "open", 130],
  ["en", "support", 0],
  ["bm", "open", 132],
  ["bm", "support", 0],
  ["cn", "open", 134],
  ["cn", "support", 0],
] as const)(
  "reads every page in %s of the %s ones: valid, under one heading, in no other language",
  async ([language, which, daysAhead], { aGuest, site }) => {
    const guest = await aGuest({ language, expectsRefusals: true })
    const wrong: Array<string> = []

    for (const { name, goesThere } of await walks[which](site, daysAhead)) {
      await goesThere(guest)
      await guest.page.waitForLoadState("networkidle")
      const headings = await guest.page.locator("h1").count()
      if (headings !== 1) wrong.push(`${name} has ${headings} main headings`)
      for (const fault of await faultsIn(await guest.page.content()))
        wrong.push(`${name}: ${fault}`)
      for (const text of await foreignWordsOn(guest.page, language))
        wrong.push(`${name} says: ${text}`)
    }

    expect(wrong).toEqual([])
  },
)
