import {
  BookingNotFound,
  BookingsUnreachable,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import { bookingLookupWith } from "#core/managing/booking-lookup.actors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"

const booking = aConfirmedBooking()

const lookup = (...answers: ReadonlyArray<ReturnType<Bookings["findByCode"]>>) => {
  const asked: Array<string> = []
  const left = [...answers]
  const actor = createActor(
    bookingLookupWith({
      findByCode: (code) =>
        Effect.suspend(() => {
          asked.push(code)
          return left.shift() ?? Effect.succeed(booking)
        }),
    }),
  ).start()
  type State = ReturnType<typeof actor.getSnapshot>["value"]
  const until = (state: State) =>
    waitFor(actor, ({ value }) => value === state, { timeout: PATIENCE_MS })
  return { actor, asked, until }
}

const searched = (code: string) => ({ type: "guest.searched", code }) as const

describe("looking for a booking by its code", () => {
  it("asks the guest first, with nothing typed and nothing found", () => {
    const { actor, asked } = lookup()

    expect(actor.getSnapshot()).toMatchObject({
      value: "asking",
      context: { code: "", booking: null, retryAfterSeconds: 0 },
    })
    expect(asked).toEqual([])
  })

  it("looks for the code as it was typed and opens the booking", async () => {
    const { actor, asked, until } = lookup()

    actor.send(searched("7kq2m xw4zt"))
    const { context, status } = await until("found")

    expect(asked).toEqual(["7kq2m xw4zt"])
    expect({ booking: context.booking, status }).toEqual({ booking, status: "done" })
  })

  it("lets a guest whose code nobody knows type another", async () => {
    const { actor, asked, until } = lookup(Effect.fail(new BookingNotFound()))

    actor.send(searched("mistyped"))
    expect((await until("unknown")).context.booking).toBeNull()
    actor.send(searched("7KQ2MXW4ZT"))
    await until("found")

    expect(asked).toEqual(["mistyped", "7KQ2MXW4ZT"])
  })

  it("says how long to wait after too many wrong codes", async () => {
    const { actor, until } = lookup(Effect.fail(new TooManyAttempts({ retryAfterSeconds: 330 })))

    actor.send(searched("wrong"))

    expect((await until("slowed")).context.retryAfterSeconds).toBe(330)
  })

  it("looks for the same code again where nobody answered", async () => {
    const { actor, asked, until } = lookup(Effect.fail(new BookingsUnreachable()))

    actor.send(searched("7KQ2MXW4ZT"))
    await until("unreachable")
    actor.send({ type: "guest.retried" })
    await until("found")

    expect(asked).toEqual(["7KQ2MXW4ZT", "7KQ2MXW4ZT"])
  })
})
