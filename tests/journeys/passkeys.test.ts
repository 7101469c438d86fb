import { systemMac } from "#adapters/system/world.system.ts"
import { bytesOfBase32 } from "#core/kernel/base32.ts"
import { oneTimeCode, stepAt } from "#core/passwords/one-time-code.rules.ts"
import type { Page } from "playwright"
import { expect } from "vitest"
import { aNewAddress } from "./steps/having-account.ts"
import { story } from "./steps/story.ts"

/** What an authenticator app shows now. */
const appCode = (secret: string): string =>
  oneTimeCode(systemMac, bytesOfBase32(secret.replaceAll(" ", "")), stepAt(Date.now()))

type Window = {
  /** Nobody chooses a passkey from what the browser offers while an address is typed. */
  readonly nobodyChooses: () => Promise<boolean>
}

/**
 * Counts on every page how often it has asked the device for a passkey. What nobody chooses stays
 * open until the page takes the question back, as in a browser.
 */
const WATCH_QUESTIONS = () => {
  const get = navigator.credentials.get.bind(navigator.credentials)
  const { nobodyChooses } = window as unknown as Window
  let asked = 0
  Object.assign(window, { passkeysAsked: () => asked })
  const untilTakenBack = (signal?: AbortSignal) =>
    new Promise<null>((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason as Error)),
    )
  navigator.credentials.get = async (options) => {
    asked += 1
    const isOffered = options?.mediation === "conditional"
    return isOffered && (await nobodyChooses()) ? untilTakenBack(options.signal) : get(options)
  }
}

/** A device that keeps passkeys and knows its user, who may be away when a page offers them. */
const aDevice = async (page: Page) => {
  let isAway = false
  await page.exposeFunction("nobodyChooses", () => isAway)
  await page.addInitScript(WATCH_QUESTIONS)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("WebAuthn.enable")
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    passkeys: async () =>
      (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    isLeft: () => {
      isAway = true
    },
    isTaken: () => {
      isAway = false
    },
    /** Waits until the page has asked for a passkey where the address is typed. */
    isAsked: async () => {
      await expect.poll(() => page.evaluate("passkeysAsked()")).toBeGreaterThan(0)
    },
  }
}

/** Passkeys belong to a name, and stories visit an address. */
const byName = (site: string): string => site.replace("127.0.0.1", "localhost")

story("adds a passkey, signs in with it alone, and deletes it", async ({ aGuest, site }) => {
  const email = aNewAddress()
  const guest = await aGuest({ expectsRefusals: true }, byName(site))
  const device = await aDevice(guest.page)
  await guest.goesTo("/register?redirect=/account/profile")
  await guest.registers(email)
  await guest.seesPage(guest.say("profile.title"))

  const card = guest.the("region", guest.say("profile.passkeys"))
  const add = guest.the("button", guest.say("profile.passkeys.add"))
  await add.click()
  await guest.sees(guest.say("profile.passkeys.done"))
  expect(await device.passkeys()).toHaveLength(1)
  await add.click()
  await guest.sees(guest.say("issue.PasskeyKnown"))
  await card.getByRole("button", { name: /^Rename / }).click()
  await guest.the("textbox", guest.say("profile.passkeys.name")).fill("Aisyah's phone")
  await guest.the("button", guest.say("profile.passkeys.save")).click()
  await card.getByText("Aisyah's phone").waitFor()
  await guest.readsLetter(email, guest.say("mail.passkeyAdded.subject"))
  await guest.goesTo("/account/profile")
  await guest.signsOut()

  // Nobody is there when the page offers the passkey where the address is typed, so the button is used.
  device.isLeft()
  await guest.goesTo("/login?redirect=/account/profile")
  await device.isAsked()
  await guest.the("button", guest.say("login.passkey")).click()
  await guest.seesPage(guest.say("profile.title"))
  device.isTaken()

  const name = "Aisyah's phone"
  await guest.the("button", guest.say("profile.passkeys.removeOf", { name })).click()
  await guest.the("button", guest.say("profile.passkeys.remove.yes")).click()
  await guest.sees(guest.say("profile.passkeys.none"))
  await guest.readsLetter(email, guest.say("mail.passkeyRemoved.subject"))
  await guest.goesTo("/account/profile")
  await guest.signsOut()
  await guest.goesTo("/login?redirect=/account/bookings")
  await guest.sees(guest.say("login.passkeyRefused"))
  await guest.signsIn(email)
  await guest.seesPage(guest.say("bookings.title"))
})

story("takes a passkey for a code, or from what the browser fills in", async ({ aGuest, site }) => {
  const email = aNewAddress()
  const guest = await aGuest({ expectsRefusals: true }, byName(site))
  const device = await aDevice(guest.page)
  await guest.goesTo("/register?redirect=/account/profile")
  await guest.registers(email)
  await guest.seesPage(guest.say("profile.title"))
  await guest.the("button", guest.say("profile.passkeys.add")).click()
  await guest.sees(guest.say("profile.passkeys.done"))
  const factor = guest.the("region", guest.say("profile.factor"))
  await guest.the("button", guest.say("profile.factor.begin")).click()
  const secret = await factor.locator("form code").innerText()
  await guest.the("textbox", guest.say("profile.factor.code")).fill(appCode(secret))
  await guest.the("button", guest.say("profile.factor.confirm")).click()
  await guest.sees(guest.say("profile.factor.turnedOn"))
  await guest.signsOut()

  device.isLeft()
  await guest.goesTo("/login?redirect=/account/bookings")
  await device.isAsked()
  await guest.signsIn(email)
  const instead = guest.the("button", guest.say("login.passkey.instead"))
  await instead.click()
  await guest.seesPage(guest.say("bookings.title"))
  device.isTaken()
  await guest.signsOut()

  // Chromium's own device takes at once the passkey that is offered.
  await guest.goesTo("/login?redirect=/account/profile")
  await guest.seesPage(guest.say("profile.title"))
})
