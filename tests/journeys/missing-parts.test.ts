import { builtBundle, fileOf } from "#tests/support/bundle.ts"
import { expect } from "vitest"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

/** Where the browser fetches a part of a page; its name says nothing of it. */
const addressOf = (module: string): string => `**/${fileOf(builtBundle(), module)}`

story("lists the stays although the map cannot be fetched", async ({ aGuest }) => {
  const guest = await aGuest({ expectsRefusals: true })
  await guest.page.route(addressOf("ui/screens/results/ResultsMap.tsx"), (route) => route.abort())
  const missed = guest.page.waitForEvent("requestfailed")

  await guest.goesTo("/properties")
  await missed
  await guest.narrowsTo(guest.say("filters.freeCancellation"))

  expect(await guest.page.getByRole("article").count()).toBeGreaterThan(0)
})

story("draws a simpler map where the browser has no WebGL", async ({ aGuest }) => {
  const guest = await aGuest({ width: 1440 })
  await guest.goesTo("/properties?where=kuching")
  const map = guest.the("region", guest.say("results.map"))

  await map.locator("[data-pin]").first().click()

  await map.getByRole("article").getByRole("link").waitFor()
  expect(await map.locator("canvas").count()).toBe(0)
})

story("books although the list of countries cannot be fetched", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(92))
  const guest = await aGuest({ expectsRefusals: true })
  await guest.page.route(addressOf("ui/parts/fields/PhoneField.tsx"), (route) => route.abort())
  const missed = guest.page.waitForEvent("requestfailed")
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await missed

  await guest.introducesThemselves()
  await guest.givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toHaveLength(11)
})
