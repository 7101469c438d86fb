import { Effect } from "effect"
import { noMoney, senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { RefundOrder } from "../booking/booking-payment.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { SoldOut } from "../booking/booking.errors.ts"
import type { BookingCommand } from "../booking/booking.event.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import type { BookingTransaction } from "../booking/booking-store.port.ts"
import {
  captureJob,
  disputeJob,
  endExtendedHoldJob,
  mailJob,
  propertyJob,
  refundJob,
  reminderJob,
  settleJob,
  stayJob,
  voidJob,
} from "./job-orders.ts"
import type { JobOrder } from "../workload/job.ts"
import type { PropertyLetterName } from "../workload/mail-jobs.ts"
import { paidOf, refundOrders } from "../booking/money-of-booking.ts"
import { refundIfCancelled } from "../managing/refund-if-cancelled.ts"
import { roomNightsOf } from "../booking/room-nights.ts"
import { depositReturns } from "../booking/stay-moments.ts"

/** What a command is carried out with. */
export type TransactionScope = {
  readonly needs: FrontDeskNeeds
  readonly transaction: BookingTransaction
}

type Carried = Effect.Effect<BookingRecord, SoldOut | StoreUnreachable>

const enqueued = (
  { transaction }: TransactionScope,
  record: BookingRecord,
  job: JobOrder | null,
): Carried => Effect.as(job === null ? Effect.void : transaction.enqueue(job), record)

const refundDue = (record: BookingRecord, now: number): Sen => {
  const paid = paidOf(record)
  return record.status === "cancelled"
    ? refundIfCancelled({ ...record, paid }, instantAt(now)).refund
    : paid
}

/** A payment that turns out to be given back already still ends the booking that waits for it. */
const nothingLeft = ({ status, payment }: BookingRecord): ReadonlyArray<RefundOrder> =>
  status === "refunding" && payment !== null
    ? [{ reason: status, payment: payment.payment, amount: noMoney }]
    : []

const refundsOf = (record: BookingRecord, now: number): ReadonlyArray<RefundOrder> => {
  const orders = refundOrders(record, refundDue(record, now), record.status)
  return orders.length > 0 ? orders : nothingLeft(record)
}

/** The deposit, as far as it was paid by card and is still here. */
const depositOf = (record: BookingRecord): ReadonlyArray<RefundOrder> =>
  refundOrders(record, senOf(Math.min(record.quote.deposit, paidOf(record))), "deposit")

/** Decides that money goes back, and writes the work down that takes it there. */
export const givenBack = (
  { transaction }: TransactionScope,
  record: BookingRecord,
  orders: ReadonlyArray<RefundOrder>,
  notBefore?: number,
): Effect.Effect<BookingRecord, StoreUnreachable> =>
  Effect.forEach(orders, (order) => transaction.enqueue(refundJob(record, order, notBefore))).pipe(
    Effect.as({ ...record, refunds: [...record.refunds, ...orders] }),
  )

/** A stay so near that the reminder's time is over is not reminded of. */
const planned = ({ needs, transaction }: TransactionScope, record: BookingRecord): Carried => {
  const reminder = reminderJob(record)
  const jobs = [
    stayJob("startStay", record),
    stayJob("endStay", record),
    ...(needs.clock.now() < reminder.notBefore ? [reminder] : []),
  ]
  return Effect.as(Effect.forEach(jobs, transaction.enqueue), record)
}

/** The booking with its nights, which it did not have. */
export const nightsTaken = ({ transaction }: TransactionScope, record: BookingRecord): Carried =>
  Effect.as(transaction.take(roomNightsOf(record)), { ...record, nightsKept: true })

/** The guest and the property are written to, each in their language. */
const guestMailed = (
  { transaction }: TransactionScope,
  record: BookingRecord,
  letter: PropertyLetterName,
) =>
  Effect.as(
    Effect.forEach([mailJob(record, letter), propertyJob(record, letter)], transaction.enqueue),
    record,
  )

const withPayment = (
  order: (record: BookingRecord, payment: string) => JobOrder,
  record: BookingRecord,
): JobOrder | null => (record.payment === null ? null : order(record, record.payment.payment))

const work: Record<BookingCommand, (tools: TransactionScope, record: BookingRecord) => Carried> = {
  releaseNights: ({ transaction }, record) =>
    Effect.as(record.nightsKept ? transaction.giveBack(roomNightsOf(record)) : Effect.void, record),
  endHoldLater: (tools, record) => enqueued(tools, record, endExtendedHoldJob(record)),
  takeNights: nightsTaken,
  /** Given before: without it there is no booking to be confirmed. */
  giveCode: (_, record) => Effect.succeed(record),
  askProvider: (tools, record) => enqueued(tools, record, settleJob(record)),
  enqueueCapture: (tools, record) => enqueued(tools, record, withPayment(captureJob, record)),
  voidAuthorisation: (tools, record) => enqueued(tools, record, withPayment(voidJob, record)),
  refund: (tools, record) => givenBack(tools, record, refundsOf(record, tools.needs.clock.now())),
  returnDeposit: (tools, record) =>
    givenBack(tools, record, depositOf(record), depositReturns(record.dates)),
  planStay: planned,
  sendConfirmation: (tools, record) => guestMailed(tools, record, "confirmed"),
  sendCancellation: (tools, record) => guestMailed(tools, record, "cancelled"),
  sendChange: (tools, record) => guestMailed(tools, record, "changed"),
  sendPaymentLost: (tools, record) => guestMailed(tools, record, "paymentLost"),
  tellOfDispute: (tools, record) => enqueued(tools, record, disputeJob(record)),
}

/** Does what the booking machine asked for, in the transaction of the step that asked. */
export const executeCommands = (
  tools: TransactionScope,
  record: BookingRecord,
  commands: ReadonlyArray<BookingCommand>,
): Carried =>
  commands.reduce<Carried>(
    (before, command) => Effect.flatMap(before, (now) => work[command](tools, now)),
    Effect.succeed(record),
  )
