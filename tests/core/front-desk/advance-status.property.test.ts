import { BookingRecord } from "#core/booking/booking-record.ts"
import { partsOf, type BookingParts } from "#core/booking/booking-stage.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import type { BookingTransaction } from "#core/booking/booking-store.port.ts"
import type { BookingEvent } from "#core/booking/booking.event.ts"
import { advanceStatus } from "#core/front-desk/advance-status.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect, Result, Schema } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { everyBookingEvent } from "../booking/every-booking-event.ts"
import { promisedOfStatus } from "../booking/promised-of-status.ts"

const desk = aFrontDesk()

/** A transaction in which there is room for everything, and nothing is kept. */
const anyRoom = {
  take: () => Effect.void,
  giveBack: () => Effect.void,
  enqueue: () => Effect.void,
  save: () => Effect.void,
} as unknown as BookingTransaction

const payment = {
  payment: "pay_1",
  attempt: 1,
  amount: aBookingRecord().quote.total,
  clientSecret: "secret",
}

type Step = { readonly event: BookingEvent; readonly changes: Partial<BookingParts> }

/** What may become known of a booking with a step, or be forgotten. */
const anyChanges: fc.Arbitrary<Partial<BookingParts>> = fc.record(
  {
    guest: fc.constantFrom(null, guestOf(aGuest(), day("2026-11-21"))),
    method: fc.constantFrom(null, "card" as const, "payAtProperty" as const),
    payment: fc.constantFrom(null, payment),
  },
  { requiredKeys: [] },
)

const anyStep: fc.Arbitrary<Step> = fc.record({
  event: fc.constantFrom(...everyBookingEvent),
  changes: anyChanges,
})

const after = (record: BookingRecord, { event, changes }: Step) =>
  Effect.runSync(
    Effect.result(advanceStatus({ needs: desk, transaction: anyRoom }, record, event, changes)),
  )

it("leads to a booking with the parts of its status, or is refused and changes nothing", () => {
  const seen = new Set<BookingStatus>()
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 1, maxLength: 40 }), (steps) => {
      let record: BookingRecord = aBookingRecord()
      for (const step of steps) {
        const next = after(record, step)
        if (Result.isFailure(next)) {
          expect(next.failure).toMatchObject({ _tag: "StepRefused", status: record.status })
          continue
        }
        record = next.success
        seen.add(record.status)
        expect(Schema.decodeUnknownSync(BookingRecord)(record)).toEqual(record)
        if (promisedOfStatus[record.status].hasCode) expect(partsOf(record).code).not.toBeNull()
      }
    }),
    { numRuns: 300 },
  )
  expect(seen).toContain("confirmed")
  expect(seen).toContain("refunding")
})
