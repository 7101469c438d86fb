import { aGuest as aisyah } from "#fixtures/builders/a-guest.ts"
import { daysBetween } from "#core/stay/calendar.ts"
import { dayText } from "#ui/formats/day.ts"
import type { Locator } from "playwright"
import { expect } from "vitest"
import { cards } from "./steps/checking-out.ts"
import { countedShifts, countedThumb, type Thumb } from "./steps/counted-effort.ts"
import { staying } from "./steps/days.ts"
import type { Guest } from "./steps/guest.ts"
import { aNewAddress } from "./steps/having-account.ts"
import { keepingCard } from "./steps/keeping-card.ts"
import { keyboardOf } from "./steps/keyboard.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const PHONE = { width: 390, height: 844 }
const DATES = staying(2, 3)
/** As it is typed where the country stands beside the field. */
const PHONE_NUMBER = "123456789"

/** The most that booking may cost its guest; lower it with every change that saves something. */
const most = {
  newGuest: { taps: 17, characters: 75 },
  /** The card is kept since an earlier stay. */
  member: { taps: 9, characters: 0 },
  tabs: 36,
}

const dayOf = (guest: Guest, day: string) => guest.the("button", dayText(day, "en", "long"))

const tapsToProperty = async (guest: Guest, { tap }: Thumb): Promise<void> => {
  const { page, say, the } = guest
  const search = page.getByRole("search")
  await tap(the("combobox", say("search.where")))
  await tap(page.getByRole("option").filter({ hasText: "Langkawi" }).first())
  await dayOf(guest, DATES.checkIn).waitFor()
  await tap(dayOf(guest, DATES.checkIn))
  await tap(dayOf(guest, DATES.checkOut))
  const count = daysBetween(DATES.checkIn, DATES.checkOut)
  await tap(search.getByRole("button", { name: say("search.dates.done", { count }) }))
  await tap(search.getByRole("button", { name: say("search.action"), exact: true }))
  await guest.seesPage(say("results.in", { place: "Langkawi" }))
  await tap(page.getByRole("article").first().getByRole("heading").getByRole("link"))
  await guest.seesHeading(say("property.rooms"))
}

const reserve = ({ page, say }: Guest) =>
  page.getByRole("link", { name: say("property.reserve"), exact: true }).filter({ visible: true })

const writesCard = async ({ say, field, the }: Guest, { tap, write }: Thumb): Promise<void> => {
  await write(field(say("checkout.card.number")), cards.good.replaceAll(" ", ""))
  await write(field(say("checkout.card.expiry")), "1234")
  await write(field(say("checkout.card.cvc")), "123")
  await tap(the("button", say("checkout.book")))
}

const writesForm = async (guest: Guest, thumb: Thumb): Promise<void> => {
  const { say, field, the } = guest
  const { write } = thumb
  const { firstName, lastName, identityNumber, email } = aisyah()
  await write(field(say("checkout.firstName")), firstName)
  await write(field(say("checkout.lastName")), lastName)
  await write(field(say("checkout.identity.mykad")), identityNumber.replaceAll("-", ""))
  expect(await the("radio", say("checkout.gender.female")).isChecked()).toBe(true)
  await write(field(say("checkout.email")), email)
  await write(field(say("checkout.phone")), PHONE_NUMBER)
  await writesCard(guest, thumb)
}

story("costs a new guest on a phone few taps, and moves nothing under them", async ({ aGuest }) => {
  const guest = await aGuest(PHONE)
  const shifts = await countedShifts(guest.page)
  const thumb = countedThumb(guest.page)
  await guest.goesTo("/")
  await tapsToProperty(guest, thumb)
  await thumb.tap(reserve(guest).first())
  await guest.seesForm()
  await writesForm(guest, thumb)
  await guest.readsCode()

  const { taps, characters } = thumb.effort()
  expect(taps).toBeLessThanOrEqual(most.newGuest.taps)
  expect(characters).toBeLessThanOrEqual(most.newGuest.characters)
  expect(shifts()).toEqual([])
})

/** An earlier stay, whose card its guest asked to keep. */
const keepsCardOfStay = async (guest: Guest, checkoutPath: string): Promise<void> => {
  await guest.goesTo(checkoutPath)
  await guest.seesForm()
  await guest.givesCard(cards.good)
  await keepingCard(guest).asksToKeep()
  await guest.books()
  await guest.readsCode()
  await keepingCard(guest).seesItInProfile("4242")
}

story("costs a member fewer, whose profile says the rest", async ({ aGuest, site }) => {
  const guest = await aGuest(PHONE)
  const { page, say, the } = guest
  await guest.goesTo("/register?redirect=/account/profile")
  await guest.registers(aNewAddress())
  await guest.seesPage(say("profile.title"))
  await the("textbox", say("checkout.phone")).fill(PHONE_NUMBER)
  await the("combobox", say("checkout.nationality")).selectOption("MY")
  await the("textbox", say("checkout.identity.mykad")).fill(aisyah().identityNumber)
  await the("button", say("profile.save")).click()
  await guest.sees(say("profile.saved"))
  await keepsCardOfStay(
    guest,
    (await aStay(site, staying(20), ({ memberPercent }) => memberPercent === 0)).checkoutPath,
  )

  const thumb = countedThumb(page)
  await guest.goesTo("/")
  await tapsToProperty(guest, thumb)
  await thumb.tap(reserve(guest).first())
  await guest.seesForm()
  await thumb.tap(the("button", say("checkout.book")))
  await guest.readsCode()

  const { taps, characters } = thumb.effort()
  expect(taps).toBeLessThanOrEqual(most.member.taps)
  expect(characters).toBeLessThanOrEqual(most.member.characters)
})

/** The form as somebody fills it in who goes from field to field. */
const fillsForm = async (
  { say, field }: Guest,
  fills: (field: Locator, text: string) => Promise<void>,
): Promise<void> => {
  const { firstName, lastName, identityNumber, email, phone } = aisyah()
  await fills(field(say("checkout.firstName")), firstName)
  await fills(field(say("checkout.lastName")), lastName)
  await fills(field(say("checkout.identity.mykad")), identityNumber)
  await fills(field(say("checkout.email")), email)
  await fills(field(say("checkout.phone")), phone)
  await fills(field(say("checkout.card.number")), cards.good)
  await fills(field(say("checkout.card.expiry")), "1234")
  await fills(field(say("checkout.card.cvc")), "123")
}

const focused = (page: Guest["page"]) => page.locator(":focus").getAttribute("aria-current")

story("costs a new guest with a keyboard few presses of Tab", async ({ aGuest }) => {
  const guest = await aGuest()
  const { page, say, the } = guest
  const { press, presses, fills, tabTo, types, tabs } = keyboardOf(page)
  await guest.goesTo("/")
  await presses(the("link", say("header.skip")))
  await tabTo(the("combobox", say("search.where")))
  await types("Lang")
  await page.getByRole("option").filter({ hasText: "Langkawi" }).first().waitFor()
  await press("ArrowDown")
  await press("Enter")
  await presses(page.locator("summary", { hasText: say("search.dates") }))
  await expect.poll(() => focused(page)).toBe("date")
  await press("ArrowRight")
  await press("Enter")
  await press("ArrowRight")
  await press("Enter")
  await press("Escape")
  await presses(
    page.getByRole("search").getByRole("button", { name: say("search.action"), exact: true }),
  )
  await guest.seesPage(say("results.in", { place: "Langkawi" }))
  await presses(page.getByRole("article").first().getByRole("heading").getByRole("link"))
  await guest.seesHeading(say("property.rooms"))
  await presses(the("link", say("property.skipToStay")))
  await presses(reserve(guest).first())
  await guest.seesForm()

  await fillsForm(guest, fills)
  await press("Enter")
  await guest.readsCode()
  expect(tabs()).toBeLessThanOrEqual(most.tabs)
})
