import { bookingsOfOwner } from "#core/account-service/bookings-of-owner.ts"
import { BookingUnreadable } from "#core/booking/booking-store.errors.ts"
import { wholeBookingOf } from "#core/front-desk/whole-booking-of.ts"
import { reviewOf } from "#core/guest-score/kept-review.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { AccountId } from "#core/people/account-id.ts"
import { aBookingRecord, bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { anOrder } from "#fixtures/builders/a-job.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { inMemoryMessageStore } from "#fixtures/doubles/message-store.in-memory.ts"
import { refusal } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const owner = AccountId.make("0123456789abcdefghjkmnpqrs")
const now = Date.parse("2026-11-21T02:30:00.000Z")

it("gives an owner the bookings of that account, as they stand now, with what was written about them and its review", async () => {
  const record = aBookingRecord({ owner })
  const ofOwner = (account: AccountId) => Effect.succeed(account === owner ? [record] : [])
  const messages = inMemoryMessageStore()
  const { booking: _, key: __, ...written } = aKeptMessage({ booking: record.id })
  await Effect.runPromise(messages.keep(aKeptMessage({ booking: record.id }), anOrder()))
  await Effect.runPromise(messages.keep(aKeptMessage({ booking: "another" }), anOrder()))
  const hidden = { reason: "insults", at: "2026-11-20T02:30:00.000Z" as Instant } as const
  const review = aKeptReview({ booking: record.id, hidden })
  const another = aBookingRecord({ owner, id: bookingIdOf(2) })
  const reviews = inMemoryReviewStore([review, aKeptReview({ booking: "another" })])
  const ofBoth = (account: AccountId) =>
    Effect.map(ofOwner(account), (records) => [...records, another])
  const bookingsOf = bookingsOfOwner({
    store: { ofOwner: ofBoth },
    messages,
    reviews,
    clock: { now: () => now },
  })

  expect(await Effect.runPromise(bookingsOf(owner))).toEqual([
    {
      ...wholeBookingOf(record, now),
      messages: [written],
      review: { ...reviewOf(review), hidden },
    },
    { ...wholeBookingOf(another, now), messages: [], review: null },
  ])
})

it("has no answer where a booking cannot be read, rather than one without it", async () => {
  const ofOwner = () => Effect.fail(new BookingUnreadable({ booking: "one" }))
  const messages = inMemoryMessageStore()
  const reviews = inMemoryReviewStore()
  const bookingsOf = bookingsOfOwner({
    store: { ofOwner },
    messages,
    reviews,
    clock: { now: () => now },
  })

  expect((await refusal(bookingsOf(owner)))._tag).toBe("StoreUnreachable")
})
