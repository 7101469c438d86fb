import { setTimeout } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { aNewAddress } from "./steps/having-account.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const A_SLOW_LINE_MS = 1500

const A_PICTURE = fileURLToPath(
  new URL("../../fixtures/pictures/bedroom-king-sea-03.webp", import.meta.url),
)

story(
  "comes in, goes out and comes in again",
  { tags: ["§2.9", "§2.19", "§2.21"] },
  async ({ aGuest }) => {
    const email = aNewAddress()
    const guest = await aGuest()
    await guest.goesTo("/register?redirect=/account/bookings")
    await guest.registers(email)
    await guest.sees(guest.say("bookings.empty"))

    await guest.signsOut()
    await guest.goesTo("/account/profile")
    await guest.seesPage(guest.say("login.title"))
    await guest.signsIn(email)

    await guest.seesPage(guest.say("profile.title"))
    expect(new URL(guest.page.url()).pathname).toBe("/account/profile")
  },
)

story(
  "signs out without losing the stay that was saved a moment before",
  async ({ aGuest, site }) => {
    const email = aNewAddress()
    const stay = await aStay(site, staying(60))
    const guest = await aGuest()
    await guest.goesTo("/register")
    await guest.registers(email)
    await guest.seesPage(guest.say("home.heading"))
    await guest.goesTo(stay.propertyPath)
    await guest.page.route("**/api/account/shortlist", async (route) => {
      await setTimeout(A_SLOW_LINE_MS)
      await route.continue()
    })

    await guest.the("button", guest.say("saved.save", { name: stay.name.en })).click()
    await guest.signsOut()
    await guest.goesTo("/login?redirect=/shortlist")
    await guest.signsIn(email)

    await guest.the("heading", stay.name.en).waitFor()
  },
)

story("is told no more than that something is not right", async ({ aGuest }) => {
  const guest = await aGuest({ expectsRefusals: true })
  await guest.goesTo("/login")

  await guest.signsIn(aNewAddress(), "not the password")

  await guest.sees(guest.say("login.refused"))
})

story(
  "sees a booking in the list and cancels it for the refund shown",
  { tags: ["§1.14", "§2.19", "§2.20"] },
  async ({ aGuest, site }) => {
    // A deal for members would change the price under the guest's eyes.
    const stay = await aStay(site, staying(60), ({ memberPercent }) => memberPercent === 0)
    const guest = await aGuest()
    await guest.goesTo("/register")
    await guest.registers(aNewAddress())
    await guest.seesPage(guest.say("home.heading"))
    await guest.goesTo(stay.checkoutPath)
    const code = await guest.booksAs()

    await guest.goesTo("/account/bookings")
    await guest.sees(code)
    await guest.managesFirstBooking()
    await guest.wondersAboutCancelling(staying(58).checkIn)
    const refund = await guest.cancels()

    await guest.sees(guest.say("manage.cancelled.refund", { amount: refund }))
    await guest.goesTo("/account/bookings")
    await guest.page.getByRole("region", { name: guest.say("bookings.cancelled") }).waitFor()
  },
)

story("keeps details and a picture", async ({ aGuest }) => {
  const guest = await aGuest()
  await guest.goesTo("/register?redirect=/account/profile")
  await guest.registers(aNewAddress())
  await guest.seesPage(guest.say("profile.title"))

  await guest.the("textbox", guest.say("account.firstName")).fill("Nur Aisyah")
  await guest.the("button", guest.say("profile.save")).click()
  await guest.sees(guest.say("profile.saved"))
  await guest.setsPicture(A_PICTURE)

  await guest.reloads()
  await guest.page.getByRole("img", { name: guest.say("profile.picture.alt") }).waitFor()
  expect(await guest.the("textbox", guest.say("account.firstName")).inputValue()).toBe("Nur Aisyah")
})
