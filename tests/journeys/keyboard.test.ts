import { aGuest as aisyah } from "#fixtures/builders/a-guest.ts"
import { dayText } from "#ui/formats/day.ts"
import { expect } from "vitest"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import { keyboardOf } from "./steps/keyboard.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

story("finds a stay with the keyboard alone", async ({ aGuest }) => {
  const { page, say, the, goesTo, seesPage, seesHeading } = await aGuest()
  const { press, tabTo, types, focusedText } = keyboardOf(page)
  const dates = staying(1)
  await goesTo("/")

  await tabTo(the("combobox", say("search.where")))
  await types("Lang")
  await page.getByRole("option").filter({ hasText: "Langkawi" }).first().waitFor()
  await press("ArrowDown")
  await press("Enter")
  await tabTo(page.locator("summary", { hasText: say("search.dates") }))
  await press("Enter")
  const today = page.locator("[aria-current=date]")
  await tabTo(today)
  await press("ArrowRight")
  await press("Enter")
  await press("ArrowRight")
  await press("ArrowRight")
  await press("Enter")
  await page
    .getByText(dayText(dates.checkOut, "en", "short"))
    .first()
    .waitFor()
  await tabTo(
    page.getByRole("search").getByRole("button", { name: say("search.action"), exact: true }),
  )
  await press("Enter")

  await seesPage(say("results.in", { place: "Langkawi" }))
  await expect.poll(focusedText).toBe(say("results.in", { place: "Langkawi" }))
  const stay = page.getByRole("article").first().getByRole("heading").getByRole("link")
  await tabTo(stay)
  await press("Enter")
  await seesHeading(say("property.rooms"))
  await expect.poll(focusedText).toBe(await page.getByRole("heading", { level: 1 }).innerText())
  expect(page.url()).toContain(`checkIn=${dates.checkIn}&checkOut=${dates.checkOut}`)
})

story(
  "reserves, fills in, pays and proves who pays with the keyboard alone",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(110))
    const guest = await aGuest()
    const { page, say, field, the } = guest
    const { press, presses, fills, tabTo, focusedText } = keyboardOf(page)
    const { firstName, lastName, identityNumber, email, phone } = aisyah()
    await guest.goesTo(stay.propertyPath)

    const panel = the("complementary", say("property.stay"))
    await presses(panel.getByRole("link", { name: say("property.reserve"), exact: true }))
    await guest.seesForm()
    await expect.poll(focusedText).toBe(say("checkout.title"))
    await fills(field(say("checkout.firstName")), firstName)
    await fills(field(say("checkout.lastName")), lastName)
    await fills(field(say("checkout.identity.mykad")), identityNumber)
    await fills(field(say("checkout.birth.day")), "12")
    await fills(field(say("checkout.birth.month")), "4")
    await fills(field(say("checkout.birth.year")), "1990")
    await presses(the("radio", say("checkout.gender.female")), "Space")
    await fills(field(say("checkout.email")), email)
    await fills(field(say("checkout.phone")), phone)
    await fills(field(say("checkout.card.number")), cards.asksTheBank)
    await fills(field(say("checkout.card.expiry")), "1234")
    await fills(field(say("checkout.card.cvc")), "123")
    await fills(field(say("checkout.card.holder")), "AISYAH TAN")
    await press("Enter")
    const yes = page.frameLocator("iframe").getByRole("button", { name: "Complete authentication" })
    await tabTo(yes)
    await press("Enter")

    expect(await guest.readsCode()).toHaveLength(11)
    await expect.poll(focusedText).toBe(say("booking.title.confirmed"))
  },
)
