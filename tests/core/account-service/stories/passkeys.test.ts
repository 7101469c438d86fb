import { passkeyPromises } from "#tests/contracts/accounts.passkeys.ts"
import { AccountId } from "#core/people/account-id.ts"
import { secondStepKey } from "#core/account-service/second-step.ts"
import { aPasskeyOf, aSecondFactor, ORIGIN } from "#tests/contracts/accounts.steps.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import type { Guest, World } from "#tests/contracts/world.ts"
import { softwareAuthenticator } from "#tests/support/software-authenticator.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aKeeper,
  aRegistration,
  EMAIL,
  keptOf,
  PASSWORD,
  type Keeper,
} from "#tests/core/account-service/an-account-keeper.ts"

/** A browser of the contract's site. */
const aBrowserOf = (keeper: Keeper): Guest => {
  const guest = keeper.guest()
  Object.assign(guest.caller.browser, { origin: ORIGIN, userAgent: "" })
  return guest as unknown as Guest
}

/** The service itself, with no HTTP between it and the browsers of the contract. */
const worldOf = (keeper: Keeper): World => {
  const world: Partial<World> = {
    guest: () => aBrowserOf(keeper),
    outside: keeper.identity,
    forward: keeper.clock.forward,
    now: keeper.clock.now,
    letters: keeper.letters,
  }
  return world as World
}

describe("what the service of accounts promises about passkeys", () => {
  let world: World
  beforeEach(() => {
    world = worldOf(aKeeper())
  })

  for (const [call, promised] of Object.entries(passkeyPromises))
    describe(call, () => {
      promised(() => world)
    })
})

describe("an account with two passkeys", () => {
  const opened = async () => {
    const keeper = aKeeper()
    const guest = aBrowserOf(keeper)
    await resultOf(guest.accounts.register(aRegistration()))
    const [first, second] = [await aPasskeyOf(guest), await aPasskeyOf(guest)]
    const signIn = async (authenticator: typeof first) => {
      const other = aBrowserOf(keeper)
      const request = await resultOf(other.passkeys.beginSigningIn("first"))
      return other.passkeys.signIn(authenticator.give(request))
    }
    return { keeper, guest, first, second, signIn }
  }

  it("counts only the one that was used, at the moment it was", async () => {
    const { keeper, second, signIn } = await opened()
    const before = (await keptOf(keeper))?.passkeys ?? []

    await resultOf(await signIn(second))

    const after = (await keptOf(keeper))?.passkeys ?? []
    expect(after).toHaveLength(2)
    expect(after[0]).toEqual(before[0])
    expect(after[1]).toMatchObject({ id: second.id, usedAt: "2026-11-21T02:30:00.000Z" })
  })

  it("notes who came in, and who was refused with one that was taken away", async () => {
    const { keeper, guest, first, second, signIn } = await opened()
    const account = (await keptOf(keeper))?.id
    await resultOf(guest.passkeys.remove(first.id))
    await resultOf(await signIn(second))

    expect(await refusal(await signIn(first))).toMatchObject({ _tag: "PasskeyRefused" })
    expect(keeper.events.slice(-2)).toMatchObject([
      { step: "signInWithPasskey", outcome: "done", account },
      { step: "signInWithPasskey", outcome: "refused", account },
    ])
    expect((await keptOf(keeper))?.passkeys.map(({ id }) => id)).toEqual([second.id])
  })

  it("notes each that was added or taken away, and nothing of one that was gone already", async () => {
    const { keeper, guest, first } = await opened()
    const account = (await keptOf(keeper))?.id
    const taken = () => keeper.events.filter(({ step }) => step === "removePasskey")
    expect(keeper.events.slice(-2)).toMatchObject([
      { step: "addPasskey", outcome: "done", account },
      { step: "addPasskey", outcome: "done", account },
    ])

    await resultOf(guest.passkeys.remove(first.id))
    expect(taken()).toMatchObject([{ outcome: "done", account }])
    const letters = keeper.letters().length
    await resultOf(guest.passkeys.remove(first.id))
    expect(taken()).toHaveLength(1)
    expect(keeper.letters()).toHaveLength(letters)
  })

  it("is told to authenticators by the whole name of its guest", async () => {
    const { guest, first, second } = await opened()

    expect(await resultOf(guest.passkeys.beginAdding())).toMatchObject({
      name: "Aisyah Tan",
      known: [first.id, second.id],
    })
  })

  it("answers until ten minutes are over, and not a millisecond longer", async () => {
    const { keeper, guest, first } = await opened()
    const minutes = (count: number) => keeper.clock.forward(count * 60_000)
    const other = aBrowserOf(keeper)
    const given = first.give(await resultOf(other.passkeys.beginSigningIn("first")))
    minutes(10)
    expect((await resultOf(other.passkeys.signIn(given))).user?.email).toBe(EMAIL)

    await resultOf(guest.accounts.confirm(PASSWORD))
    await aSecondFactor(worldOf(keeper), guest)
    const waiting = aBrowserOf(keeper)
    await refusal(waiting.accounts.signIn({ email: EMAIL, password: PASSWORD }))
    minutes(10)
    expect((await resultOf(waiting.passkeys.beginSigningIn("second"))).allowed).toContain(first.id)
    keeper.clock.forward(1)
    expect(await refusal(waiting.passkeys.beginSigningIn("second"))).toMatchObject({
      _tag: "SignInExpired",
    })
  })

  it("leads nobody to where another account was going that waits on the same browser", async () => {
    const { keeper, guest, second } = await opened()
    const redirect = "/account/bookings"
    const { account } = await resultOf(guest.passkeys.beginAdding())
    const comes = async (waits: AccountId) => {
      const own = keeper.guest()
      Object.assign(own.caller.browser, { origin: ORIGIN })
      const browser = own as unknown as Guest
      const key = secondStepKey(keeper.desk, own.caller)
      const attempt = { kind: "code", key, until: Infinity, redirect, account: waits } as const
      await resultOf(keeper.desk.store.inTransaction(({ putAttempt }) => putAttempt(attempt)))
      const request = await resultOf(browser.passkeys.beginSigningIn("first"))
      return (await resultOf(browser.passkeys.signIn(second.give(request)))).redirect
    }

    expect(await comes(account)).toBe(redirect)
    expect(await comes(AccountId.make("z".repeat(26)))).toBeNull()
  })

  it("goes nowhere else after a password, whose page knows the way by itself", async () => {
    const { keeper, guest, first } = await opened()
    await aSecondFactor(worldOf(keeper), guest)
    const other = aBrowserOf(keeper)
    await refusal(other.accounts.signIn({ email: EMAIL, password: PASSWORD }))
    const request = await resultOf(other.passkeys.beginSigningIn("second"))

    expect((await resultOf(other.passkeys.signIn(first.give(request)))).redirect).toBeNull()
  })

  it("refuses a passkey that no account ever had", async () => {
    const { signIn } = await opened()

    expect(await refusal(await signIn(softwareAuthenticator(ORIGIN)))).toMatchObject({
      _tag: "PasskeyRefused",
    })
  })
})
