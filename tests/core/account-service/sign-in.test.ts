import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { anAccountService } from "#fixtures/doubles/an-account-service.ts"
import {
  aKeeper,
  aProved,
  aRegistered,
  aSignedIn,
  EMAIL,
  keptOf,
  PASSWORD,
  rewrite,
  whoIsOn,
} from "./an-account-keeper.ts"

const signIn = { email: EMAIL, password: PASSWORD }

describe("signing in", () => {
  it("knows the guest again, however the address is written", async () => {
    const keeper = aKeeper()
    await aRegistered(keeper)
    const guest = keeper.guest()

    const { user } = await resultOf(
      guest.accounts.signIn({ email: " AISYAH.Tan@example.com ", password: PASSWORD }),
    )

    expect(user?.email).toBe(EMAIL)
    expect(await whoIsOn(guest)).toBe(EMAIL)
  })

  it("prefers who proved the address, and opens to who did not", async () => {
    const keeper = aKeeper()
    await aProved(keeper)
    await aRegistered(keeper, { password: "another password" })

    const proved = await aSignedIn(keeper)
    const unproved = await aSignedIn(keeper, "another password")

    expect((await resultOf(proved.accounts.whoAmI())).user?.emailVerified).toBe(true)
    expect((await resultOf(unproved.accounts.whoAmI())).user?.emailVerified).toBe(false)
  })

  it("compares two passwords whoever asks, so that the time tells nothing", async () => {
    const compared: Array<unknown> = []
    const { passwords } = anAccountService()
    const matches: typeof passwords.matches = (password, hash, network) => {
      compared.push([password, hash])
      return passwords.matches(password, hash, network)
    }
    const keeper = aKeeper({ passwords: { ...passwords, matches } })
    await aRegistered(keeper)

    await resultOf(keeper.guest().accounts.signIn(signIn))
    await refusal(keeper.guest().accounts.signIn({ email: "no@one.my", password: PASSWORD }))

    expect(compared).toEqual([
      [PASSWORD, null],
      [PASSWORD, `hash of ${PASSWORD}`],
      [PASSWORD, null],
      [PASSWORD, null],
    ])
  })

  it("wastes no time on a password that nobody has", async () => {
    const keeper = aKeeper()
    await aRegistered(keeper)
    const long = "x".repeat(512)

    await rewrite(keeper, { passwordHash: `hash of ${long}` })
    await resultOf(keeper.guest().accounts.signIn({ email: EMAIL, password: long }))
    await rewrite(keeper, { passwordHash: `hash of ${long}x` })
    const tooLong = { email: EMAIL, password: `${long}x` }
    const guest = keeper.guest()

    expect((await refusal(guest.accounts.signIn(tooLong)))._tag).toBe("CredentialsRefused")
    await rewrite(keeper, { passwordHash: "hash of " })
    await resultOf(keeper.guest().accounts.signIn(tooLong))
  })

  it("ends the session that the browser had", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const { secret } = guest.jar

    await resultOf(guest.accounts.signIn(signIn))
    const thief = keeper.guest()
    thief.jar.secret = secret

    expect(guest.jar.secret).toMatch(/^[0-9a-z]{52}$/)
    expect([await whoIsOn(guest), await whoIsOn(thief)]).toEqual([EMAIL, null])
  })

  it("is over when the guest signs out, on the server and in the browser", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const { secret } = guest.jar

    expect(await resultOf(guest.accounts.signOut())).toEqual({ user: null })
    expect(guest.jar).toEqual({ secret: null, forgotten: 1 })
    guest.jar.secret = secret

    expect(await whoIsOn(guest)).toBeNull()
    expect(await resultOf(keeper.guest().accounts.signOut())).toEqual({ user: null })
  })
})

describe("giving the password once more", () => {
  it("makes the session new", async () => {
    const keeper = aKeeper()
    const guest = await aProved(keeper)
    const { secret } = guest.jar

    keeper.clock.forward(11 * 60 * 1000)
    const before = await refusal(guest.accounts.myRecords())
    const { user } = await resultOf(guest.accounts.confirm(PASSWORD))
    const records = await resultOf(guest.accounts.myRecords())

    expect(before._tag).toBe("ConfirmationNeeded")
    expect(user?.email).toBe(EMAIL)
    expect(guest.jar.secret).not.toBe(secret)
    expect(records.sessions).toHaveLength(1)
  })

  it.each(["not my password", "", "x".repeat(513)])("refuses %j", async (password) => {
    const guest = await aRegistered(aKeeper())

    expect((await refusal(guest.accounts.confirm(password)))._tag).toBe("CredentialsRefused")
  })

  it("is for who is signed in and has a password", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    await rewrite(keeper, { passwordHash: null })

    expect((await refusal(keeper.guest().accounts.confirm(PASSWORD)))._tag).toBe("NotSignedIn")
    expect((await refusal(guest.accounts.confirm(PASSWORD)))._tag).toBe("CredentialsRefused")
  })

  it("stops listening to who guesses", async () => {
    const keeper = aKeeper({ rateLimiter: { count: () => Effect.succeed(301) } })
    const before = await keptOf(keeper)
    const failure = await refusal(keeper.guest().accounts.signIn(signIn))

    expect(before).toBeNull()
    expect(failure._tag).toBe("TooManyAttempts")
  })
})
