import {
  BookingUnreadable,
  reportUnreadable,
  unreadable,
} from "#core/booking/booking-store.errors.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { Effect, Logger } from "effect"
import { expect, it } from "vitest"

it("a booking that cannot be read is named by the first eight characters of its id, and told", async () => {
  const id = bookingIdOf(1)
  const told: Array<unknown> = []
  const listening = Logger.layer([Logger.make(({ message }) => void told.push(message))])

  const failure = await Effect.runPromise(Effect.flip(unreadable(id)))
  await Effect.runPromise(Effect.provide(reportUnreadable(failure), listening))

  expect(failure).toBeInstanceOf(BookingUnreadable)
  expect(failure).toMatchObject({ _tag: "BookingUnreadable", booking: id.slice(0, 8) })
  expect(told).toEqual([["booking.unreadable", { booking: id.slice(0, 8) }]])
})
