import { millisecondsInMinute } from "date-fns/constants"
import { addDays, malaysianMoment } from "../stay/calendar.ts"
import type { RefundOrder } from "../booking/booking-payment.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { graceEnd, holdTerms } from "../booking/hold-terms.ts"
import type { OrderOf } from "../workload/job.ts"
import type { LetterName, PropertyLetterName } from "../workload/mail-jobs.ts"
import type { PendingChange } from "../booking/pending-change.ts"
import { stayBegins, stayEnds } from "../booking/stay-moments.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { StayDates } from "../stay/stay-dates.ts"

const NOW = 0
const REMINDER_HOUR = 10

/** Why money goes back that bought nothing. */
export const UNMATCHED = "stray"

/** Ends the hold when it runs out. */
export const endHoldJob = ({ id, holdUntil }: BookingRecord): OrderOf<"endHold"> => ({
  kind: "endHold",
  key: id,
  booking: id,
  notBefore: Date.parse(holdUntil),
})

/** Ends a hold that was extended: the job of its first end finds that it is not over yet. */
export const endExtendedHoldJob = (record: BookingRecord): OrderOf<"endHold"> => ({
  ...endHoldJob(record),
  key: `${record.id}/extended`,
})

/** Asks what became of this try to pay when the guest's time for it is over. */
export const settleJob = (record: BookingRecord): OrderOf<"settle"> => ({
  kind: "settle",
  key: `${record.id}/${record.attempts}`,
  booking: record.id,
  paidFor: "stay",
  attempt: record.attempts,
  notBefore: graceEnd(record),
})

/** A provider that was asked to start a payment has done so by then, or never does. */
const LATEST_START_MS = 5 * millisecondsInMinute
const AGAIN = "again/"

/**
 * Looks once more for the payment of a try of which the provider knew nothing: the call that starts it
 * may still be under way, above all where a clock was set forward. Null where this was that look.
 */
export const settleAgainJob = (
  { key, booking, paidFor, attempt }: OrderOf<"settle">,
  now: number,
): OrderOf<"settle"> | null =>
  key.startsWith(AGAIN)
    ? null
    : {
        kind: "settle",
        key: `${AGAIN}${key}`,
        booking,
        paidFor,
        attempt,
        notBefore: now + LATEST_START_MS,
      }

/** Asks what became of the payment of a change when the guest's time for it is over. */
export const changeJob = ({ id }: BookingRecord, change: PendingChange): OrderOf<"settle"> => ({
  kind: "settle",
  key: `${id}/change/${change.attempt}`,
  booking: id,
  paidFor: "change",
  attempt: change.attempt,
  notBefore: Date.parse(change.until) + holdTerms.graceMs,
})

/** Takes the money that was promised. */
export const captureJob = (
  { id, quote }: BookingRecord,
  payment: string,
  amount: number = quote.total,
): OrderOf<"capture"> => ({
  kind: "capture",
  key: payment,
  booking: id,
  payment,
  amount,
  notBefore: NOW,
})

/** Calls off what was promised, or a payment that nobody made. */
export const voidJob = ({ id }: BookingRecord, payment: string): OrderOf<"void"> => ({
  kind: "void",
  key: payment,
  booking: id,
  payment,
  notBefore: NOW,
})

/** Keeps the card of a payment whose guest asked for that. */
export const keepCardJob = ({ id }: BookingRecord, payment: string): OrderOf<"keepCard"> => ({
  kind: "keepCard",
  key: payment,
  booking: id,
  payment,
  notBefore: NOW,
})

/** Gives money back, for one reason once. */
export const refundJob = (
  { id }: BookingRecord,
  { reason, payment, amount }: RefundOrder,
  notBefore: number = NOW,
): OrderOf<"refund"> => ({
  kind: "refund",
  key: `${payment}/${reason}`,
  booking: id,
  payment,
  reason,
  amount,
  notBefore,
})

type StayWork = "startStay" | "endStay"

const whenOf: Readonly<
  Record<StayWork, (dates: StayDates) => { readonly day: CalendarDate; readonly moment: number }>
> = {
  startStay: (dates) => ({ day: dates.checkIn, moment: stayBegins(dates) }),
  endStay: (dates) => ({ day: dates.checkOut, moment: stayEnds(dates) }),
}

/** Begins or ends the stay when its time has come; a stay on other days has jobs of its own. */
export const stayJob = (kind: StayWork, { id, dates }: BookingRecord): OrderOf<StayWork> => ({
  kind,
  key: `${id}/${whenOf[kind](dates).day}`,
  booking: id,
  notBefore: whenOf[kind](dates).moment,
})

const letterJob = (
  { id }: BookingRecord,
  letter: LetterName,
  { key, notBefore = NOW }: { readonly key: string | number; readonly notBefore?: number },
): OrderOf<"mail"> => ({
  kind: "mail",
  about: "booking",
  key: `${id}/${letter}/${key}`,
  booking: id,
  letter,
  notBefore,
})

/** A letter about the step just taken. */
export const mailJob = (
  record: BookingRecord,
  letter: Exclude<LetterName, "reminder" | "link">,
): OrderOf<"mail"> => letterJob(record, letter, { key: record.history.length })

/** A letter to the property about the step just taken. */
export const propertyJob = (
  { id, history }: BookingRecord,
  letter: PropertyLetterName,
): OrderOf<"mail"> => ({
  kind: "mail",
  about: "property",
  key: `${id}/property/${letter}/${history.length}`,
  booking: id,
  letter,
  notBefore: NOW,
})

/** A letter about the step that a dispute just took, for those who answer it. */
export const disputeJob = ({ id, history }: BookingRecord): OrderOf<"mail"> => ({
  kind: "mail",
  about: "dispute",
  key: `${id}/dispute/${history.length}`,
  booking: id,
  notBefore: NOW,
})

const REMINDER_DAYS = 2

/** A letter two days before the stay. */
export const reminderJob = (record: BookingRecord): OrderOf<"mail"> =>
  letterJob(record, "reminder", {
    key: record.dates.checkIn,
    notBefore: malaysianMoment(addDays(record.dates.checkIn, -REMINDER_DAYS), REMINDER_HOUR),
  })

/** A letter with a link that opens the booking; asked for again within a minute, it is one. */
export const linkJob = (record: BookingRecord, now: number): OrderOf<"mail"> =>
  letterJob(record, "link", { key: Math.floor(now / millisecondsInMinute) })
