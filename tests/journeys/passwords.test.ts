import { expect } from "vitest"
import { aNewAddress, PASSWORD } from "./steps/having-account.ts"
import { story } from "./steps/story.ts"

const ANOTHER = "ombak di pasir putih"

story(
  "forgets a password and chooses another by a link that works once",
  { tags: ["§2.8", "§2.10", "§2.11"] },
  async ({ aGuest }) => {
    const email = aNewAddress()
    const guest = await aGuest({ language: "bm", expectsRefusals: true })
    await guest.goesTo("/register?redirect=/account/bookings")
    await guest.registers(email)
    await guest.sees(guest.say("bookings.empty"))
    await guest.signsOut()

    await guest.goesTo("/login")
    await guest.the("link", guest.say("login.forgot")).click()
    await guest.seesPage(guest.say("recovery.forgot.title"))
    await guest.the("textbox", guest.say("account.email")).fill(email)
    await guest.the("button", guest.say("recovery.forgot.action")).click()
    await guest.sees(guest.say("recovery.mailed", { email }))

    const way = await guest.readsLetter(email, guest.say("mail.resetPassword.subject"))
    await guest.goesTo(way)
    await guest.seesPage(guest.say("recovery.reset.title"))
    await guest.choosesPassword(ANOTHER, guest.say("recovery.reset.action"))
    await guest.sees(guest.say("recovery.reset.done"))

    await guest.goesTo("/login?redirect=/account/bookings")
    await guest.signsIn(email, PASSWORD)
    await guest.sees(guest.say("login.refused"))
    await guest.signsIn(email, ANOTHER)
    await guest.seesPage(guest.say("bookings.title"))

    await guest.goesTo(way)
    await guest.choosesPassword(PASSWORD, guest.say("recovery.reset.action"))
    await guest.sees(guest.say("recovery.linkOver"))
  },
)

story("signs another browser out, and every other by a new password", async ({ aGuest }) => {
  const email = aNewAddress()
  const guest = await aGuest()
  await guest.goesTo("/register?redirect=/account/profile")
  await guest.registers(email)
  await guest.seesPage(guest.say("profile.title"))
  const atWork = await aGuest({ expectsRefusals: true })
  await atWork.goesTo("/login?redirect=/account/profile")
  await atWork.signsIn(email)
  await atWork.seesPage(atWork.say("profile.title"))

  await guest.reloads()
  const ends = guest.the("button", guest.say("profile.sessions.end"))
  await ends.click()
  await ends.waitFor({ state: "detached" })
  await atWork.goesTo("/account/bookings")
  await atWork.seesPage(atWork.say("login.title"))

  await atWork.signsIn(email)
  await atWork.seesPage(atWork.say("bookings.title"))
  await guest.the("textbox", guest.say("profile.password.current")).fill(PASSWORD)
  await guest.choosesPassword(ANOTHER, guest.say("profile.password.action"))
  await guest.sees(guest.say("profile.password.done"))
  await atWork.reloads()
  await atWork.seesPage(atWork.say("login.title"))
  expect(new URL(guest.page.url()).pathname).toBe("/account/profile")
})
