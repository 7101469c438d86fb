import type { AccountRecord } from "#core/account-store/account-record.ts"
import { Instant } from "#core/kernel/instant.ts"
import { quickHashing } from "#fixtures/doubles/password-hashing.in-memory.ts"
import { inMemoryRateLimiter } from "#fixtures/doubles/rate-limiter.in-memory.ts"
import { appCode, aPasskeyOf, aSecondFactor, ORIGIN } from "#tests/contracts/accounts.steps.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import type { Guest, World } from "#tests/contracts/world.ts"
import { softwareAuthenticator } from "#tests/support/software-authenticator.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import {
  aKeeper,
  aProved,
  aRegistered,
  EMAIL,
  keptOf,
  lastLink,
  PASSWORD,
  rewrite,
  whoIsOn,
  type Keeper,
} from "../an-account-keeper.ts"

// Hashing a password takes a while, and longer while others of one network wait for it: what a
// password or code opened when it was looked at may be closed before a session is written.

const NEXT = "teh tarik kurang manis"
const credentials = { email: EMAIL, password: PASSWORD }
const newPassword = (password: string) => ({ password, confirmPassword: password })

/** Work after which something happens once, if it was ordered. */
const followedUp = () => {
  let happens: (() => Promise<unknown>) | null = null
  const followed = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.tap(work, () =>
      Effect.promise(async () => {
        const now = happens
        happens = null
        await now?.()
      }),
    )
  return { followed, meanwhile: (what: () => Promise<unknown>) => void (happens = what) }
}

/** An account service in which something happens once, right after a password was compared. */
const whileHashing = () => {
  const { followed, meanwhile } = followedUp()
  const matches: typeof quickHashing.matches = (...asked) =>
    followed(quickHashing.matches(...asked))
  return { keeper: aKeeper({ passwords: { ...quickHashing, matches } }), meanwhile }
}

/** The same, right after a try was counted. */
const whileCounting = () => {
  const { followed, meanwhile } = followedUp()
  const limiter = inMemoryRateLimiter()
  const rateLimiter = {
    count: (...tried: Parameters<typeof limiter.count>) => followed(limiter.count(...tried)),
  }
  return { keeper: aKeeper({ rateLimiter }), meanwhile }
}

/** Something happens right after so many more transactions. */
const afterTransactions = (keeper: Keeper, count: number, what: () => Promise<unknown>): void => {
  const { store } = keeper.desk
  const { inTransaction } = store
  let left = count
  const counted: typeof inTransaction = (work) =>
    Effect.tap(inTransaction(work), () =>
      Effect.promise(async () => {
        left -= 1
        if (left === 0) await what()
      }),
    )
  Object.assign(store, { inTransaction: counted })
}

const asks = async (keeper: Keeper): Promise<string> => {
  await resultOf(keeper.guest().accounts.askForReset(EMAIL))
  return lastLink(keeper)
}

const resets = (keeper: Keeper, link: string) => () =>
  resultOf(keeper.guest().accounts.resetPassword({ link, ...newPassword(NEXT) }))

const isRewritten = (keeper: Keeper, changes: Partial<AccountRecord>) => () =>
  rewrite(keeper, changes)

const anotherPassword = { passwordHash: `hash of ${NEXT}` }

/** A browser of the contract's steps. */
const contractGuest = (keeper: Keeper): Guest => {
  const guest = keeper.guest()
  Object.assign(guest.caller.browser, { origin: ORIGIN, userAgent: "" })
  return guest as unknown as Guest
}

const worldOf = ({ clock }: Keeper): World =>
  ({ forward: clock.forward, now: clock.now }) as Partial<World> as World

describe("a password that is replaced while somebody gives the former one", () => {
  it("opens no session", async () => {
    const { keeper, meanwhile } = whileHashing()
    await aRegistered(keeper)
    meanwhile(resets(keeper, await asks(keeper)))
    const thief = keeper.guest()

    expect((await refusal(thief.accounts.signIn(credentials)))._tag).toBe("CredentialsRefused")

    expect(await whoIsOn(thief)).toBeNull()
    const { account } = keeper.events.find(({ step }) => step === "resetPassword") ?? {}
    expect(keeper.events.at(-1)).toMatchObject({ step: "signIn", outcome: "refused", account })
  })

  it("confirms nothing, and leaves the session that is there", async () => {
    const { keeper, meanwhile } = whileHashing()
    const guest = await aRegistered(keeper)
    const { secret } = guest.jar
    meanwhile(isRewritten(keeper, anotherPassword))

    const failure = await refusal(guest.accounts.confirm(PASSWORD))

    expect(failure._tag).toBe("CredentialsRefused")
    expect(keeper.events.at(-1)).toMatchObject({ step: "checkPassword", outcome: "refused" })
    expect(guest.jar.secret).toBe(secret)
    expect(await whoIsOn(guest)).toBe(EMAIL)
  })

  it("does not become a third one", async () => {
    const { keeper, meanwhile } = whileHashing()
    const thief = await aRegistered(keeper)
    meanwhile(resets(keeper, await asks(keeper)))
    const change = { currentPassword: PASSWORD, ...newPassword("milo ais kaw kaw") }

    expect((await refusal(thief.accounts.changePassword(change)))._tag).toBe("CredentialsRefused")

    expect(await keptOf(keeper)).toMatchObject(anotherPassword)
    expect(await whoIsOn(thief)).toBeNull()
  })

  it("links no outside identity", async () => {
    const { keeper, meanwhile } = whileHashing()
    await aProved(keeper)
    keeper.identity.says({ email: EMAIL })
    const thief = keeper.guest()
    const { address } = await resultOf(thief.identity.start("/"))
    const query = new URLSearchParams(address.split("?")[1])
    const back = {
      code: query.get("code"),
      state: query.get("state") ?? "",
      way: "address",
    } as const
    expect((await refusal(thief.identity.finish(back)))._tag).toBe("LinkNeeded")
    meanwhile(resets(keeper, await asks(keeper)))

    expect((await refusal(thief.identity.link(PASSWORD)))._tag).toBe("IdentityRefused")

    expect((await keptOf(keeper))?.outside).toBeNull()
    expect(await whoIsOn(thief)).toBeNull()
  })

  it("does not turn the second factor off", async () => {
    const { keeper, meanwhile } = whileHashing()
    const guest = contractGuest(keeper)
    const world = worldOf(keeper)
    await aRegistered(keeper)
    await resultOf(guest.accounts.signIn(credentials))
    const { secret } = await aSecondFactor(world, guest)
    world.forward(30_000)
    meanwhile(isRewritten(keeper, anotherPassword))
    const removal = { password: PASSWORD, code: appCode(world, secret) }

    const failure = await refusal(guest.accounts.removeSecondFactor(removal))

    expect(failure._tag).toBe("CredentialsRefused")
    expect((await keptOf(keeper))?.secondFactor).not.toBeNull()
  })

  it("adds no passkey", async () => {
    const keeper = aKeeper()
    const thief = contractGuest(keeper)
    await aRegistered(keeper)
    await resultOf(thief.accounts.signIn(credentials))
    const made = softwareAuthenticator(ORIGIN).make(await resultOf(thief.passkeys.beginAdding()))
    afterTransactions(keeper, 1, isRewritten(keeper, anotherPassword))

    expect((await refusal(thief.passkeys.add(made)))._tag).toBe("NotSignedIn")
    expect((await keptOf(keeper))?.passkeys).toEqual([])
  })

  it("turns no second factor on", async () => {
    const { keeper, meanwhile } = whileCounting()
    const thief = contractGuest(keeper)
    await aRegistered(keeper)
    await resultOf(thief.accounts.signIn(credentials))
    const { secret } = await resultOf(thief.accounts.beginSecondFactor())
    meanwhile(isRewritten(keeper, anotherPassword))

    const failure = await refusal(
      thief.accounts.confirmSecondFactor(appCode(worldOf(keeper), secret)),
    )

    expect(failure._tag).toBe("NotSignedIn")
    expect((await keptOf(keeper))?.secondFactor).toBeNull()
  })

  it("opens no session by the code that follows", async () => {
    const keeper = aKeeper()
    const world = worldOf(keeper)
    const owner = contractGuest(keeper)
    await aRegistered(keeper)
    await resultOf(owner.accounts.signIn(credentials))
    const { secret } = await aSecondFactor(world, owner)
    world.forward(30_000)
    const thief = keeper.guest()
    expect((await refusal(thief.accounts.signIn(credentials)))._tag).toBe("CodeNeeded")
    afterTransactions(keeper, 1, isRewritten(keeper, anotherPassword))

    const failure = await refusal(thief.accounts.giveCode(appCode(world, secret)))

    expect(failure._tag).toBe("SignInExpired")
    expect(await whoIsOn(thief)).toBeNull()
  })

  it("opens no session by a passkey that was given before", async () => {
    const keeper = aKeeper()
    const owner = contractGuest(keeper)
    await aRegistered(keeper)
    await resultOf(owner.accounts.signIn(credentials))
    const authenticator = await aPasskeyOf(owner)
    const thief = contractGuest(keeper)
    const request = await resultOf(thief.passkeys.beginSigningIn("first"))
    afterTransactions(keeper, 2, isRewritten(keeper, anotherPassword))

    const failure = await refusal(thief.passkeys.signIn(authenticator.give(request)))

    expect(failure._tag).toBe("SignInExpired")
  })

  it("opens no session by an outside identity that came before", async () => {
    const keeper = aKeeper()
    const sentBack = async (guest: ReturnType<Keeper["guest"]>) => {
      const { address } = await resultOf(guest.identity.start("/"))
      const query = new URLSearchParams(address.split("?")[1])
      return { code: query.get("code"), state: query.get("state") ?? "", way: "address" } as const
    }
    keeper.identity.says({ email: EMAIL })
    const owner = keeper.guest()
    await resultOf(owner.identity.finish(await sentBack(owner)))
    const thief = keeper.guest()
    const back = await sentBack(thief)
    afterTransactions(keeper, 2, isRewritten(keeper, anotherPassword))

    const failure = await refusal(thief.identity.finish(back))

    expect(failure).toMatchObject({ _tag: "IdentityRefused", reason: "expired" })
    expect(await whoIsOn(thief)).toBeNull()
  })
})

describe("signing in while the account changes in another way", () => {
  it("is refused when a second factor has been turned on since", async () => {
    const { keeper, meanwhile } = whileHashing()
    await aRegistered(keeper)
    const secondFactor = {
      secret: "A".repeat(32),
      addedAt: Instant.make("2026-11-21T02:30:00.000Z"),
      usedStep: 0,
      recoveryCodes: [],
    }
    meanwhile(isRewritten(keeper, { secondFactor }))
    const thief = keeper.guest()

    expect((await refusal(thief.accounts.signIn(credentials)))._tag).toBe("CredentialsRefused")
    expect((await refusal(thief.accounts.signIn(credentials)))._tag).toBe("CodeNeeded")
  })

  it("is refused like any wrong password when the account has ended since", async () => {
    const { keeper, meanwhile } = whileHashing()
    const owner = await aRegistered(keeper)
    meanwhile(() => resultOf(owner.accounts.deleteAccount()))
    const late = keeper.guest()

    expect((await refusal(late.accounts.signIn(credentials)))._tag).toBe("CredentialsRefused")
    expect(await whoIsOn(late)).toBeNull()
  })

  it("goes on where nothing of its security changed", async () => {
    const { keeper, meanwhile } = whileHashing()
    await aRegistered(keeper)
    meanwhile(isRewritten(keeper, { firstName: "Nurul" }))
    const guest = keeper.guest()

    await resultOf(guest.accounts.signIn(credentials))

    expect(await whoIsOn(guest)).toBe(EMAIL)
  })
})
