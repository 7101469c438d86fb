import { minus, noMoney, senOf, sumOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { BookingPayment, RefundOrder } from "./booking-payment.ts"
import type { BookingRecord } from "./booking-record.ts"
import { isSold, partsOf } from "./booking-stage.ts"
import { hasMoved, sumMoved } from "./ledger.ts"

/** The payments that the booking counts on: the first, and those of changes that made it dearer. */
export const paymentsOf = (record: BookingRecord): ReadonlyArray<BookingPayment> => {
  const { payment, extras } = partsOf(record)
  return payment === null ? extras : [payment, ...extras]
}

/** True for a payment that bought this stay, or a part of it. */
export const countsOn = (record: BookingRecord, payment: string): boolean =>
  isSold(record) &&
  !hasMoved(record, "voided", payment) &&
  paymentsOf(record).some((known) => known.payment === payment)

/** What was decided to go back of one payment, whether it is back already or not. */
export const decidedOf = ({ refunds }: BookingRecord, payment: string): Sen =>
  sumOf(refunds.filter((order) => order.payment === payment).map(({ amount }) => amount))

const stillThere = (record: BookingRecord, payment: string): Sen => {
  const promised = minus(
    sumMoved(record, "authorised", payment),
    sumMoved(record, "voided", payment),
  )
  const back = Math.max(decidedOf(record, payment), sumMoved(record, "refunded", payment))
  return senOf(Math.max(0, promised - back - sumMoved(record, "takenBack", payment)))
}

/** What the guest has paid or is promised to pay by card, less what goes back or was taken back. */
export const paidOf = (record: BookingRecord): Sen =>
  sumOf(paymentsOf(record).map(({ payment }) => stillThere(record, payment)))

/** True once everything that was to go back is back. */
export const isAllBack = (record: BookingRecord): boolean =>
  record.refunds.every(
    ({ payment }) => sumMoved(record, "refunded", payment) >= decidedOf(record, payment),
  )

/** An amount spread over the payments it is taken back from, the latest first. */
export const refundOrders = (
  record: BookingRecord,
  amount: Sen,
  reason: string,
): ReadonlyArray<RefundOrder> => {
  let rest = amount
  const orders: Array<RefundOrder> = []
  for (const { payment } of paymentsOf(record).toReversed()) {
    const part = senOf(Math.min(rest, stillThere(record, payment)))
    if (part > noMoney) orders.push({ reason, payment, amount: part })
    rest = minus(rest, part)
  }
  return orders
}
