import { unreadable, type BookingUnreadable } from "#core/booking/booking-store.errors.ts"
import { BookingNotFound, BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { asBookingsUnreachable } from "#core/front-desk/store-unreachable-as.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { Effect, Logger } from "effect"
import { expect, it } from "vitest"

const id = bookingIdOf(1)

/** What a guest is answered, and what those who run the site are told. */
const answered = async (failure: StoreUnreachable | BookingUnreadable | BookingNotFound) => {
  const told: Array<unknown> = []
  const listening = Logger.layer([Logger.make(({ message }) => void told.push(message))])
  const answer = asBookingsUnreachable(Effect.fail(failure)).pipe(
    Effect.flip,
    Effect.provide(listening),
  )
  return { failure: await Effect.runPromise(answer), told }
}

it("a store that does not answer leaves the bookings out of reach", async () => {
  expect(await answered(new StoreUnreachable())).toEqual({
    failure: new BookingsUnreachable(),
    told: [],
  })
})

it("a booking that cannot be read does, too, and is told by how its id begins", async () => {
  const failure = await Effect.runPromise(Effect.flip(unreadable(id)))

  expect(failure.booking).toBe(id.slice(0, 8))
  expect(await answered(failure)).toEqual({
    failure: new BookingsUnreachable(),
    told: [["booking.unreadable", { booking: id.slice(0, 8) }]],
  })
})

it("any other failure stays what it is", async () => {
  expect(await answered(new BookingNotFound())).toEqual({
    failure: new BookingNotFound(),
    told: [],
  })
})
