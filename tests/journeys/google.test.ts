import { aNewAddress, PASSWORD } from "./steps/having-account.ts"
import { registersProved } from "./steps/proving-address.ts"
import { story } from "./steps/story.ts"
import { expect } from "vitest"

story("comes with Google after all, and gets a first password by mail", async ({ aGuest }) => {
  const email = aNewAddress()
  const guest = await aGuest({ expectsRefusals: true })
  await guest.goesTo("/login?redirect=/account/profile")
  await guest.goesToGoogle()
  await guest.sees(guest.say("login.google.inWindow"))
  await guest.refusesAtGoogle()
  await guest.sees(guest.say("login.google.declined"))
  await guest.goesToGoogle()
  await guest.closesGoogle()
  await guest.sees(guest.say("login.google.declined"))
  for (const [wrong, said] of [
    ["Forged signature", "login.google.unproven"],
    ["Unverified e-mail", "login.google.unverifiedEmail"],
    ["No answer", "login.googleAway"],
  ] as const) {
    await guest.goesToGoogle()
    await guest.signsInAtGoogle(email, wrong)
    await guest.sees(guest.say(said))
  }

  await guest.goesTo("/login?redirect=/account/profile")
  await guest.goesToGoogle()
  await guest.signsInAtGoogle(email)
  await guest.seesPage(guest.say("profile.title"))
  await guest.sees(guest.say("profile.email.verified"))

  await guest.the("button", guest.say("profile.password.set")).click()
  await guest.sees(guest.say("profile.email.sent", { email }))
  await guest.goesTo(await guest.readsLetter(email, guest.say("mail.resetPassword.subject")))
  await guest.choosesPassword(PASSWORD, guest.say("recovery.reset.action"))
  await guest.sees(guest.say("recovery.reset.done"))
  await guest.goesTo("/login?redirect=/account/profile")
  await guest.signsIn(email)
  await guest.the("textbox", guest.say("profile.password.current")).waitFor()
})

story("is asked for the password of their account once, then never again", async ({ aGuest }) => {
  const email = aNewAddress()
  const guest = await aGuest({ language: "cn", expectsRefusals: true })
  await registersProved(guest, email)
  await guest.signsOut()

  await guest.goesTo("/login?redirect=/account/bookings")
  await guest.goesToGoogle()
  await guest.signsInAtGoogle(email)
  await guest.sees(guest.say("login.link.why", { email }))
  const password = guest.the("textbox", guest.say("account.password"))
  await password.fill("bukan yang ini")
  await guest.the("button", guest.say("login.link")).click()
  await guest.sees(guest.say("login.linkRefused"))
  await password.fill(PASSWORD)
  await guest.the("button", guest.say("login.link")).click()
  await guest.seesPage(guest.say("bookings.title"))
  await guest.signsOut()

  await guest.goesTo("/login?redirect=/account/bookings")
  await guest.goesToGoogle()
  await guest.signsInAtGoogle(email)
  await guest.seesPage(guest.say("bookings.title"))
})

story("is sent to Google and back where no window opens", async ({ aGuest }) => {
  const email = aNewAddress()
  const guest = await aGuest({ language: "bm", width: 390, expectsRefusals: true })
  await guest.opensNoWindows()
  await guest.goesTo("/login?redirect=/account/profile")
  await guest.isSentToGoogle()
  await guest.refusesAtGoogle()
  await guest.sees(guest.say("login.google.declined"))

  await guest.goesTo("/login?redirect=/account/profile")
  await guest.isSentToGoogle()
  await guest.signsInAtGoogle(email)

  await guest.seesPage(guest.say("profile.title"))
  await guest.sees(guest.say("profile.email.verified"))
})

story("creates an account with Google, and has Google vouch for a step", async ({ aGuest }) => {
  const email = aNewAddress()
  const guest = await aGuest({ theme: "dark" })
  await guest.goesTo("/register?redirect=/account/profile")
  await guest.goesToGoogle()
  await guest.signsInAtGoogle(email)
  await guest.seesPage(guest.say("profile.title"))
  await guest.goesTo("/account/profile?fault=password-asked")
  const away = guest.page.waitForEvent("download")

  await guest.the("button", guest.say("profile.records.take")).click()
  await guest.sees(guest.say("profile.confirm.google.lead"))
  await guest.goesToGoogle()
  await guest.signsInAtGoogle(email)

  expect((await away).suggestedFilename()).toMatch(/\.json$/)
})
