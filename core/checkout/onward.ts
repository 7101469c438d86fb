import type { BookingStatus } from "../booking/booking-status.ts"

/** What a booking's status means for a guest at its checkout. */
export type Standing = "open" | "paying" | "booked" | "lapsed" | "failed"

/** Every status is decided: a new one does not compile until it is. */
export const standingOf: Readonly<Record<BookingStatus, Standing>> = {
  held: "open",
  paying: "paying",
  confirmed: "booked",
  staying: "booked",
  completed: "booked",
  expired: "lapsed",
  released: "lapsed",
  cancelled: "failed",
  failed: "failed",
  refunding: "failed",
  refunded: "failed",
}
