import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Sen } from "../money/sen.ts"
import { BookingStatus } from "./booking-status.ts"

const KINDS = [
  "authorised",
  "captured",
  "voided",
  "refunded",
  "takenBack",
  "waived",
  "recalled",
] as const

/**
 * One movement of money, of its promise, or of what is let off: `waived`, and `recalled` once it is
 * owed no longer or paid after all. What the card's bank took back for a dispute that was lost is
 * `takenBack`. The entries of a booking add up to the sen.
 */
export const LedgerEntry = Schema.Struct({
  at: Instant,
  kind: Schema.Literals(KINDS),
  amount: Sen,
  payment: Schema.String,
})
export interface LedgerEntry extends Schema.Schema.Type<typeof LedgerEntry> {}

/** One step of the booking's life, as the booking machine accepted it. */
export const HistoryEntry = Schema.Struct({
  at: Instant,
  event: Schema.String,
  status: BookingStatus,
})
export interface HistoryEntry extends Schema.Schema.Type<typeof HistoryEntry> {}
