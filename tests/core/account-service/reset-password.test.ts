import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { isAnsweredEarly } from "../kernel/answered-early.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import {
  aKeeper,
  aProved,
  aRegistered,
  aSignedIn,
  EMAIL,
  keptOf,
  lastLink,
  whoIsOn,
} from "./an-account-keeper.ts"

const NEXT = "teh tarik kurang manis"
const HOUR = 60 * 60 * 1000
const reset = (link: string, password = NEXT) => ({ link, password, confirmPassword: password })

describe("a forgotten password", () => {
  it("is helped by a link to the mailbox, and nobody else learns of the account", async () => {
    const keeper = aKeeper()
    await aRegistered(keeper, { language: "cn" })
    const { accounts } = keeper.guest()

    await resultOf(accounts.askForReset("no@one.my"))
    await resultOf(accounts.askForReset(` ${EMAIL.toUpperCase()} `))

    expect(keeper.letters()).toHaveLength(2)
    expect(keeper.letters()[0]).toMatchObject({ kind: "resetPassword", to: EMAIL, language: "cn" })
  })

  it.each(["no@one.my", EMAIL])("is answered for %s no sooner than for anybody", async (email) => {
    const keeper = aKeeper()
    await aRegistered(keeper)

    const isEarly = await resultOf(isAnsweredEarly(keeper.guest().accounts.askForReset(email)))

    expect(isEarly).toBe(false)
  })

  it("is that of who proved the address, where somebody did", async () => {
    const keeper = aKeeper()
    await aProved(keeper, { firstName: "Proved" })
    await aRegistered(keeper)

    await resultOf(keeper.guest().accounts.askForReset(EMAIL))

    expect(keeper.letters()[0]).toMatchObject({ kind: "resetPassword", name: "Proved" })
  })

  it("fills nobody's mailbox, and says what is no address", async () => {
    const count = (subject: string) => Effect.succeed(subject.startsWith("letter to") ? 6 : 1)
    const keeper = aKeeper({ rateLimiter: { count } })
    await aRegistered(keeper)
    const { accounts } = keeper.guest()

    await resultOf(accounts.askForReset(EMAIL))

    expect(keeper.letters()).toEqual([])
    expect(await refusal(accounts.askForReset(" "))).toMatchObject({
      _tag: "EmailRefused",
      issues: [{ path: "email", code: "EmailMissing" }],
    })
  })
})

describe("a link for a new password", () => {
  const aLink = async (keeper = aKeeper()) => {
    await resultOf(keeper.guest().accounts.askForReset(EMAIL))
    return lastLink(keeper)
  }

  it("sets it once, proves the address and signs everybody out", async () => {
    const keeper = aKeeper()
    const owner = await aRegistered(keeper)
    const link = await aLink(keeper)
    const guest = keeper.guest()

    await resultOf(guest.accounts.resetPassword(reset(link)))

    const kept = await keptOf(keeper)
    expect(kept).toMatchObject({ passwordHash: `hash of ${NEXT}`, emailVerified: true })
    expect(keeper.bookings).toEqual([])
    expect(keeper.letters()[0]).toMatchObject({ kind: "passwordChanged", to: EMAIL, link: null })
    expect([await whoIsOn(owner), guest.jar.forgotten]).toEqual([null, 1])
    expect((await refusal(guest.accounts.resetPassword(reset(link))))._tag).toBe("LinkRefused")
    expect(await whoIsOn(await aSignedIn(keeper, NEXT))).toBe(EMAIL)
    expect(keeper.bookings).toEqual([`${EMAIL} joins ${kept?.id}`])
  })

  it("proves nothing anew where the address was proved", async () => {
    const keeper = aKeeper()
    await aProved(keeper)
    const link = await aLink(keeper)

    await resultOf(keeper.guest().accounts.resetPassword(reset(link)))

    expect(keeper.bookings).toHaveLength(1)
    expect(await keptOf(keeper)).toMatchObject({ passwordHash: `hash of ${NEXT}` })
  })

  it("leaves an address on its way that is still to be proved", async () => {
    const keeper = aKeeper()
    const owner = await aProved(keeper)
    const next = "aisyah@new.example.com"
    await resultOf(owner.accounts.changeEmail(next))
    const link = await aLink(keeper)

    await resultOf(keeper.guest().accounts.resetPassword(reset(link)))

    expect(await keptOf(keeper)).toMatchObject({
      passwordHash: `hash of ${NEXT}`,
      email: EMAIL,
      nextEmail: next,
    })
  })

  it("works for an hour and no longer", async () => {
    const keeper = aKeeper()
    await aRegistered(keeper)
    const { accounts } = keeper.guest()
    const late = await aLink(keeper)
    keeper.clock.forward(HOUR + 1)

    expect((await refusal(accounts.resetPassword(reset(late))))._tag).toBe("LinkRefused")
    const soon = await aLink(keeper)
    keeper.clock.forward(HOUR)
    await resultOf(accounts.resetPassword(reset(soon)))
  })

  it("stays as it is when the password is refused", async () => {
    const keeper = aKeeper()
    await aRegistered(keeper)
    const link = await aLink(keeper)
    const { accounts } = keeper.guest()

    const short = await refusal(accounts.resetPassword(reset(link, "short")))
    const telling = await refusal(accounts.resetPassword(reset(link, "aisyah.tan123")))
    const common = await refusal(accounts.resetPassword(reset(link, "Password123")))

    expect([short, telling, common]).toMatchObject([
      { _tag: "PasswordRefused", issues: [{ code: "PasswordTooShort" }] },
      { _tag: "PasswordRefused", issues: [{ code: "PasswordContainsEmail" }] },
      { _tag: "PasswordRefused", issues: [{ code: "PasswordTooCommon" }] },
    ])
    await resultOf(accounts.resetPassword(reset(link)))
  })

  it("cannot be guessed, nor be of another kind", async () => {
    const keeper = aKeeper()
    await aRegistered(keeper)
    const { accounts } = keeper.guest()

    const proof = lastLink(keeper)

    expect((await refusal(accounts.resetPassword(reset("guessed"))))._tag).toBe("LinkRefused")
    expect((await refusal(accounts.resetPassword(reset(proof))))._tag).toBe("LinkRefused")
  })

  it("is tried only so often", async () => {
    const count = (subject: string) => Effect.succeed(subject.startsWith("password/") ? 301 : 1)
    const { accounts } = aKeeper({ rateLimiter: { count } }).guest()

    expect((await refusal(accounts.resetPassword(reset("guessed"))))._tag).toBe("TooManyAttempts")
  })
})
