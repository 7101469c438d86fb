import type { BookingStatus } from "#core/booking/booking-status.ts"
import { misreads, type Failure } from "./failures.ts"

const hasCode: Readonly<Record<BookingStatus, boolean>> = {
  held: false,
  paying: false,
  confirmed: true,
  staying: true,
  completed: true,
  cancelled: true,
  expired: false,
  released: false,
  failed: false,
  refunding: false,
  refunded: true,
}

/** Every booking that is read has this status, with a code where such a booking has one. */
export const fixedStatus = (status: BookingStatus): Failure =>
  misreads((booking) => ({
    ...booking,
    status,
    code: hasCode[status] ? (booking["code"] ?? "S1NGGAH234") : null,
  }))
