import { millisecondsInMinute } from "date-fns/constants"
import type { BookingStatus } from "./booking-status.ts"
import type { BookingRecord } from "./booking-record.ts"

/** What a hold allows; the figures are the product's own (docs/assumptions.md). */
export const holdTerms = {
  lengthMs: 15 * millisecondsInMinute,
  /** By how much a guest may extend a hold, once. */
  extensionMs: 5 * millisecondsInMinute,
  /** How long after the hold a payment under way may still arrive. */
  graceMs: 2 * millisecondsInMinute,
  maxAttempts: 5,
  maxOpenPerSession: 3,
} as const

/** True once the quarter of an hour is over. */
export const isHoldOver = ({ holdUntil }: BookingRecord, now: number): boolean =>
  now >= Date.parse(holdUntil)

/** The status of a booking at a moment: a hold whose time is up has expired, whether swept or not. */
export const statusAt = (record: BookingRecord, now: number): BookingStatus =>
  record.status === "held" && isHoldOver(record, now) ? "expired" : record.status

/** True once its guest had it extended: that is done once. */
export const isExtended = ({ history }: BookingRecord): boolean =>
  history.some(({ event }) => event === "HOLD_EXTENDED")

/** True while its guest may have it extended: rooms that are not kept are not kept longer. */
export const isExtendable = (record: BookingRecord, now: number): boolean =>
  statusAt(record, now) === "held" && record.nightsKept && !isExtended(record)

/** When an extended hold ends; it never grows by more than it was long at first. */
export const extendedUntil = ({ holdUntil }: BookingRecord, holdMs: number): number =>
  Date.parse(holdUntil) + Math.min(holdTerms.extensionMs, holdMs)

/** The moment from which a payment that nobody authorised is given up, in milliseconds since 1970. */
export const graceEnd = ({ holdUntil }: BookingRecord): number =>
  Date.parse(holdUntil) + holdTerms.graceMs

/** How often the guest may still try to pay in this hold. */
export const attemptsLeft = ({ attempts }: BookingRecord): number =>
  holdTerms.maxAttempts - attempts
