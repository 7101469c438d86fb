import { bytesOfBase32 } from "#core/kernel/base32.ts"
import { oneTimeCode, stepAt } from "#core/passwords/one-time-code.rules.ts"
import { plainMac } from "#fixtures/doubles/mac.plain.ts"
import type { Registration } from "#core/account/credentials.ts"
import type { AccountLetter, AccountLetterKind } from "#core/mail/account-letter.ts"
import { softwareAuthenticator } from "#tests/support/software-authenticator.ts"
import { expect } from "vitest"
import { resultOf, type Guest, type World } from "./world.ts"

export const PASSWORD = "kopi-o kosong"

/** What Aisyah types to create her account. */
export const aRegistration = (changes: Partial<Registration> = {}): Registration => ({
  firstName: "Aisyah",
  lastName: "Tan",
  email: "aisyah.tan@example.com",
  password: PASSWORD,
  confirmPassword: changes.password ?? PASSWORD,
  language: "en",
  ...changes,
})

/** A browser on which somebody has just registered. */
export const aRegistered = async (
  world: World,
  changes: Partial<Registration> = {},
): Promise<Guest> => {
  const guest = world.guest()
  await resultOf(guest.accounts.register(aRegistration(changes)))
  return guest
}

/** The newest letter of a kind. */
export const letterOf = (world: World, kind: AccountLetterKind): AccountLetter =>
  world.letters().find((letter) => letter.kind === kind) ?? expect.fail(`No ${kind} was written`)

export const linkOf = (world: World, kind: AccountLetterKind): string =>
  letterOf(world, kind).link ?? expect.fail(`No link in ${kind}`)

/** Somebody who has followed the link of the welcome. */
export const aProved = async (
  world: World,
  changes: Partial<Registration> = {},
): Promise<Guest> => {
  const guest = await aRegistered(world, changes)
  await resultOf(guest.accounts.proveEmail(linkOf(world, "welcome")))
  return guest
}

/** What an app that was told a secret shows now, or so many half minutes away. */
export const appCode = (world: World, secret: string, away = 0): string =>
  oneTimeCode(plainMac, bytesOfBase32(secret), stepAt(world.now()) + away)

/** Turns two-step sign-in on; the app's code of that moment has counted. */
export const aSecondFactor = async (world: World, { accounts }: Guest) => {
  const { secret } = await resultOf(accounts.beginSecondFactor())
  const { codes } = await resultOf(accounts.confirmSecondFactor(appCode(world, secret)))
  return { secret, codes }
}

/** Where the browsers of these tests find the site. */
export const ORIGIN = "http://stays.test"

/** An authenticator that has made a passkey for who is signed in. */
export const aPasskeyOf = async ({ passkeys }: Guest) => {
  const authenticator = softwareAuthenticator(ORIGIN)
  await resultOf(passkeys.add(authenticator.make(await resultOf(passkeys.beginAdding()))))
  return authenticator
}

/** Whoever is signed in on a browser, by their address. */
export const whoIsOn = async ({ accounts }: Guest): Promise<string | null> =>
  (await resultOf(accounts.whoAmI())).user?.email ?? null
