import { expect } from "vitest"
import { languages } from "#core/preferences/preferences.ts"
import { staying } from "./steps/days.ts"
import { seesItsIcons } from "./steps/drawn-icons.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

story.for(languages)(
  "draws every icon of home, results and a property, in %s",
  async (language, { aGuest, site }) => {
    const stay = await aStay(site, staying(70))
    const { goesTo, page } = await aGuest({ language })
    for (const path of ["/", "/properties?where=langkawi", stay.propertyPath]) {
      await goesTo(path)
      await seesItsIcons(page)
    }
  },
)

story("draws every icon for a guest without scripts", async ({ aGuest }) => {
  const { goesTo, page } = await aGuest({ hasScripts: false })
  await goesTo("/")
  await seesItsIcons(page)
})

story.for([
  ["/favicon.svg", "image/svg+xml"],
  // Asked for by programs that read no link to another, and by browsers for what is no page.
  ["/favicon.ico", "image/x-icon"],
  ["/icon-180.png", "image/png"],
  ["/icon-192.png", "image/png"],
  ["/icon-512.png", "image/png"],
  ["/icon-maskable-512.png", "image/png"],
] as const)("gives the site's own icon %s as %s", async ([path, type], { site }) => {
  const answer = await fetch(site + path)

  expect(answer.status).toBe(200)
  expect(answer.headers.get("content-type")).toContain(type)
})
