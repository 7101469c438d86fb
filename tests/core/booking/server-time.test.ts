import { reportingServerTime } from "#core/booking/server-time.ts"
import { Instant } from "#core/kernel/instant.ts"
import { rightedClock } from "#core/kernel/righted-clock.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { guestDetails } from "#fixtures/builders/a-guest.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { scriptedBookings } from "#fixtures/doubles/bookings.scripted.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCheckout, until } from "../checkout/a-checkout.ts"

const { id, quote, asOf } = aBookingView()
const noon = Date.parse(asOf)
const request = { method: "card", total: quote.total } as const

describe("a device's clock", () => {
  it("is right until the server says otherwise", () => {
    expect(rightedClock({ now: () => 7 }).now()).toBe(7)
  })

  it("is set back or forward by the server's time, and goes on from there", () => {
    const device = movableClock("2026-11-21T12:20:00.000Z")
    const clock = rightedClock(device)

    clock.hear(asOf)
    device.forward(1_000)

    expect(clock.now()).toBe(noon + 1_000)
  })

  it("believes the latest of what it heard: answers can be old, never from the future", () => {
    const device = movableClock("2026-11-21T11:00:00.000Z")
    const clock = rightedClock(device)

    clock.hear(asOf)
    clock.hear(Instant.make("2026-11-21T11:59:00.000Z"))

    expect(clock.now()).toBe(noon)
  })

  it.each(["hold", "extend", "find", "giveDetails", "pay", "settle", "leave"] as const)(
    "hears it from the answer of %s",
    async (name) => {
      const device = movableClock("2030-01-01T00:00:00.000Z")
      const clock = rightedClock(device)
      const bookings = reportingServerTime(scriptedBookings(), clock)
      const calls = {
        hold: () => bookings.hold({ stay: aStayRequest(), total: quote.total }, ""),
        extend: () => bookings.extend(id, ""),
        find: () => bookings.find(id),
        giveDetails: () => bookings.giveDetails(id, guestDetails(), ""),
        pay: () => bookings.pay(id, request, ""),
        settle: () => bookings.settle(id, ""),
        leave: () => bookings.leave(id, ""),
      }

      await Effect.runPromise<unknown, unknown>(calls[name]())

      expect(clock.now()).toBe(noon)
    },
  )
})

it("a hold is not over on a device whose clock is an hour fast", async () => {
  const clock = rightedClock(movableClock("2026-11-21T13:00:00.000Z"))
  const checkout = aCheckout({ bookings: reportingServerTime(scriptedBookings(), clock), clock })

  const { value } = await until(checkout, "filling")
  await new Promise((resolve) => setTimeout(resolve, 0))

  expect([value, checkout.getSnapshot().value]).toEqual(["filling", "filling"])
})
