import { aGuest as aPerson } from "#fixtures/builders/a-guest.ts"
import { expect } from "vitest"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import type { Guest } from "./steps/guest.ts"
import { aNewAddress, PASSWORD } from "./steps/having-account.ts"
import { keepingCard } from "./steps/keeping-card.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const CODE = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/

/** A stay that costs members as much as anybody, so that what it costs is known before they sign in. */
const aStayOnDay = (site: string, daysAhead: number) =>
  aStay(site, staying(daysAhead), ({ memberPercent }) => memberPercent === 0)

const introducesThemselves = async (guest: Guest) => {
  await guest.seesForm()
  await guest.introducesThemselves(aPerson())
}

/** Registers, books by a card of this number and has it kept. */
const keepsCard = async (guest: Guest, checkoutPath: string, number: string, email: string) => {
  await guest.goesTo(`/register?redirect=${encodeURIComponent("/account/profile")}`)
  await guest.registers(email)
  await guest.seesPage(guest.say("profile.title"))
  await guest.goesTo(checkoutPath)
  await introducesThemselves(guest)
  await guest.givesCard(number)
  await keepingCard(guest).asksToKeep()
  await guest.books()
  if (number === cards.asksTheBank) await guest.answersBank("Complete authentication")
  expect(await guest.readsCode()).toMatch(CODE)
  await keepingCard(guest).seesItInProfile(number.slice(-4))
}

story(
  "keeps a card for the next stay, which is then booked without it",
  async ({ aGuest, site }) => {
    const [first, next] = [await aStayOnDay(site, 60), await aStayOnDay(site, 63)]
    const guest = await aGuest({ width: 390 })
    await keepsCard(guest, first.checkoutPath, cards.good, aNewAddress())

    await guest.goesTo(next.checkoutPath)
    await introducesThemselves(guest)
    expect(await keepingCard(guest).keptIsChosen("4242")).toBe(true)
    expect(await guest.page.getByLabel(guest.say("checkout.card.number")).count()).toBe(0)
    await guest.books()

    expect(await guest.readsCode()).toMatch(CODE)
  },
)

story("asks the bank about a kept card as about any other", async ({ aGuest, site }) => {
  const [first, next] = [await aStayOnDay(site, 66), await aStayOnDay(site, 69)]
  const guest = await aGuest()
  await keepsCard(guest, first.checkoutPath, cards.asksTheBank, aNewAddress())

  await guest.goesTo(next.checkoutPath)
  await introducesThemselves(guest)
  await guest.books()
  await guest.answersBank("Complete authentication")

  expect(await guest.readsCode()).toMatch(CODE)
})

story("says why a kept card is declined, and takes another", async ({ aGuest, site }) => {
  const [first, next] = [await aStayOnDay(site, 72), await aStayOnDay(site, 75)]
  const guest = await aGuest({ width: 390 })
  await keepsCard(guest, first.checkoutPath, cards.asksTheBank, aNewAddress())
  await guest.goesTo(next.checkoutPath)
  await introducesThemselves(guest)
  await guest.books()
  await guest.answersBank("Fail authentication")
  await guest.sees(guest.say("decline.authenticationFailed"))

  await keepingCard(guest).usesAnother()
  await guest.givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toMatch(CODE)
})

story("lets another card pay after the guest left the bank's page", async ({ aGuest, site }) => {
  const [first, next] = [await aStayOnDay(site, 78), await aStayOnDay(site, 81)]
  const guest = await aGuest()
  await keepsCard(guest, first.checkoutPath, cards.asksTheBank, aNewAddress())
  await guest.goesTo(next.checkoutPath)
  await introducesThemselves(guest)
  await guest.books()
  await guest.leavesBank()
  await guest.sees(guest.say("decline.abandoned"))

  await keepingCard(guest).usesAnother()
  await guest.givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toMatch(CODE)
})

story("is seen by its account alone, and gone once it is removed", async ({ aGuest, site }) => {
  const first = await aStayOnDay(site, 84)
  const [next, last] = [await aStayOnDay(site, 87), await aStayOnDay(site, 90)]
  const email = aNewAddress()
  const guest = await aGuest()
  await keepsCard(guest, first.checkoutPath, cards.good, email)

  await guest.signsOut()
  await guest.goesTo(next.checkoutPath)
  await guest.seesForm()
  expect(await keepingCard(guest).offers("4242")).toBe(false)

  await guest.goesTo("/login?redirect=/account/profile")
  await guest.signsIn(email, PASSWORD)
  await guest.seesPage(guest.say("profile.title"))
  await keepingCard(guest).removesIt()
  await guest.goesTo(last.checkoutPath)
  await guest.seesForm()
  expect(await keepingCard(guest).offers("4242")).toBe(false)
  expect(await guest.page.getByLabel(guest.say("checkout.card.number")).count()).toBe(1)
})
