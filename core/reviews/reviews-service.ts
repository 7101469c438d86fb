import { Effect } from "effect"
import type { BookingRecord } from "../booking/booking-record.ts"
import { counted, sourceOf } from "../front-desk/counted-attempts.ts"
import { openedByGuest } from "../front-desk/opened-by-guest.ts"
import { asBookingsUnreachable } from "../front-desk/store-unreachable-as.ts"
import { reviewTerms } from "../guest-score/review.terms.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Visitor } from "../people/visitor.ts"
import { PropertyNotFound } from "../property/property.errors.ts"
import { keepReview } from "./keep-review.ts"
import { ownReviewOf } from "./own-review.ts"
import { ReviewNotFound, ReviewsUnreachable } from "./reviews.errors.ts"
import type { Reviews } from "./reviews.port.ts"
import type { ReviewsNeeds } from "./reviews.needs.ts"

const asReviewsUnreachable = <A, E extends { readonly _tag: string }>(
  work: Effect.Effect<A, E | StoreUnreachable>,
) => Effect.catchTag(work, "StoreUnreachable", () => Effect.fail(new ReviewsUnreachable()))

const readFrom =
  ({ catalogue, reviews }: ReviewsNeeds): Reviews["read"] =>
  (property, page) =>
    asReviewsUnreachable(
      Effect.gen(function* () {
        const { bySlug } = yield* catalogue.snapshot()
        if (!bySlug.has(property)) return yield* new PropertyNotFound()
        const { pageSize } = reviewTerms
        return {
          totals: yield* reviews.totalsOf(property),
          page,
          pageSize,
          reviews: yield* reviews.ofProperty(property, {
            skip: (page - 1) * pageSize,
            limit: pageSize,
          }),
        }
      }),
    )

const reportTo =
  (needs: ReviewsNeeds, visitor: Visitor): Reviews["report"] =>
  (review, reason) =>
    asReviewsUnreachable(
      Effect.gen(function* () {
        const source = sourceOf(visitor)
        yield* counted(needs, { ...reviewTerms.reported, subject: `review reported/${source}` })
        const isKnown = yield* needs.reviews.report({
          review,
          reporter: needs.digest(`${review}/${source}`),
          reason,
          at: instantAt(needs.clock.now()),
        })
        return isKnown ? ({ reported: true } as const) : yield* new ReviewNotFound()
      }),
    )

/** Where stays are reviewed on the server: every rule is asked here again. */
export const reviewsService =
  (needs: ReviewsNeeds) =>
  (visitor: Visitor): Reviews => {
    const own = (record: BookingRecord) =>
      Effect.map(needs.reviews.ofBooking(record.id), (kept) =>
        ownReviewOf(record, kept, needs.clock.now()),
      )
    return {
      read: readFrom(needs),
      open: (claim) =>
        asBookingsUnreachable(Effect.flatMap(openedByGuest(needs, visitor, claim), own)),
      write: (claim, draft, key) =>
        asBookingsUnreachable(
          Effect.gen(function* () {
            const record = yield* openedByGuest(needs, visitor, claim)
            const subject = `review written/${sourceOf(visitor)}`
            yield* counted(needs, { ...reviewTerms.written, subject })
            yield* keepReview(needs, record, draft, key)
            return yield* own(record)
          }),
        ),
      report: reportTo(needs, visitor),
    }
  }
