import {
  changedRecord,
  codeOfId,
  type BookingChanges,
} from "#fixtures/builders/a-booking-record.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { DetailsRefused, HoldOver, StepRefused } from "#core/booking/booking.errors.ts"
import { nothingTyped } from "#core/people/guest-details.ts"
import { guestDetailsIssues } from "#core/people/guest-details.rules.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  MINUTE_MS,
  paymentOf,
  recordOf,
  refusal,
  resultOf,
} from "../a-guest-at-the-desk.ts"

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
})

const byCard = ({ quote: { total } }: Pick<BookingRecord, "quote">) =>
  ({ method: "card", total }) as const

const startsHeard = () => desk.payments.calls.filter((call) => call.startsWith("start")).length

describe("Book Now", () => {
  it("without any details names everything that is missing", async () => {
    const held = await guest.hold()

    expect(await refusal(guest.bookings.pay(held.id, byCard(held), "press"))).toEqual(
      new DetailsRefused({ issues: guestDetailsIssues(nothingTyped, day("2026-11-21")) }),
    )
  })

  it("after the rooms were given back comes too late, at once", async () => {
    const booking = await guest.ready()
    await resultOf(guest.bookings.leave(booking.id, "leave"))

    expect(await refusal(guest.bookings.pay(booking.id, byCard(booking), "press"))).toEqual(
      new HoldOver(),
    )
  })

  it("pressed again goes on with the payment that was started, and starts no other", async () => {
    const booking = await guest.ready()
    const first = await guest.press(booking)

    expect(await guest.press(booking)).toEqual(first)
    expect(startsHeard()).toBe(1)
  })

  it("pressed again in the last try goes on with it: no try is left only after it", async () => {
    const booking = await guest.ready()
    for (let attempts = 1; attempts < 5; attempts += 1) {
      await guest.press(booking)
      desk.payments.decline(await paymentOf(desk, booking.id))
      await guest.settle(booking.id)
    }
    const last = await guest.press(booking)

    expect(last).toMatchObject({ kind: "card", booking: { attemptsLeft: 0 } })
    expect(await guest.press(booking)).toEqual(last)
  })
})

/** What a guest is answered when the booking became this while the provider was asked. */
const pressedWhile = async (becomes: (record: BookingRecord) => BookingChanges, minutes = 0) => {
  const payments = inMemoryPayments()
  const meanwhile = () => {
    desk.clock.forward(minutes * MINUTE_MS)
    for (const record of desk.shelves.contents.bookings.values())
      desk.shelves.contents.bookings.set(record.id, changedRecord(record, becomes(record)))
  }
  const start: typeof payments.start = (order) =>
    Effect.tap(payments.start(order), () => Effect.sync(meanwhile))
  desk = { ...aFrontDesk(undefined, { payments: { ...payments, start } }), payments }
  guest = aGuestAt(desk)
  const booking = await guest.ready()
  const answer = Effect.result(guest.bookings.pay(booking.id, byCard(booking), "press"))
  return { answer: await resultOf(answer), record: await recordOf(desk, booking.id) }
}

const voids = () =>
  [...desk.shelves.contents.jobs.values()].filter(({ kind }) => kind === "void").length

describe("while the provider is asked", () => {
  const named = ({ id, quote }: BookingRecord) => ({
    payment: { payment: `pay_${id}_1`, clientSecret: "s", attempt: 1, amount: quote.total },
  })

  it("a stay confirmed with this very payment stays confirmed, and keeps its payment", async () => {
    const { answer, record } = await pressedWhile((now) => ({
      ...named(now),
      status: "confirmed",
      code: codeOfId(now.id),
    }))

    expect(answer).toMatchObject({ _tag: "Success", success: { kind: "confirmed" } })
    expect([record.status, voids()]).toEqual(["confirmed", 0])
  })

  it("a hold may run out: the payment is called off and the guest is told", async () => {
    const { answer } = await pressedWhile(() => ({ status: "held" }), 20)

    expect(answer).toMatchObject({ _tag: "Failure", failure: new HoldOver() })
    expect(voids()).toBe(1)
  })

  it("a booking may go elsewhere: the guest is told where it stands", async () => {
    const { answer } = await pressedWhile((now) => ({ ...named(now), status: "refunding" }))

    expect(answer).toMatchObject({ failure: new StepRefused({ status: "refunding" }) })
  })
})
