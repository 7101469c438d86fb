import { bytesOfBase32 } from "#core/kernel/base32.ts"
import { oneTimeCode, stepAt } from "#core/passwords/one-time-code.rules.ts"
import { systemMac } from "#adapters/system/world.system.ts"
import { expect } from "vitest"
import { aNewAddress } from "./steps/having-account.ts"
import { story } from "./steps/story.ts"

/**
 * What an app shows now, or will show in so many half minutes. An earlier code is not typed: a new
 * half minute may begin before the server sees it. How old a code may be is tested with its rules.
 */
const appCode = (secret: string, away: number): string =>
  oneTimeCode(systemMac, bytesOfBase32(secret.replaceAll(" ", "")), stepAt(Date.now()) + away)

story("turns two-step sign-in on, signs in with a code, and turns it off", async ({ aGuest }) => {
  const email = aNewAddress()
  const guest = await aGuest({ expectsRefusals: true })
  await guest.goesTo("/register?redirect=/account/profile")
  await guest.registers(email)
  await guest.seesPage(guest.say("profile.title"))

  await guest.the("button", guest.say("profile.factor.begin")).click()
  await guest.the("img", guest.say("profile.factor.qr")).waitFor()
  const card = guest.the("region", guest.say("profile.factor"))
  const secret = await card.locator("form code").innerText()
  await guest.the("textbox", guest.say("profile.factor.code")).fill(appCode(secret, 0))
  await guest.the("button", guest.say("profile.factor.confirm")).click()
  await guest.sees(guest.say("profile.factor.turnedOn"))
  const codes = await card.locator("li code").allInnerTexts()
  await guest.readsLetter(email, guest.say("mail.secondFactorAdded.subject"))
  await guest.goesTo("/account/profile")
  await guest.signsOut()

  await guest.goesTo("/login?redirect=/account/bookings")
  await guest.signsIn(email)
  const field = guest.the("textbox", guest.say("login.code"))
  await field.fill("no code")
  await field.press("Enter")
  await guest.sees(guest.say("login.codeRefused"))
  await field.fill(appCode(secret, 1))
  await field.press("Enter")
  await guest.seesPage(guest.say("bookings.title"))

  await guest.goesTo("/account/profile")
  await guest.seesPage(guest.say("profile.title"))
  await guest.the("region", guest.say("profile.factor")).scrollIntoViewIfNeeded()
  await card
    .getByLabel(guest.say("profile.password.current"), { exact: true })
    .fill("hujan di tepi pantai")
  await card.getByLabel(guest.say("login.code"), { exact: true }).fill(codes[0] ?? "")
  await guest.the("button", guest.say("profile.factor.remove")).click()
  await guest.sees(guest.say("profile.factor.removed"))
  expect(codes).toHaveLength(10)
})
