import { aGuest as typedDetails } from "#fixtures/builders/a-guest.ts"
import type { Page } from "playwright"
import { expect } from "vitest"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import { roomsLeft } from "./steps/desk.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

/** Everything that a page can keep in its browser, as one text. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cached = await caches.keys()
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.cookie,
      databases,
      cached,
    ])
  })

story("keeps what was typed and the same rooms over a reload", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(80))
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  const left = await roomsLeft(site, stay.wanted)

  await guest.reloads()
  await guest.seesForm()

  expect(await guest.field(guest.say("checkout.firstName")).inputValue()).toBe("Aisyah")
  expect(await guest.field(guest.say("checkout.email")).inputValue()).toBe("aisyah.tan@example.com")
  expect(await roomsLeft(site, stay.wanted)).toBe(left)
})

story("never keeps a card over a reload", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(82))
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.givesCard(cards.good)

  await guest.reloads()
  await guest.seesForm()

  expect(await guest.field(guest.say("checkout.card.number")).inputValue()).toBe("")
  expect(await guest.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    "4242",
  )
})

story("keeps no number of an identity paper in the browser", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(88))
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  const { identityNumber, firstName } = typedDetails()
  const digits = identityNumber.replaceAll("-", "")

  const kept = await keptBy(guest.page)
  await guest.reloads()
  await guest.seesForm()

  expect(kept).toContain(firstName)
  for (const text of [kept, await keptBy(guest.page)])
    expect(text.replaceAll("-", "")).not.toContain(digits)
  expect(await guest.field(guest.say("checkout.identity.mykad")).inputValue()).toBe("")
})

story("lets a guest pay who reloads while the bank asks", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(84))
  const guest = await aGuest({ expectsRefusals: true })
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.asksTheBank)
  await guest.books()
  await guest.the("dialog", guest.say("checkout.challenge")).waitFor()
  const left = await roomsLeft(site, stay.wanted)

  await guest.reloads()
  await guest.seesForm()
  await guest.givesIdentity()
  await guest.givesCard(cards.good)
  await guest.books()

  await guest.readsCode()
  expect(await roomsLeft(site, stay.wanted)).toBe(left)
})

story("shows a booking in a new tab after its own was closed", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(86))
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  const code = await guest.booksAs()
  const id = new URL(guest.page.url()).searchParams.get("booking")

  const tab = await guest.opensATab()
  await guest.page.close()
  await tab.goesTo(`/booking/${id}`)

  await tab.seesBooking()
  expect(await tab.readsCodeOfBooking()).toBe(code)
})

story(
  "goes on in a new tab with the last room, which nobody else can have",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(88))
    const guest = await aGuest()
    const held = guest.page.waitForResponse(/api\/bookings$/)
    await guest.goesTo(stay.checkoutPath)
    await guest.seesForm()
    const { id } = await (await held).json()
    const left = await roomsLeft(site, stay.wanted)

    const tab = await guest.opensATab()
    await guest.page.close()
    await tab.goesTo(`/booking/${id}`)
    await tab.the("link", tab.say("booking.goOn")).click()
    await tab.seesForm()

    expect(await roomsLeft(site, stay.wanted)).toBe(left)
  },
)

story("books once for a guest who goes on in two tabs", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(90))
  const guest = await aGuest({ expectsRefusals: true })
  const held = guest.page.waitForResponse(/api\/bookings$/)
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  const { id } = await (await held).json()
  const left = await roomsLeft(site, stay.wanted)
  const tab = await guest.opensATab()
  await tab.goesTo(`/booking/${id}`)
  await tab.the("link", tab.say("booking.goOn")).click()
  await tab.seesForm()

  for (const one of [guest, tab]) {
    await one.introducesThemselves()
    await one.givesCard(cards.good)
  }
  await guest.books()
  const code = await guest.readsCode()
  await tab.books()

  expect(await tab.readsCode()).toBe(code)
  expect(await roomsLeft(site, stay.wanted)).toBe(left)
})

story("remembers the stays that were opened, on this device alone", async ({ aGuest, site }) => {
  const first = await aStay(site, staying(86))
  const second = await aStay(site, staying(86), (card) => card.slug !== first.wanted.stay.property)
  const guest = await aGuest({ language: "bm" })
  const viewed = guest.page.getByRole("region", { name: guest.say("home.viewed") })
  for (const stay of [first, second]) {
    await guest.goesTo(stay.propertyPath)
    await guest.seesPage(stay.name.bm)
  }

  await guest.goesTo("/")

  await expect
    .poll(() => viewed.getByRole("link").locator("b").allTextContents())
    .toEqual([second.name.bm, first.name.bm])
  await viewed.getByRole("link").last().click()
  await guest.seesPage(first.name.bm)
})
