import { refusal, told } from "#tests/contracts/outcomes.ts"
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
} from "./a-keeper.ts"

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

    await told(guest.accounts.changeEmail(` ${NEXT} `))
    const before = await keptOf(keeper)
    await told(guest.accounts.proveEmail(lastLink(keeper)))

    expect(before).toMatchObject({ email: EMAIL, nextEmail: NEXT })
    expect(keeper.letters()[0]).toMatchObject({ kind: "proveEmail", to: NEXT })
    expect(await keptOf(keeper, NEXT)).toMatchObject({ email: NEXT, nextEmail: null })
    expect(keeper.bookings.at(-1)).toMatch(NEXT)
  })

  it("is remembered even where its mailbox is full", async () => {
    const keeper = aKeeper({ tries: mailboxesFull })
    const guest = await aRegistered(keeper)

    await told(guest.accounts.changeEmail(NEXT))

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
    await told(guest.accounts.changeEmail(NEXT))
    keeper.clock.forward(1)
    expect((await refusal(guest.accounts.changeEmail(NEXT)))._tag).toBe("ConfirmationNeeded")
    const { accounts } = keeper.guest()
    expect((await refusal(accounts.changeEmail(NEXT)))._tag).toBe("NotSignedIn")
    await told(accounts.register(aRegistration({ email: NEXT })))
  })
})
