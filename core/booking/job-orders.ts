import type { Sen } from "../money/sen.ts"
import type { BookingRecord } from "./booking-record.ts"
import { graceEnd } from "./hold-terms.ts"
import type { JobOrder } from "./job.ts"

const NOW = 0

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

/** Takes the money that was promised, or calls the promise off. */
export const paymentJob = (
  kind: "capture" | "void",
  { id, quote }: BookingRecord,
  payment: string,
): JobOrder => ({
  kind,
  key: payment,
  booking: id,
  subject: payment,
  amount: kind === "capture" ? quote.total : 0,
  notBefore: NOW,
})

/** Gives money back, for one reason once. */
export const refundJob = (
  { id }: BookingRecord,
  payment: string,
  refund: { readonly reason: string; readonly amount: Sen; readonly notBefore?: number },
): JobOrder => ({
  kind: "refund",
  key: `${payment}/${refund.reason}`,
  booking: id,
  subject: payment,
  amount: refund.amount,
  notBefore: refund.notBefore ?? NOW,
})

/** A letter to the guest; it waits until somebody delivers mail. */
export const mailJob = (
  { id, history }: BookingRecord,
  template: "confirmed" | "cancelled" | "changed",
): JobOrder => ({
  kind: "mail",
  key: `${id}/${template}/${history.length}`,
  booking: id,
  subject: template,
  amount: 0,
  notBefore: NOW,
})
