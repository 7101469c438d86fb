import { BookingNotFound, BookingsUnreachable, StepRefused } from "#core/booking/booking.errors.ts"
import { Instant } from "#core/kernel/instant.ts"
import type { CardAnswer } from "#core/payment/card-payments.port.ts"
import { PaymentsUnreachable } from "#core/payment/payments.port.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { aCheckout, bookNow, noon, total } from "./a-checkout.ts"

const held = aBookingView()
const paying = { ...held, status: "paying" } as const
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** Presses Book Now; the rules of the form have been fetched then. */
const press = async (checkout: ReturnType<typeof aCheckout>) => {
  checkout.send(bookNow)
  await import("#core/people/guest-details.rules.ts")
  await passing(0)
}
const stateOf = (checkout: ReturnType<typeof aCheckout>) => checkout.getSnapshot().value

describe("the hold", () => {
  it("lasts until its end and not a moment longer", async () => {
    const checkout = aCheckout({ now: noon })

    await passing(15 * MINUTE_MS - 1)
    expect(stateOf(checkout)).toBe("filling")
    await passing(1)

    expect(stateOf(checkout)).toBe("holdOver")
  })

  it("lasts even where its end is further away than timers reach", async () => {
    const holdUntil = Instant.make("2027-06-01T00:00:00.000Z")
    const checkout = aCheckout({ bookings: { hold: () => Effect.succeed({ ...held, holdUntil }) } })

    await passing(MINUTE_MS)

    expect(stateOf(checkout)).toBe("filling")
  })
})

describe("a bank that thinks", () => {
  it("is asked again two seconds after each answer, with a key for each", async () => {
    const keys: Array<string> = []
    const settle = (_: string, key: string) =>
      Effect.sync(() => (keys.push(key), keys.length < 3 ? paying : aConfirmedBooking()))
    const checkout = aCheckout({ bookings: { hold: () => Effect.succeed(paying), settle } })

    await passing(1_999)
    expect(keys).toEqual(["visit-1.0.settle0"])
    await passing(1)
    expect(keys).toHaveLength(2)
    await passing(2_000)

    expect(keys[2]).toBe("visit-1.0.settle2")
    expect(stateOf(checkout)).toBe("confirmed")
  })

  it("is asked again after silence, and no more about a booking that nobody knows", async () => {
    const answers = [new BookingsUnreachable(), new BookingNotFound()]
    const checkout = aCheckout({
      bookings: {
        hold: () => Effect.succeed(paying),
        settle: () => Effect.suspend(() => Effect.fail(answers.shift()!)),
      },
    })

    await passing(100)
    expect(stateOf(checkout)).toBe("verifying")
    await passing(2_000)

    expect(stateOf(checkout)).toBe("failed")
  })

  it.each<[string, () => Effect.Effect<CardAnswer, PaymentsUnreachable>]>([
    ["answered", () => Effect.succeed({ kind: "authorised" })],
    ["unreachable", () => Effect.fail(new PaymentsUnreachable())],
  ])("shows its page until the challenge is %s", async (_, ended) => {
    let asked = 0
    const challenge = { kind: "challenge", address: "/bank" } as const
    const checkout = aCheckout({
      cards: {
        confirm: () => Effect.succeed(challenge),
        stateOf: () =>
          Effect.suspend(() => ((asked += 1) < 3 ? Effect.succeed(challenge) : ended())),
      },
    })
    await passing(0)
    await press(checkout)

    await passing(3_999)
    const card = checkout.getSnapshot().children.cardConfirmation
    expect([card?.getSnapshot().value, asked]).toEqual(["challenged", 2])
    await passing(1)

    expect(stateOf(checkout)).toBe("confirmed")
  })
})

describe("leaving", () => {
  it.each([
    ["given back", Effect.succeed(held)],
    ["gone already", Effect.fail(new StepRefused({ status: "expired" }))],
    ["kept by a silent server", Effect.fail(new BookingsUnreachable())],
  ])("is possible where the rooms are %s", async (_, answer) => {
    const checkout = aCheckout({ bookings: { leave: () => answer } })
    await passing(0)

    checkout.send({ type: "guest.left" })
    await passing(0)

    expect(checkout.getSnapshot()).toMatchObject({ value: "left", status: "done" })
  })
})

it("repeats no key in a whole story, from the hold to the bank's answer", async () => {
  const keys: Array<string> = []
  const keep = (key: string) => Effect.sync(() => keys.push(key))
  const checkout = aCheckout({
    bookings: {
      hold: (_, key) => Effect.as(keep(key), held),
      giveDetails: (_id, _details, key) => Effect.as(keep(key), held),
      settle: (_, key) => Effect.as(keep(key), { ...held, status: "held" as const }),
      leave: (_, key) => Effect.as(keep(key), held),
    },
  })
  await passing(0)
  await press(checkout)
  await passing(0)
  checkout.send({ type: "guest.changedStay", stay: aStayRequest(), total })
  await passing(0)
  checkout.send({ type: "guest.left" })
  await passing(0)

  expect(keys).toEqual([
    "visit-1.0.hold",
    "visit-1.1.details",
    "visit-1.1.settle0",
    "visit-1.2.giveUp",
    "visit-1.2.hold",
    "visit-1.2.leave",
  ])
})
