import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"
import { Effect } from "effect"
import {
  aKeeper,
  aProved,
  aRegistered,
  EMAIL,
  keptOf,
  lastLink,
  rewrite,
  whoIsOn,
} from "./an-account-keeper.ts"

const NEXT = "aisyah@new.example.com"
const HOUR = 60 * 60 * 1000

/** Letters are counted for the address, and everything else as often as anybody wants. */
const mailboxesFull = {
  count: (subject: string) => Effect.succeed(subject.startsWith("letter to") ? 6 : 1),
}

describe("proving an address", () => {
  it("makes it the account's own, with what was booked with it", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const link = lastLink(keeper)

    const { user } = await resultOf(guest.accounts.proveEmail(link))

    const kept = await keptOf(keeper)
    expect(user).toMatchObject({ email: EMAIL, emailVerified: true })
    expect(kept).toMatchObject({ emailVerified: true, nextEmail: null })
    expect(keeper.bookings).toEqual([`${EMAIL} joins ${kept?.id}`])
    expect((await refusal(guest.accounts.proveEmail(link)))._tag).toBe("LinkRefused")
  })

  it("works for an hour and no longer", async () => {
    const keeper = aKeeper()
    const soon = await aRegistered(keeper)
    keeper.clock.forward(HOUR)
    await resultOf(soon.accounts.proveEmail(lastLink(keeper)))
    const late = await aRegistered(keeper, { email: "wei@example.com" })

    keeper.clock.forward(HOUR + 1)

    expect((await refusal(late.accounts.proveEmail(lastLink(keeper))))._tag).toBe("LinkRefused")
  })

  it("gains a stranger nothing, and ends what they claimed", async () => {
    const keeper = aKeeper()
    const stranger = await aRegistered(keeper, { password: "stranger's word" })
    const theirs = lastLink(keeper)
    const owner = await aRegistered(keeper)
    const own = lastLink(keeper)

    const followed = await refusal(owner.accounts.proveEmail(theirs))
    await resultOf(owner.accounts.proveEmail(own))

    expect(followed._tag).toBe("LinkRefused")
    expect([await whoIsOn(stranger), await whoIsOn(owner)]).toEqual([null, EMAIL])
  })

  it("comes too late where somebody else proved it first", async () => {
    const keeper = aKeeper()
    const guest = await aProved(keeper, { email: NEXT })
    await resultOf(guest.accounts.changeEmail(EMAIL))
    const link = lastLink(keeper)
    await aProved(keeper)

    expect((await refusal(guest.accounts.proveEmail(link)))._tag).toBe("LinkRefused")
    expect(await whoIsOn(guest)).toBe(NEXT)
  })

  it("is for who is signed in and holds a link of this kind", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const link = lastLink(keeper)
    await resultOf(guest.accounts.askForReset(EMAIL))

    expect((await refusal(keeper.guest().accounts.proveEmail(link)))._tag).toBe("NotSignedIn")
    expect((await refusal(guest.accounts.proveEmail(lastLink(keeper))))._tag).toBe("LinkRefused")
    expect((await refusal(guest.accounts.proveEmail("guessed")))._tag).toBe("LinkRefused")
  })
})

describe("the link once more", () => {
  it("goes to the address, and the one before works no longer", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const before = lastLink(keeper)

    await resultOf(guest.accounts.resendProof())

    expect(keeper.letters()[0]).toMatchObject({ kind: "proveEmail", to: EMAIL, name: "Aisyah" })
    expect((await refusal(guest.accounts.proveEmail(before)))._tag).toBe("LinkRefused")
    await resultOf(guest.accounts.proveEmail(lastLink(keeper)))
    await resultOf(guest.accounts.resendProof())
    expect(keeper.letters()).toHaveLength(2)
  })

  it("goes to the address that the account is about to have", async () => {
    const keeper = aKeeper()
    const guest = await aProved(keeper)
    await resultOf(guest.accounts.changeEmail(NEXT))

    await resultOf(guest.accounts.resendProof())
    await rewrite(keeper, { emailVerified: false })
    await resultOf(guest.accounts.resendProof())

    expect(keeper.letters().map(({ to }) => to)).toEqual([NEXT, NEXT, NEXT, EMAIL])
  })

  it("is for who is signed in, and fills nobody's mailbox", async () => {
    const keeper = aKeeper({ rateLimiter: mailboxesFull })
    const guest = await aRegistered(keeper)

    await resultOf(guest.accounts.resendProof())

    expect(keeper.letters()).toEqual([])
    expect((await refusal(keeper.guest().accounts.resendProof()))._tag).toBe("NotSignedIn")
  })

  it("is asked for only so often", async () => {
    const letters = (subject: string) => Effect.succeed(subject.startsWith("letter/") ? 61 : 1)
    const guest = await aRegistered(aKeeper({ rateLimiter: { count: letters } }))

    expect((await refusal(guest.accounts.resendProof()))._tag).toBe("TooManyAttempts")
    expect((await refusal(guest.accounts.changeEmail(NEXT)))._tag).toBe("TooManyAttempts")
    expect((await refusal(guest.accounts.askForReset(EMAIL)))._tag).toBe("TooManyAttempts")
  })
})
