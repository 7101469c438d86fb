import { expect } from "vitest"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

story("lists the stays although the map cannot be fetched", async ({ aGuest }) => {
  const guest = await aGuest({ expectsRefusals: true })
  await guest.page.route(/ResultsMap-.*\.js$/, (route) => route.abort())
  const missed = guest.page.waitForEvent("requestfailed")

  await guest.goesTo("/properties")
  await missed
  await guest.narrowsTo(guest.say("filters.freeCancellation"))

  expect(await guest.page.getByRole("article").count()).toBeGreaterThan(0)
})

story("books although the list of countries cannot be fetched", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(92))
  const guest = await aGuest({ expectsRefusals: true })
  await guest.page.route(/\/PhoneField-.*\.js$/, (route) => route.abort())
  const missed = guest.page.waitForEvent("requestfailed")
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await missed

  await guest.introducesThemselves()
  await guest.givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toHaveLength(11)
})
