import { postgresReviewStore } from "#adapters/postgres/bookings/review-store.postgres.ts"
import { noReviews } from "#core/guest-score/guest-score.rules.ts"
import { reviewOf } from "#core/guest-score/kept-review.ts"
import type { ReviewStore } from "#core/guest-score/review-store.port.ts"
import { Slug } from "#core/property/property.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { answering, NOT_ASKED_FOR } from "../an-answering-database.ts"

const [mine, another] = [bookingIdOf(1), bookingIdOf(2)]
const [here, elsewhere] = [Slug.make("the-springwater"), Slug.make("palm-huts")]
const review = aKeptReview({ booking: mine, property: here })
const row = { ...review, answeredAt: null, invented: false, hiddenReason: null, hiddenAt: null }
const page = { skip: 0, limit: 10 }

it.each<
  readonly [string, object, (store: ReviewStore) => Effect.Effect<unknown, unknown>, unknown]
>([
  ["the review of a booking", row, ({ ofBooking }) => ofBooking(mine), review],
  ["reviews of a property", row, ({ ofProperty }) => ofProperty(here, page), [reviewOf(review)]],
  [
    "what reviews come to",
    { property: here, totals: noReviews },
    ({ totalsOf }) => totalsOf(here),
    noReviews,
  ],
])("%s is read where it was asked for, and nothing else", async (_, own, ask, read) => {
  const storeOn = (found: object) => postgresReviewStore(answering(found).database)
  const other = { ...own, booking: another, property: elsewhere }

  expect(await Effect.runPromise(ask(storeOn(own)))).toEqual(read)
  await expect(Effect.runPromise(ask(storeOn(other)))).rejects.toThrow(NOT_ASKED_FOR)
})

it("no reviews come to nothing", async () => {
  const { ofBooking, totalsOf } = postgresReviewStore(answering().database)

  expect(await Effect.runPromise(ofBooking(mine))).toBeNull()
  expect(await Effect.runPromise(totalsOf(here))).toEqual(noReviews)
})
