import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"
import { Effect } from "effect"
import {
  aKeeper,
  aProved,
  aRegistered,
  aRegistration,
  EMAIL,
  keptOf,
  lastLink,
  rewrite,
  whoIsOn,
  type Guest,
  type Keeper,
} from "../an-account-keeper.ts"

const NEXT = "aisyah@new.example.com"
const MINUTE = 60 * 1000

/** Letters are counted for the address, and everything else as often as anybody wants. */
const mailboxesFull = {
  count: (subject: string) => Effect.succeed(subject.startsWith("letter to") ? 6 : 1),
}

describe("another address", () => {
  it("becomes the account's when its link was followed", async () => {
    const keeper = aKeeper()
    const guest = await aProved(keeper)

    await resultOf(guest.accounts.changeEmail(` ${NEXT} `))
    const before = await keptOf(keeper)
    await resultOf(guest.accounts.proveEmail(lastLink(keeper)))

    expect(before).toMatchObject({ email: EMAIL, nextEmail: NEXT })
    expect(keeper.letters()[1]).toMatchObject({ kind: "proveEmail", to: NEXT })
    expect(await keptOf(keeper, NEXT)).toMatchObject({ email: NEXT, nextEmail: null })
    expect(keeper.bookings.at(-1)).toMatch(NEXT)
  })

  const moved = async (keeper: Keeper, guest: Guest, to = NEXT) => {
    await resultOf(guest.accounts.changeEmail(to))
    await resultOf(guest.accounts.proveEmail(lastLink(keeper)))
  }
  const aNewPassword = (link: string) => ({
    link,
    password: "teh tarik kurang manis",
    confirmPassword: "teh tarik kurang manis",
  })

  it("is told to the former one, with a link for seven days", async () => {
    const keeper = aKeeper()
    const guest = await aProved(keeper, { language: "bm" })
    await moved(keeper, guest)

    const [letter] = keeper.letters()
    expect(letter).toMatchObject({ kind: "emailChanged", to: EMAIL, language: "bm" })
    expect(letter?.link).toMatch(/^[0-9a-z]{52}$/)
  })

  it.each([
    [7 * 24 * 60 * MINUTE, EMAIL],
    [7 * 24 * 60 * MINUTE + 1, NEXT],
  ])("is given up by a link that is %d ms old, or is not", async (age, address) => {
    const keeper = aKeeper()
    await moved(keeper, await aProved(keeper))
    keeper.clock.forward(age)

    const { accounts } = keeper.guest()
    await Effect.runPromise(Effect.exit(accounts.resetPassword(aNewPassword(lastLink(keeper)))))

    expect((await keptOf(keeper, address))?.email).toBe(address)
  })

  it("is told to nobody who never proved the former one, nor where only its letters differ", async () => {
    const keeper = aKeeper()
    const unproved = await aRegistered(keeper)
    await moved(keeper, unproved)
    await moved(keeper, unproved, NEXT.toUpperCase())

    expect(keeper.letters().filter(({ kind }) => kind === "emailChanged")).toEqual([])
  })

  it("is given up for the former one by its link: no session, no Google, another password", async () => {
    const keeper = aKeeper()
    const thief = await aProved(keeper)
    await moved(keeper, thief)
    const way = lastLink(keeper)
    await rewrite(keeper, { outside: "google 1" }, NEXT)

    await resultOf(keeper.guest().accounts.resetPassword(aNewPassword(way)))

    expect(await whoIsOn(thief)).toBeNull()
    expect(await keptOf(keeper)).toMatchObject({
      email: EMAIL,
      emailVerified: true,
      nextEmail: null,
      outside: null,
    })
    expect(keeper.letters()[0]).toMatchObject({ kind: "emailRestored", to: EMAIL, link: null })
    const { accounts } = keeper.guest()
    await resultOf(accounts.signIn({ email: EMAIL, password: "teh tarik kurang manis" }))
  })

  it("is not given up for one that another account has proved since", async () => {
    const keeper = aKeeper()
    await moved(keeper, await aProved(keeper))
    const way = lastLink(keeper)
    await aProved(keeper)

    const late = await refusal(keeper.guest().accounts.resetPassword(aNewPassword(way)))

    expect(late._tag).toBe("LinkRefused")
    expect(await keptOf(keeper, NEXT)).toMatchObject({ email: NEXT })
  })

  it("ends a link for a new password that was mailed to the former one", async () => {
    const keeper = aKeeper()
    const guest = await aProved(keeper)
    await resultOf(keeper.guest().accounts.askForReset(EMAIL))
    const reset = lastLink(keeper)
    await moved(keeper, guest)

    const late = await refusal(keeper.guest().accounts.resetPassword(aNewPassword(reset)))

    expect(late._tag).toBe("LinkRefused")
    expect(await whoIsOn(guest)).toBe(NEXT)
  })

  it("is remembered even where its mailbox is full", async () => {
    const keeper = aKeeper({ rateLimiter: mailboxesFull })
    const guest = await aRegistered(keeper)

    await resultOf(guest.accounts.changeEmail(NEXT))

    expect(await keptOf(keeper)).toMatchObject({ nextEmail: NEXT })
    expect(keeper.letters()).toEqual([])
  })

  it("is refused where it is none, and asks for the password once it is long ago", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)

    expect(await refusal(guest.accounts.changeEmail("nobody"))).toMatchObject({
      _tag: "EmailRefused",
      issues: [{ path: "email", code: "NotAnEmail" }],
    })
    keeper.clock.forward(10 * MINUTE)
    await resultOf(guest.accounts.changeEmail(NEXT))
    keeper.clock.forward(1)
    expect((await refusal(guest.accounts.changeEmail(NEXT)))._tag).toBe("ConfirmationNeeded")
    const { accounts } = keeper.guest()
    expect((await refusal(accounts.changeEmail(NEXT)))._tag).toBe("NotSignedIn")
    await resultOf(accounts.register(aRegistration({ email: NEXT })))
  })
})
