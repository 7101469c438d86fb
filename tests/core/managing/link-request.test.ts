import { BookingsUnreachable, TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { linkRequestWith } from "#core/managing/link-request.actors.ts"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"

const request = (...answers: ReadonlyArray<ReturnType<ManagedBookings["mailLink"]>>) => {
  const asked: Array<readonly [string, string]> = []
  const left = [...answers]
  const actor = createActor(
    linkRequestWith({
      mailLink: (code, email) =>
        Effect.suspend(() => {
          asked.push([code, email])
          return left.shift() ?? Effect.succeed({ asked: true as const })
        }),
    }),
    { input: { code: "7KQ2M-XW4ZT" } },
  ).start()
  type State = ReturnType<typeof actor.getSnapshot>["value"]
  const until = (state: State) =>
    waitFor(actor, ({ value }) => value === state, { timeout: PATIENCE_MS })
  return { actor, asked, until }
}

const mail = (email: string) => ({ type: "guest.asked", email }) as const

describe("asking for a link to manage a booking", () => {
  it("asks the guest first and nobody else", () => {
    const { actor, asked } = request()

    expect(actor.getSnapshot()).toMatchObject({
      value: "asking",
      context: { code: "7KQ2M-XW4ZT", email: "", retryAfterSeconds: 0 },
    })
    expect(asked).toEqual([])
  })

  it("has the link mailed for the booking's code to the address that was typed", async () => {
    const { actor, asked, until } = request()

    actor.send(mail("aisyah@example.com"))
    const { context } = await until("mailed")

    expect(asked).toEqual([["7KQ2M-XW4ZT", "aisyah@example.com"]])
    expect(context.email).toBe("aisyah@example.com")
  })

  it("asks once however often the guest presses", async () => {
    const { actor, asked, until } = request()

    actor.send(mail("aisyah@example.com"))
    actor.send(mail("aisyah@example.com"))
    await until("mailed")

    expect(asked).toHaveLength(1)
  })

  it("lets a guest who mistyped the address ask again", async () => {
    const { actor, asked, until } = request()

    actor.send(mail("aisha@example.com"))
    await until("mailed")
    actor.send(mail("aisyah@example.com"))
    await until("mailed")

    expect(asked.map(([, email]) => email)).toEqual(["aisha@example.com", "aisyah@example.com"])
  })

  it("says how long to wait after too many", async () => {
    const { actor, until } = request(Effect.fail(new TooManyAttempts({ retryAfterSeconds: 330 })))

    actor.send(mail("aisyah@example.com"))

    expect((await until("slowed")).context.retryAfterSeconds).toBe(330)
  })

  it("asks for the same again where nobody answered", async () => {
    const { actor, asked, until } = request(Effect.fail(new BookingsUnreachable()))

    actor.send(mail("aisyah@example.com"))
    await until("unreachable")
    actor.send({ type: "guest.retried" })
    await until("mailed")

    expect(asked).toEqual([
      ["7KQ2M-XW4ZT", "aisyah@example.com"],
      ["7KQ2M-XW4ZT", "aisyah@example.com"],
    ])
  })
})
