import { ringgit } from "#core/money/ringgit.ts"
import type { Sen } from "#core/money/sen.ts"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { aStay, checkoutPathOf } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

story("leaves out dates that cannot be, and says so", async ({ aGuest }) => {
  const guest = await aGuest()

  const status = await guest.goesTo("/properties?checkIn=2027-02-30&checkOut=2027-03-02")

  await guest.seesPage(guest.say("results.title"))
  await guest.sees(guest.say("issue.NotADate"))
  expect(status).toBe(200)
})

story("says that a party is larger than can be asked for", async ({ aGuest }) => {
  const guest = await aGuest()

  await guest.goesTo("/properties?adults=33")

  await guest.sees(guest.say("issue.TooManyAdults"))
  expect(await guest.page.getByRole("article").count()).toBeGreaterThan(0)
})

story("does not reserve rooms that are too small for the party", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(50))
  const guest = await aGuest()
  await guest.goesTo(stay.propertyPath.replace("adults=2", "adults=31"))
  await guest.seesPage(stay.name.en)

  const panel = guest.the("complementary", guest.say("property.stay"))

  await guest.seesHeading(guest.say("property.rooms"))
  expect(await panel.getByRole("link", { name: guest.say("property.reserve") }).count()).toBe(0)
})

story("answers an unknown place to stay with the page that says so", async ({ aGuest }) => {
  const guest = await aGuest({ expectsRefusals: true })

  const status = await guest.goesTo("/properties/a-castle-in-the-air")

  await guest.seesPage(guest.say("notFound.heading"))
  await guest.sees(guest.say("notFound.path", { path: "/properties/a-castle-in-the-air" }))
  expect(status).toBe(404)
})

story(
  "leads home from an address where nothing is",
  { tags: ["§2.43", "§8.1", "§2.40"] },
  async ({ aGuest }) => {
    const guest = await aGuest({ expectsRefusals: true, language: "bm" })
    const status = await guest.goesTo("/tiada/di-sini")

    await guest.the("link", guest.say("notFound.action.home")).click()

    await guest.seesPage(guest.say("home.heading"))
    expect(status).toBe(404)
  },
)

story("says that it knows no such destination", async ({ aGuest }) => {
  const guest = await aGuest()

  await guest.goesTo("/properties?where=Atlantis%20Utara")

  await guest.sees(guest.say("results.unknown", { where: "Atlantis Utara" }))
  expect(await guest.page.title()).toContain("Atlantis Utara")
})

story("shows the true price beside one that was made up", async ({ aGuest, site }) => {
  const { wanted } = await aStay(site, staying(52))
  const guest = await aGuest({ expectsRefusals: true })
  await guest.goesTo(checkoutPathOf({ ...wanted, total: 100 as Sen }))

  await guest.seesPage(guest.say("checkout.priceChanged"))
  await guest.sees(ringgit(100 as Sen))
  await guest
    .the("button", guest.say("checkout.priceChanged.accept", { amount: ringgit(wanted.total) }))
    .click()

  await guest.seesForm()
  expect(await guest.bookNow.isVisible()).toBe(true)
})

story("says that no stay was chosen, and where to find one", async ({ aGuest }) => {
  const guest = await aGuest()
  await guest.goesTo("/booking/new?property=nothing")

  await guest.seesPage(guest.say("checkout.nothingChosen"))
  await guest.the("link", guest.say("checkout.nothingChosen.action")).click()

  await guest.seesPage(guest.say("results.title"))
  expect(new URL(guest.page.url()).pathname).toBe("/properties")
})

story("sums up an empty form and leads to each of its fields", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(54))
  const guest = await aGuest()
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()

  await guest.books()

  const links = guest.page.getByRole("alert").getByRole("link")
  await links.first().waitFor()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))
  for (const [place, address] of addresses.entries()) {
    await links.nth(place).click()
    expect(await guest.page.evaluate(() => `#${document.activeElement?.id}`)).toBe(address)
  }
  expect(addresses).toHaveLength(10)
})

story.for([
  ["00000-00000", "booking.search.unknown"],
  ["ABC", "issue.NotACode"],
  ["", "issue.CodeMissing"],
] as const)("does not find a booking by the code %j", async ([code, says], { aGuest }) => {
  const guest = await aGuest({ expectsRefusals: true })
  await guest.goesTo("/")

  await guest.findsBooking(code)

  await guest.sees(guest.say(says))
  expect(new URL(guest.page.url()).pathname).toBe("/booking/search")
})
