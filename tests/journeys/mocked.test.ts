import { startMockedSite } from "#tests/rigs/site.ts"
import { afterAll, expect } from "vitest"
import { cards } from "./telling/checking-out.ts"
import { staying } from "./telling/days.ts"
import { story } from "./telling/story.ts"

const { address, stop } = await startMockedSite()
afterAll(stop)

story(
  "lets a guest book on the mocked API, with no server behind the pages",
  async ({ aGuest }) => {
    const guest = await aGuest({ expectsRefusals: true }, address)
    // Every module travels by itself, and the first visitor waits until they are read.
    guest.page.setDefaultTimeout(90_000)
    await guest.goesTo("/")
    await guest.choosesDestination("Lang", "Langkawi")
    await guest.picksDates(staying(40))
    await guest.searches()
    await guest.seesPage(guest.say("results.in", { place: "Langkawi" }))
    await guest.opensFirstStay()
    await guest.reserves()
    await guest.seesForm()
    await guest.introducesThemselves()
    await guest.givesCard(cards.asksTheBank)
    await guest.books()
    await guest.answersBank("Complete authentication")

    expect(await guest.readsCode()).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect((await fetch(`${address}/api/properties`)).status).toBe(404)
  },
)
