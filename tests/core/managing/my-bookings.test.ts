import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { myBookingsWith } from "#core/managing/my-bookings.actors.ts"
import { MyBookings } from "#core/managing/my-bookings.ts"
import { aBookingSummary } from "#fixtures/builders/a-booking-summary.ts"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import { Effect, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { withoutEachField } from "../kernel/without-each-field.ts"

const none: MyBookings = { upcoming: [], past: [], cancelled: [] }
const card = aBookingSummary()

const listing = (...answers: ReadonlyArray<ReturnType<ManagedBookings["mine"]>>) => {
  const left = [...answers]
  const mine = () => left.shift() ?? Effect.succeed(none)
  const actor = createActor(myBookingsWith({ mine: () => Effect.suspend(mine) })).start()
  const until = (state: string) =>
    waitFor(actor, ({ value }) => value === state, { timeout: PATIENCE_MS })
  return { actor, until }
}

describe("the list of a guest's bookings", () => {
  it("is empty until it is there", () => {
    const { actor } = listing()

    expect(actor.getSnapshot()).toMatchObject({ value: "loading", context: { bookings: none } })
  })

  it.each([
    { ...none, upcoming: [card] },
    { ...none, past: [card] },
    { ...none, cancelled: [card] },
    { upcoming: [card], past: [card], cancelled: [] },
    { upcoming: [], past: [card], cancelled: [card] },
  ])("shows whatever there is", async (bookings) => {
    const { until } = listing(Effect.succeed(bookings))

    const { context, status } = await until("listed")

    expect({ ...context, status }).toEqual({ bookings, status: "done" })
  })

  it("is the empty page where nothing was booked", async () => {
    expect((await listing(Effect.succeed(none)).until("empty")).status).toBe("done")
  })

  it("asks who is no longer signed in to sign in", async () => {
    const { until } = listing(Effect.fail(new NotSignedIn()))

    expect((await until("signedOut")).status).toBe("done")
  })

  it("may be asked for again where nobody answered", async () => {
    const { actor, until } = listing(Effect.fail(new BookingsUnreachable()))
    await until("unreachable")

    actor.send({ type: "guest.retried" })

    await until("empty")
  })

  it("comes with every part of every booking", () => {
    const bookings = { upcoming: [card], past: [], cancelled: [] }
    const incomplete = withoutEachField(bookings)

    expect(Schema.is(MyBookings)(bookings)).toBe(true)
    expect(
      incomplete.filter(([, rest]) => Schema.is(MyBookings)(rest)).map(([path]) => path),
    ).toEqual([])
  })
})
