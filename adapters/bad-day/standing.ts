import type { BookingStatus } from "#core/booking/booking-status.ts"
import { misreads, type Trouble } from "./troubles.ts"

const CODED: ReadonlyArray<BookingStatus> = [
  "confirmed",
  "staying",
  "completed",
  "cancelled",
  "refunded",
]

/** Every booking that is read stands like this, with a code where such a booking has one. */
export const standing = (status: BookingStatus): Trouble =>
  misreads((booking) => ({
    ...booking,
    status,
    code: CODED.includes(status) ? (booking["code"] ?? "S1NGGAH234") : null,
  }))
