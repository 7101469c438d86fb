import type { Registration } from "#core/account/credentials.ts"
import type { AccountLetter, AccountLetterKind } from "#core/mail/account-letter.ts"
import { expect } from "vitest"
import { told, type Guest, type World } from "./world.ts"

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
  await told(guest.accounts.register(aRegistration(changes)))
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
  await told(guest.accounts.proveEmail(linkOf(world, "welcome")))
  return guest
}

/** Whoever is signed in on a browser, by their address. */
export const whoIsOn = async ({ accounts }: Guest): Promise<string | null> =>
  (await told(accounts.whoAmI())).user?.email ?? null
