import { Effect } from "effect"
import { minus, noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { refundFor } from "../pricing/refund.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { SoldOut } from "./booking.errors.ts"
import type { BookingCommand } from "./booking.event.ts"
import { bytesOf, confirmationCodeFrom } from "./confirmation-code.rules.ts"
import { instantAt, type Desk } from "./desk.ts"
import type { DeskTransaction } from "./desk-store.port.ts"
import { mailJob, paymentJob, refundJob, settleJob } from "./job-orders.ts"
import type { JobOrder } from "./job.ts"
import { movedBy } from "./ledger.ts"
import { roomNightsOf } from "./room-nights.ts"

const DEPOSIT_RETURNS_AFTER_MS = 3 * 24 * 60 * 60 * 1000

/** What a command is carried out with. */
export type Tools = { readonly desk: Desk; readonly transaction: DeskTransaction }

type Carried = Effect.Effect<BookingRecord, SoldOut | StoreUnreachable>

const enqueued = ({ transaction }: Tools, record: BookingRecord, job: JobOrder | null): Carried =>
  Effect.as(job === null ? Effect.void : transaction.enqueue(job), record)

/** Of a cancelled stay what the policy gives back at this moment; else all that was taken. */
const refundDue = (record: BookingRecord, now: number): Sen => {
  const captured = movedBy(record, "captured")
  const open = minus(captured, movedBy(record, "refunded"))
  if (record.status !== "cancelled") return open
  return refundFor({
    quote: record.quote,
    policies: record.rooms.map(({ cancellation }) => cancellation),
    checkIn: record.dates.checkIn,
    at: instantAt(now),
    captured: open,
  }).refund
}

const refundJobOf = ({ desk }: Tools, record: BookingRecord): JobOrder | null => {
  const amount = refundDue(record, desk.clock.now())
  const { payment, status } = record
  return payment === null ? null : refundJob(record, payment.payment, { reason: status, amount })
}

const depositJobOf = ({ desk }: Tools, record: BookingRecord): JobOrder | null => {
  const { payment, quote } = record
  if (payment === null || quote.deposit === noMoney) return null
  const notBefore = desk.clock.now() + DEPOSIT_RETURNS_AFTER_MS
  return refundJob(record, payment.payment, { reason: "deposit", amount: quote.deposit, notBefore })
}

const withPayment = (kind: "capture" | "void", record: BookingRecord): JobOrder | null =>
  record.payment === null ? null : paymentJob(kind, record, record.payment.payment)

const work: Record<BookingCommand, (tools: Tools, record: BookingRecord) => Carried> = {
  releaseNights: ({ transaction }, record) =>
    Effect.as(transaction.giveBack(roomNightsOf(record)), record),
  takeNights: ({ transaction }, record) =>
    Effect.as(transaction.take(roomNightsOf(record)), record),
  giveCode: ({ desk }, record) =>
    Effect.sync(() => ({
      ...record,
      code: confirmationCodeFrom(desk.chance.bytes(bytesOf.code)),
    })),
  askProvider: (tools, record) => enqueued(tools, record, settleJob(record)),
  enqueueCapture: (tools, record) => enqueued(tools, record, withPayment("capture", record)),
  voidAuthorisation: (tools, record) => enqueued(tools, record, withPayment("void", record)),
  refund: (tools, record) => enqueued(tools, record, refundJobOf(tools, record)),
  returnDeposit: (tools, record) => enqueued(tools, record, depositJobOf(tools, record)),
  sendConfirmation: (tools, record) => enqueued(tools, record, mailJob(record, "confirmed")),
  sendCancellation: (tools, record) => enqueued(tools, record, mailJob(record, "cancelled")),
  sendChange: (tools, record) => enqueued(tools, record, mailJob(record, "changed")),
}

/** Does what the booking machine asked for, in the transaction of the step that asked. */
export const carryOut = (
  tools: Tools,
  record: BookingRecord,
  commands: ReadonlyArray<BookingCommand>,
): Carried =>
  commands.reduce<Carried>(
    (before, command) => Effect.flatMap(before, (now) => work[command](tools, now)),
    Effect.succeed(record),
  )
