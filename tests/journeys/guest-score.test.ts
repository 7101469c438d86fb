import { senOf } from "#core/money/amounts.ts"
import { ringgit } from "#core/money/ringgit.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import { expect } from "vitest"
import { answerOf } from "./steps/desk.ts"
import { story } from "./steps/story.ts"

const PLACE = "/properties?where=langkawi"

const found = (site: string, more: string) =>
  answerOf<SearchAnswer>(fetch(`${site}/api${PLACE}${more}`))

story("shows the best reviewed stays first, and says how and by whom", async ({ aGuest, site }) => {
  const guest = await aGuest()
  await guest.goesTo(PLACE)
  const order = guest.page.getByLabel(guest.say("sort.label"))
  const orders = await order.locator("option").allInnerTexts()
  const places = [
    "priceLowToHigh",
    "priceHighToLow",
    "ratings",
    "guestScore",
    "recommended",
  ] as const
  expect(orders).toEqual(places.map((one) => guest.say(`sort.${one}`)))

  await order.selectOption(guest.say("sort.guestScore"))
  await guest.sees(guest.say("sort.guestScore.text"))
  const { stays } = await found(site, "&sort=guestScore")
  const links = guest.page.getByRole("article").getByRole("heading").getByRole("link")
  await expect.poll(() => links.allTextContents()).toEqual(stays.map(({ name }) => name.en))

  const scores = stays.map(({ score }) => score?.tenths ?? 0)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  const [first] = stays
  const card = await guest.page.getByRole("article").first().textContent()
  expect(card).toContain(((first?.score?.tenths ?? 0) / 10).toFixed(1))
  expect(card).toContain(guest.say("reviews.countInvented", { count: first?.score?.count ?? 0 }))

  await guest.reloads()
  await guest.sees(guest.say("sort.guestScore.text"))
})

story(
  "recommends stays by score and price, and says on each card why",
  async ({ aGuest, site }) => {
    const guest = await aGuest({ width: 390, height: 844 })
    await guest.goesTo(PLACE)
    await guest.page.getByLabel(guest.say("sort.label")).selectOption(guest.say("sort.recommended"))
    await guest.sees(guest.say("sort.recommended.text"))

    const { stays } = await found(site, "&sort=recommended")
    const links = guest.page.getByRole("article").getByRole("heading").getByRole("link")
    await expect.poll(() => links.allTextContents()).toEqual(stays.map(({ name }) => name.en))
    const cheap = stays.findIndex(({ belowMiddle }) => belowMiddle !== undefined)
    const price = ringgit(stays[cheap]?.belowMiddle ?? senOf(0))
    const card = guest.page.getByRole("article").nth(cheap)
    await expect.poll(() => card.textContent()).toContain(guest.say("stay.here.price", { price }))
  },
)

story("finds as many stays of a guest score as stood beside it", async ({ aGuest, site }) => {
  const guest = await aGuest({ width: 1440, height: 900 })
  await guest.goesTo(PLACE)
  const chosen = guest.say("filters.guestScoreAtLeast", { score: "8.0" })

  await guest.narrowsTo(chosen)

  const { stays, total } = await found(site, "&score=8")
  expect(total).toBeGreaterThan(0)
  expect(stays.every(({ score }) => (score?.tenths ?? 0) >= 80)).toBe(true)
  expect(guest.page.url()).toContain("score=8")
  await guest.the("link", guest.say("filters.remove", { filter: chosen })).click()
  await guest.page.waitForURL((url) => !url.search.includes("score"))
})
