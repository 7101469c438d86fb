import { lookUpBooking, lookUpPrice } from "#adapters/browser/booking-answers.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import {
  BookingNotFound,
  BookingsUnreachable,
  SoldOut,
  StayRefused,
} from "#core/booking/booking.errors.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { scriptedBookings } from "#fixtures/doubles/bookings.scripted.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const held = BookingId.make("0123456789abcdefghjkmnpqrs")

describe("a booking that a page shows", () => {
  it("is the one with this name", async () => {
    const asked: Array<string> = []
    const bookings = scriptedBookings({
      find: (id) => Effect.sync(() => (asked.push(id), aBookingView())),
    })

    expect(await lookUpBooking(bookings, held)).toEqual({ ok: aBookingView() })
    expect(asked).toEqual([held])
  })

  it.each([
    [new BookingNotFound(), "notFound"],
    [new BookingsUnreachable(), "unreachable"],
  ] as const)("is none where the answer is %o: %s", async (failure, failed) => {
    const bookings = scriptedBookings({ find: () => Effect.fail(failure) })

    expect(await lookUpBooking(bookings, held)).toEqual({ failed })
  })

  it("is none where its name cannot be one, and nobody is asked", async () => {
    const bookings = scriptedBookings({ find: () => Effect.die(new Error("asked")) })

    expect(await lookUpBooking(bookings, "../account")).toEqual({ failed: "notFound" })
  })
})

describe("the price of a stay that a page shows", () => {
  it("is that of now, with what is held counted as free", async () => {
    const asked: Array<unknown> = []
    const bookings = scriptedBookings({
      quote: (...said) => Effect.sync(() => (asked.push(...said), aQuote())),
    })

    expect(await lookUpPrice(bookings, aStayRequest(), held)).toEqual({ ok: aQuote() })
    expect(asked).toEqual([aStayRequest(), held])
  })

  it("is none for a stay that breaks rules, which are named", async () => {
    const issues = [{ path: "dates.checkIn", code: "past" }]
    const bookings = scriptedBookings({ quote: () => Effect.fail(new StayRefused({ issues })) })

    expect(await lookUpPrice(bookings, aStayRequest(), held)).toEqual({ failed: "refused", issues })
  })

  it.each([
    [new SoldOut(), "soldOut"],
    [new PropertyNotFound(), "notFound"],
    [new BookingsUnreachable(), "unreachable"],
  ] as const)("is none where the answer is %o: %s", async (failure, failed) => {
    const bookings = scriptedBookings({ quote: () => Effect.fail(failure) })

    expect(await lookUpPrice(bookings, aStayRequest(), held)).toEqual({ failed })
  })
})
