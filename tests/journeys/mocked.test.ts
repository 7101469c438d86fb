import { stayInView } from "#docs/generators/gallery/stay-in-view.ts"
import { startMockedSite } from "#tests/support/site.ts"
import { afterAll, expect } from "vitest"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import type { Guest } from "./steps/guest.ts"
import { story } from "./steps/story.ts"

const { address, stop } = await startMockedSite()
afterAll(stop)

const MOCKED = { takesWorkers: true, expectsRefusals: true } as const

const workersOf = (guest: Guest): Promise<ReadonlyArray<string | undefined>> =>
  guest.page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
  )

story(
  "lets a guest book on the mocked API, with no server behind the pages",
  async ({ aGuest }) => {
    const guest = await aGuest(MOCKED, address)
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
    expect(await workersOf(guest)).toEqual([`${address}/mockServiceWorker.js`])
    await guest.introducesThemselves()
    await guest.givesCard(cards.asksTheBank)
    await guest.books()
    await guest.answersBank("Complete authentication")

    expect(await guest.readsCode()).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect((await fetch(`${address}/api/properties`)).status).toBe(404)
  },
)

story("shows a fault scenario to whoever asks for it, until it is over", async ({ aGuest }) => {
  const guest = await aGuest(MOCKED, address)
  guest.page.setDefaultTimeout(90_000)
  await guest.goesTo("/booking/search?fault=card-declined,volcano")
  await guest.sees("Fault scenario: card-declined. The bank declines the first card.")
  await guest.sees("There is no fault scenario called “volcano”.")

  const { checkoutPath } = await stayInView(guest.page)
  await guest.goesTo(checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.good)
  await guest.books()
  await guest.sees(guest.say("decline.declined"))

  await guest.seesForm()
  await guest.books()
  await guest.readsCode()
})
