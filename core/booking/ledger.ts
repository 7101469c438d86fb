import { minus, plus, sumOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { Instant } from "../kernel/instant.ts"
import type { PaymentTruth } from "../payment/payments.port.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { LedgerEntry } from "./ledger-entry.ts"

type Kind = LedgerEntry["kind"]

/** All the movements of one kind added up, of one payment where it is named. */
export const sumMoved = (
  { ledger }: Pick<BookingRecord, "ledger">,
  kind: Kind,
  payment?: string,
): Sen =>
  sumOf(
    ledger
      .filter((entry) => entry.kind === kind && (payment ?? entry.payment) === entry.payment)
      .map(({ amount }) => amount),
  )

/** True when something of this kind was written down for the payment, were it of nothing. */
export const hasMoved = ({ ledger }: BookingRecord, kind: Kind, payment: string): boolean =>
  ledger.some((entry) => entry.kind === kind && entry.payment === payment)

/** What has gone back of a payment, with so much more. */
export const refundedWith = (record: BookingRecord, payment: string, more: Sen): Sen =>
  plus(sumMoved(record, "refunded", payment), more)

const written = <Kept extends BookingRecord>(record: Kept, entry: LedgerEntry): Kept => ({
  ...record,
  ledger: [...record.ledger, entry],
})

/** Brings a kind of movement up to what the provider says in all; never writes the same twice. */
const upTo = <Kept extends BookingRecord>(
  record: Kept,
  kind: Kind,
  payment: string,
  sum: Sen,
  at: Instant,
): Kept => {
  const known = sumMoved(record, kind, payment)
  return sum > known ? written(record, { at, kind, amount: minus(sum, known), payment }) : record
}

/** The money is promised. */
export const withAuthorised = <Kept extends BookingRecord>(
  record: Kept,
  payment: string,
  amount: Sen,
  at: Instant,
): Kept => upTo(record, "authorised", payment, amount, at)

/** The money is taken; what is taken was promised, even if it had been called off. */
export const withCaptured = <Kept extends BookingRecord>(
  record: Kept,
  payment: string,
  amount: Sen,
  at: Instant,
): Kept => {
  const promised = plus(amount, sumMoved(record, "voided", payment))
  return upTo(withAuthorised(record, payment, promised, at), "captured", payment, amount, at)
}

/** Money went back: so much of this payment in all. */
export const withRefunded = <Kept extends BookingRecord>(
  record: Kept,
  payment: string,
  amount: Sen,
  at: Instant,
): Kept => upTo(record, "refunded", payment, amount, at)

/** The card's bank took the payment back for good: all of it that had not gone back already. */
export const withTakenBack = <Kept extends BookingRecord>(
  record: Kept,
  { payment, captured, refunded }: Pick<PaymentTruth, "payment" | "captured" | "refunded">,
  at: Instant,
): Kept => {
  const taken = withCaptured(record, payment, captured, at)
  const known = withRefunded(taken, payment, refunded, at)
  return upTo(known, "takenBack", payment, minus(captured, refunded), at)
}

/** What the guest was let off of this stay's price, and has not paid since. */
export const waivedOf = (record: BookingRecord): Sen =>
  minus(sumMoved(record, "waived"), sumMoved(record, "recalled"))

const NO_PAYMENT = ""

/** Brings what the guest is let off to this sum in all. */
export const withWaived = <Kept extends BookingRecord>(
  record: Kept,
  sum: Sen,
  at: Instant,
): Kept => {
  const known = waivedOf(record)
  const payment = NO_PAYMENT
  if (sum > known)
    return written(record, { at, kind: "waived", amount: minus(sum, known), payment })
  return sum < known
    ? written(record, { at, kind: "recalled", amount: minus(known, sum), payment })
    : record
}

/** Marks the authorisation as voided for good, whether or not it was made. */
export const withVoided = <Kept extends BookingRecord>(
  record: Kept,
  payment: string,
  at: Instant,
): Kept => {
  if (hasMoved(record, "voided", payment)) return record
  const amount = sumMoved(record, "authorised", payment)
  return written(record, { at, kind: "voided", amount, payment })
}
