import { sitesWithStripe } from "#tests/support/site-with-stripe.ts"
import { stripesScript } from "#tests/support/card-provider.ts"
import { afterAll, expect } from "vitest"
import { atProvider } from "./steps/card-at-provider.ts"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import { roomsLeft } from "./steps/desk.ts"
import type { Guest, GuestRequest } from "./steps/guest.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const CODE = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/
const STRIPES_HOSTS = /^https:\/\/(js|api)\.stripe\.com\//

const sites = await sitesWithStripe()
const { provider } = sites
const { address } = await sites.start(provider.script)
provider.tells(address)
afterAll(sites.stop)

type AGuest = (wanted?: GuestRequest, at?: string) => Promise<Guest>

const aGuestAtForm = async (aGuest: AGuest, daysAhead: number, wanted: GuestRequest = {}) => {
  const stay = await aStay(address, staying(daysAhead))
  const guest = await aGuest(wanted, address)
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  const card = atProvider(guest)
  await card.seesCardForm()
  return { stay, guest, card }
}

story("confirms a stay whose card was typed into Stripe's own form", async ({ aGuest }) => {
  const { guest, card } = await aGuestAtForm(aGuest, 30)

  await card.givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toMatch(CODE)
})

story("says why a card is refused there, and takes another", async ({ aGuest }) => {
  const { guest, card } = await aGuestAtForm(aGuest, 33, { expectsRefusals: true })
  await card.givesCard(cards.withoutMoney)
  await guest.books()
  await guest.sees(guest.say("decline.insufficientFunds"))

  await card.givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toMatch(CODE)
})

story("leaves it to Stripe's form to say what is missing", async ({ aGuest }) => {
  const { guest, card } = await aGuestAtForm(aGuest, 36)
  await guest.books()
  await card.seesThatItIsIncomplete()

  await card.givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toMatch(CODE)
})

story("confirms when the bank is told, over Stripe's page, who pays", async ({ aGuest }) => {
  const { guest, card } = await aGuestAtForm(aGuest, 39)
  await card.givesCard(cards.asksTheBank)
  await guest.books()

  await card.answersBank("Complete authentication")

  expect(await guest.readsCode()).toMatch(CODE)
})

story.for(["Fail authentication", "turns away"] as const)(
  "lets another card be taken by a guest who proves nothing to the bank: %s",
  async (answer, { aGuest }) => {
    const { guest, card } = await aGuestAtForm(aGuest, answer === "turns away" ? 45 : 42)
    await card.givesCard(cards.asksTheBank)
    await guest.books()
    await card.seesBank()
    if (answer === "turns away") await card.turnsAwayFromBank()
    else await card.answersBank(answer)
    await guest.sees(guest.say("decline.authenticationFailed"))

    await card.givesCard(cards.good)
    await guest.books()

    expect(await guest.readsCode()).toMatch(CODE)
  },
)

story("charges once a guest who reloads while the bank asks", async ({ aGuest }) => {
  const { guest, card, stay } = await aGuestAtForm(aGuest, 48, { expectsRefusals: true })
  await card.givesCard(cards.asksTheBank)
  await guest.books()
  await card.seesBank()
  const left = await roomsLeft(address, stay.wanted)

  await guest.reloads()
  await guest.seesForm()
  await guest.givesIdentity()
  await card.seesCardForm()
  await card.givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toMatch(CODE)
  expect(await roomsLeft(address, stay.wanted)).toBe(left)
})

story.for([
  ["bm", "light"],
  ["cn", "dark"],
] as const)(
  "asks for the card in the guest's language and in our colours: %s, %s",
  async ([language, theme], { aGuest }) => {
    const { guest, card } = await aGuestAtForm(aGuest, 51, { language, theme })

    const { inside, ours } = await card.colours()

    expect(inside).toEqual(ours)
    await card.givesCard(cards.good)
    await guest.books()
    expect(await guest.readsCode()).toMatch(CODE)
  },
)

story("changes the form's colours with the theme, and keeps what is typed", async ({ aGuest }) => {
  const { guest, card } = await aGuestAtForm(aGuest, 54)
  await card.givesCard(cards.good)
  const before = await card.colours()

  await guest.the("button", guest.say("header.toDark")).click()

  await expect.poll(async () => (await card.colours()).inside).not.toEqual(before.inside)
  const { inside, ours } = await card.colours()
  expect(inside).toEqual(ours)
  await guest.books()
  expect(await guest.readsCode()).toMatch(CODE)
})

story("asks Stripe's own host, at the checkout and nowhere else", async ({ aGuest }) => {
  const usual = await sites.start()
  const stay = await aStay(usual.address, staying(30))
  const guest = await aGuest({}, usual.address)
  const asked: Array<string> = []
  await guest.page.route(STRIPES_HOSTS, async (route) => {
    const request = route.request()
    const { pathname, search, hostname } = new URL(request.url())
    asked.push(hostname)
    if (hostname === "js.stripe.com")
      return route.fulfill({
        body: stripesScript("https://api.stripe.com"),
        contentType: "text/javascript",
      })
    const response = await route.fetch({
      url: provider.settings.STRIPE_API_BASE + pathname + search,
    })
    return route.fulfill({ response })
  })
  for (const path of ["/", "/properties", stay.propertyPath, "/login"]) {
    await guest.goesTo(path)
    await guest.page.waitForLoadState("networkidle")
  }
  expect(asked).toEqual([])

  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await atProvider(guest).givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toMatch(CODE)
  expect(new Set(asked)).toEqual(new Set(["js.stripe.com", "api.stripe.com"]))
})
