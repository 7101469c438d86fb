import { millisecondsInMinute } from "date-fns/constants"
import { addDays, malaysianMoment } from "../stay/calendar.ts"
import type { RefundOrder } from "../booking/booking-payment.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { graceEnd, holdTerms } from "../booking/hold-terms.ts"
import type { JobOrder } from "../workload/job.ts"
import type { PendingChange } from "../booking/pending-change.ts"
import { stayBegins, stayEnds } from "../booking/stay-moments.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { StayDates } from "../stay/stay-dates.ts"

const NOW = 0
const REMINDER_HOUR = 10

/** Why money goes back that bought nothing. */
export const UNMATCHED = "stray"

/** Ends the hold when it runs out. */
export const endHoldJob = ({ id, holdUntil }: BookingRecord): JobOrder => ({
  kind: "endHold",
  key: id,
  booking: id,
  subject: "",
  amount: 0,
  notBefore: Date.parse(holdUntil),
})

/** Asks what became of this try to pay when the guest's time for it is over. */
export const settleJob = (record: BookingRecord): JobOrder => ({
  kind: "settle",
  key: `${record.id}/${record.tries}`,
  booking: record.id,
  subject: "",
  amount: 0,
  notBefore: graceEnd(record),
})

/** Asks what became of the payment of a change when the guest's time for it is over. */
export const changeJob = ({ id }: BookingRecord, change: PendingChange): JobOrder => ({
  kind: "settle",
  key: `${id}/change/${change.attempt}`,
  booking: id,
  subject: "change",
  amount: change.amount,
  notBefore: Date.parse(change.until) + holdTerms.graceMs,
})

/** What a payment waits for: that the promised money is taken, or that the promise is called off. */
type PaymentWork = "capture" | "void"

const workedOn: Readonly<Record<PaymentWork, (amount: number) => number>> = {
  capture: (amount) => amount,
  void: () => 0,
}

/** Takes the money that was promised, or calls the promise off. */
export const paymentJob = (
  kind: PaymentWork,
  { id, quote }: BookingRecord,
  payment: string,
  amount: number = quote.total,
): JobOrder => ({
  kind,
  key: payment,
  booking: id,
  subject: payment,
  amount: workedOn[kind](amount),
  notBefore: NOW,
})

/** Gives money back, for one reason once. */
export const refundJob = (
  { id }: BookingRecord,
  { reason, payment, amount }: RefundOrder,
  notBefore: number = NOW,
): JobOrder => ({
  kind: "refund",
  key: `${payment}/${reason}`,
  booking: id,
  subject: payment,
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
export const stayJob = (kind: StayWork, { id, dates }: BookingRecord): JobOrder => ({
  kind,
  key: `${id}/${whenOf[kind](dates).day}`,
  booking: id,
  subject: "",
  amount: 0,
  notBefore: whenOf[kind](dates).moment,
})

/** The letters that a booking can lead to. */
export type LetterName = "confirmed" | "cancelled" | "changed" | "paymentLost" | "reminder" | "link"

/** The letter about a dispute, for those who answer it. */
export const DISPUTE = "dispute"

const letterJob = (
  { id }: BookingRecord,
  letter: LetterName | typeof DISPUTE,
  { key, notBefore = NOW }: { readonly key: string | number; readonly notBefore?: number },
): JobOrder => ({
  kind: "mail",
  key: `${id}/${letter}/${key}`,
  booking: id,
  subject: letter,
  amount: 0,
  notBefore,
})

/** A letter about the step just taken. */
export const mailJob = (
  record: BookingRecord,
  letter: Exclude<LetterName, "reminder" | "link"> | typeof DISPUTE,
): JobOrder => letterJob(record, letter, { key: record.history.length })

const REMINDER_DAYS = 2

/** A letter two days before the stay. */
export const reminderJob = (record: BookingRecord): JobOrder =>
  letterJob(record, "reminder", {
    key: record.dates.checkIn,
    notBefore: malaysianMoment(addDays(record.dates.checkIn, -REMINDER_DAYS), REMINDER_HOUR),
  })

/** A letter with a link that opens the booking; asked for again within a minute, it is one. */
export const linkJob = (record: BookingRecord, now: number): JobOrder =>
  letterJob(record, "link", { key: Math.floor(now / millisecondsInMinute) })
