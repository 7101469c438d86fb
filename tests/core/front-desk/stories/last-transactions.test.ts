import type { BookingStore } from "#core/booking/booking-store.port.ts"
import { withoutLetters } from "#core/front-desk/without-letters.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryJobs } from "#fixtures/doubles/jobs.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { PaymentStepRefused } from "#core/payment/payments.port.ts"
import type { FrontDeskNeeds } from "#core/front-desk/front-desk.needs.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aGuestAt, paymentOf, refusal, resultOf } from "../a-guest-at-the-desk.ts"

const HOUR_MS = 3_600_000

/** A desk that writes down the place of each transaction in its call, and a guest at it. */
const aWatchedDesk = (changes: Partial<FrontDeskNeeds> = {}) => {
  const places: Array<string | undefined> = []
  const asked = { catalogue: 0, done: 0, postponed: 0 }
  const shelves = shelvesWith([{ property: aProperty(), exceptions: [] }])
  const kept = inMemoryBookingStore(shelves)
  const store: BookingStore = {
    ...kept,
    inTransaction: (work, place) => {
      places.push(place)
      return kept.inTransaction(work)
    },
  }
  const jobs = inMemoryJobs(shelves)
  const catalogue = inMemoryCatalogue(shelves)
  const desk = aFrontDesk([], {
    store,
    jobs: {
      ...jobs,
      done: (id) =>
        Effect.andThen(
          Effect.sync(() => (asked.done += 1)),
          jobs.done(id),
        ),
    },
    catalogue: {
      ...catalogue,
      snapshot: () =>
        Effect.andThen(
          Effect.sync(() => (asked.catalogue += 1)),
          catalogue.snapshot(),
        ),
    },
    ...changes,
  })
  const seen = () => places.splice(0)
  return { desk, store, asked, seen, guest: aGuestAt(desk) }
}

it("marks the last transaction of each call of a booking by card", async () => {
  const { desk, guest, seen } = aWatchedDesk()

  const booking = await guest.ready()
  expect(seen(), "hold and details").toEqual(["last", "last"])

  await guest.press(booking)
  expect(seen(), "the try, then the payment's name").toEqual([undefined, "last"])

  desk.payments.authorise(await paymentOf(desk, booking.id))
  expect(await guest.settle(booking.id)).toMatchObject({ status: "confirmed" })
  expect(seen(), "settlement").toEqual(["last"])
})

it("marks the transaction that gives a hold up", async () => {
  const { guest, seen } = aWatchedDesk()
  const { id } = await guest.hold()
  seen()

  await resultOf(guest.bookings.leave(id, "leave-1"))

  expect(seen()).toEqual(["last"])
})

it("marks the transaction that ends a try which the provider would not start", async () => {
  const start = () => Effect.fail(new PaymentStepRefused({ code: "amount_too_small" }))
  const { guest, seen } = aWatchedDesk({ payments: { ...inMemoryPayments(), start } })
  const { id, quote } = await guest.ready()
  seen()

  const pay = guest.bookings.pay(id, { method: "card", total: quote.total }, "pay-1")
  expect((await refusal(pay))._tag).toBe("PaymentUnavailable")

  expect(seen()).toEqual([undefined, "last"])
})

it("asks what is on sale for a stay that is not paid for yet, and not for a card", async () => {
  const { guest, asked } = aWatchedDesk()
  const booking = await guest.ready()

  asked.catalogue = 0
  await guest.press(booking)
  expect(asked.catalogue).toBe(0)

  await guest.press(await guest.ready(), "payAtProperty")
  expect(asked.catalogue).toBeGreaterThan(0)
})

it("takes the money of a stay, and marks the job as done in the same transaction", async () => {
  const { desk, guest, asked } = aWatchedDesk()
  const { id, quote } = await guest.confirmed()

  await resultOf(desk.doJobs(["payments"]))

  expect(await resultOf(guest.bookings.find(id))).toMatchObject({ captured: quote.total })
  expect(asked).toMatchObject({ done: 0, postponed: 0 })
  expect(await resultOf(desk.doJobs(["payments"])), "nothing is left").toBe(0)
  desk.clock.forward(HOUR_MS)
  expect(await resultOf(desk.doJobs(["payments"])), "but what becomes due later").toBe(1)
})

it("ends a hold, and marks the job as done in the same transaction", async () => {
  const { desk, guest, asked } = aWatchedDesk()
  const { id } = await guest.hold()
  desk.clock.forward(HOUR_MS)

  expect(await resultOf(desk.doJobs(["stays"]))).toBe(1)

  expect(await resultOf(guest.bookings.find(id))).toMatchObject({ status: "expired" })
  expect(asked).toMatchObject({ done: 0, postponed: 0 })
  desk.clock.forward(HOUR_MS)
  expect(await resultOf(desk.doJobs(["stays"]))).toBe(0)
})

it("passes the place of a transaction on where no letters are written", async () => {
  const { store, seen } = aWatchedDesk()

  await resultOf(withoutLetters(store).inTransaction(() => Effect.void, "last"))

  expect(seen()).toEqual(["last"])
})
