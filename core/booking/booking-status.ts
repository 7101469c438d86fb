import { Schema } from "effect"

/** The status of a booking; booking.machine.ts alone knows which may follow which. */
export const BookingStatus = Schema.Literals([
  "held",
  "paying",
  "confirmed",
  "staying",
  "completed",
  "cancelled",
  "expired",
  "released",
  "failed",
  "refunding",
  "refunded",
])
export type BookingStatus = typeof BookingStatus.Type
