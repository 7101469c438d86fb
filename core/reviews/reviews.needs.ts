import type { BookingStore } from "../booking/booking-store.port.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import type { ReviewStore } from "../guest-score/review-store.port.ts"

/** Everything that reviews are kept and shown with. */
export type ReviewsNeeds = Pick<
  FrontDeskNeeds,
  "clock" | "digest" | "randomness" | "rateLimiter" | "catalogue"
> & {
  readonly reviews: ReviewStore
  readonly bookings: Pick<BookingStore, "find">
}
