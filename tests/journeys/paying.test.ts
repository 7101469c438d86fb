import { aGuest as aPerson } from "#fixtures/builders/a-guest.ts"
import type { Page } from "playwright"
import { expect } from "vitest"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import { roomsLeft } from "./steps/desk.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const CODE = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/

story(
  "confirms a stay once a card is accepted",
  { tags: ["§1.8", "§2.14", "§2.17"] },
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(30))
    const guest = await aGuest()
    await guest.goesTo(stay.checkoutPath)
    expect(await guest.booksAs()).toMatch(CODE)
  },
)

story("charges a visitor from abroad the total with Tourism Tax", async ({ aGuest, site }) => {
  // Some village homes are exempt, other kinds of property never are.
  const stay = await aStay(site, staying(31), ({ kind }) => kind !== "homestay")
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  const payable = guest.page
    .getByText(guest.say("price.line.total"), { exact: true })
    .last()
    .locator("xpath=following-sibling::dd")
  const ofMalaysian = await payable.innerText()
  await guest.countsRoomsOfVisitors("1")
  const withVisitor = await payable.innerText()

  await guest.introducesThemselves(aPerson({ nationality: "SG", identityNumber: "E1234567N" }))
  const ofVisitor = await payable.innerText()
  await guest.givesCard(cards.good)
  await guest.books()

  expect(ofVisitor).not.toBe(ofMalaysian)
  expect(withVisitor).toBe(ofVisitor)
  expect(await guest.readsCode()).toMatch(CODE)
  await guest.sees(ofVisitor)
})

story("books once, however often Book Now is pressed", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(32))
  const before = await roomsLeft(site, stay.wanted)
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.good)

  await guest.bookNow.dblclick()

  expect(await guest.readsCode()).toMatch(CODE)
  expect(await roomsLeft(site, stay.wanted)).toBe(before - 1)
})

story("confirms when the bank is told that it is the guest who pays", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(34))
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.asksTheBank)

  await guest.books()
  await guest.answersBank("Complete authentication")

  expect(await guest.readsCode()).toMatch(CODE)
})

story("lets another card be taken when the bank does not believe", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(36))
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.asksTheBank)
  await guest.books()
  await guest.answersBank("Fail authentication")
  await guest.sees(guest.say("decline.authenticationFailed"))

  await guest.givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toMatch(CODE)
})

story("lets a guest turn away from the bank and pay otherwise", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(38))
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.asksTheBank)
  await guest.books()
  await guest.leavesBank()
  await guest.sees(guest.say("decline.abandoned"))

  await guest.givesCard(cards.good)
  await guest.books()

  expect(await guest.readsCode()).toMatch(CODE)
})

story.for([
  ["declined", "decline.declined"],
  ["withoutMoney", "decline.insufficientFunds"],
] as const)(
  "says why a card is refused and takes another: %s",
  async ([card, reason], { aGuest, site }) => {
    const stay = await aStay(site, staying(card === "declined" ? 42 : 44))
    const guest = await aGuest({ expectsRefusals: true, width: 390 })
    await guest.goesTo(stay.checkoutPath)
    await guest.seesForm()
    await guest.introducesThemselves()
    await guest.givesCard(cards[card])
    await guest.books()
    await guest.sees(guest.say(reason))
    const number = guest.page.locator("input[autocomplete=cc-number]")
    const isInView = () =>
      number.evaluate((field) => {
        const { top, bottom } = field.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    await expect.poll(isInView).toBe(true)

    await guest.givesCard(cards.good)
    await guest.books()

    expect(await guest.readsCode()).toMatch(CODE)
  },
)

story("confirms without a card where the property takes the money", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(46), ({ payAtProperty }) => payAtProperty)
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()

  await guest.choosesToPayAtProperty()
  await guest.books()

  expect(await guest.readsCode()).toMatch(CODE)
  await guest.sees(guest.say("booking.dueAtProperty"))
})

/** What moved in the window by itself or by a press since this was called, as the browser saw it. */
const watchesShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifted: Array<string> = []
    Object.assign(globalThis, { shifted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<never>) {
        const { sources } = entry as { sources: ReadonlyArray<{ node: Node | null }> }
        for (const { node } of sources) shifted.push(node?.nodeName ?? "gone")
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

story("never shows the footer between paying and the confirmation", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(33))
  const guest = await aGuest({ width: 390 })
  await watchesShifts(guest.page)
  await guest.goesTo(stay.checkoutPath)
  await guest.booksAs()

  const shifted = await guest.page.evaluate(
    () => (globalThis as never as { shifted: Array<string> }).shifted,
  )
  expect(shifted).not.toContain("FOOTER")
})
