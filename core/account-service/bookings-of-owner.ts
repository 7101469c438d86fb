import { Effect } from "effect"
import type { BookingStore } from "../booking/booking-store.port.ts"
import { reportUnreadable } from "../booking/booking-store.errors.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { ReviewStore } from "../guest-score/review-store.port.ts"
import { reviewOf } from "../guest-score/kept-review.ts"
import { StoreUnreachable } from "../kernel/store.errors.ts"
import { wholeBookingOf } from "../front-desk/whole-booking-of.ts"
import type { Clock } from "../kernel/environment.port.ts"
import type { MessageStore } from "../messages/message-store.port.ts"
import type { AccountServiceNeeds } from "./account-service.needs.ts"

type Needs = {
  readonly store: Pick<BookingStore, "ofOwner">
  readonly messages: Pick<MessageStore, "ofBooking">
  readonly reviews: Pick<ReviewStore, "ofBooking">
  readonly clock: Clock
}

/**
 * The bookings of an account as their owner may take them away, identity numbers masked, with what
 * was written about them and the guest's review: all of them, or none where one cannot be read.
 */
export const bookingsOfOwner =
  ({ store, messages, reviews, clock }: Needs): AccountServiceNeeds["bookingsOf"] =>
  (account) => {
    const copied = (record: BookingRecord) =>
      Effect.gen(function* () {
        const written = yield* messages.ofBooking(record.id)
        const review = yield* reviews.ofBooking(record.id)
        return {
          ...wholeBookingOf(record, clock.now()),
          messages: written,
          review: review && { ...reviewOf(review), hidden: review.hidden },
        }
      })
    return Effect.flatMap(store.ofOwner(account), (records) =>
      Effect.forEach(records, copied),
    ).pipe(
      Effect.catchTag("BookingUnreadable", (failure) =>
        Effect.andThen(reportUnreadable(failure), Effect.fail(new StoreUnreachable())),
      ),
    )
  }
