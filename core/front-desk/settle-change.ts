import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { DeclineReason } from "../payment/payment.ts"
import type { PaymentTruth } from "../payment/payments.port.ts"
import type { BookingPayment } from "../booking/booking-payment.ts"
import type { BookingRecord, ConfirmedBooking } from "../booking/booking-record.ts"
import { isChanging } from "../booking/booking-stage.ts"
import type { TransactionScope } from "./execute-commands.ts"
import { appliedChange } from "./apply-change.ts"
import { instantAt } from "../kernel/instant-at.ts"
import { endedChange } from "./end-change.ts"
import { holdTerms } from "../booking/hold-terms.ts"
import { captureJob } from "./job-orders.ts"
import { hasMoved, withAuthorised, withCaptured } from "../booking/ledger.ts"
import { isMoneyThere } from "../booking/payment-event.ts"
import type { PendingChange } from "../booking/pending-change.ts"

const CURRENCY = "myr"

/** A booking with a change that waits for a payment. */
export type AwaitedChange = {
  readonly record: ConfirmedBooking
  readonly change: PendingChange
  readonly payment: BookingPayment
}

/** The change that waits for this payment; null where none does. */
export const changeAwaiting = (
  record: BookingRecord,
  { payment }: PaymentTruth,
): AwaitedChange | null => {
  if (!isChanging(record)) return null
  const { change } = record
  return change.payment?.payment === payment ? { record, change, payment: change.payment } : null
}

/** The moment from which nobody waits for the money of a change, in milliseconds since 1970. */
export const changeGraceEnd = ({ until }: PendingChange): number =>
  Date.parse(until) + holdTerms.graceMs

const isAsAsked = (record: ConfirmedBooking, change: PendingChange, truth: PaymentTruth): boolean =>
  truth.booking === record.id && truth.amount === change.amount && truth.currency === CURRENCY

type Declined = (truth: PaymentTruth) => DeclineReason | null

const goesOn: Declined = () => null

const declines: Readonly<Record<PaymentTruth["state"], Declined>> = {
  awaitingCard: ({ decline }) => decline,
  awaitingGuest: goesOn,
  processing: goesOn,
  authorised: goesOn,
  captured: goesOn,
  cancelled: ({ decline }) => decline ?? "abandoned",
}

const declineOf = (
  record: ConfirmedBooking,
  change: PendingChange,
  truth: PaymentTruth,
): DeclineReason | null => {
  if (!isAsAsked(record, change, truth)) return "processingError"
  return declines[truth.state](truth)
}

const withExtra = (
  { needs }: TransactionScope,
  record: ConfirmedBooking,
  truth: PaymentTruth,
): ConfirmedBooking => {
  const at = instantAt(needs.clock.now())
  const { payment, amount, captured } = truth
  return withCaptured(withAuthorised(record, payment, amount, at), payment, captured, at)
}

const paid = (
  tools: TransactionScope,
  { record, change, payment }: AwaitedChange,
  truth: PaymentTruth,
) =>
  Effect.gen(function* () {
    const extras = [...record.extras, payment]
    const written = { ...withExtra(tools, record, truth), extras }
    if (!hasMoved(written, "captured", truth.payment))
      yield* tools.transaction.enqueue(captureJob(record, truth.payment, change.amount))
    return yield* appliedChange(tools, written, change, change.link)
  })

/** What became of the money that a change waits for: there, and the stay changes; gone, and it stays as it was. */
export const settledChange = (
  tools: TransactionScope,
  awaited: AwaitedChange,
  truth: PaymentTruth,
): Effect.Effect<BookingRecord, StoreUnreachable> => {
  const { record, change } = awaited
  if (isMoneyThere(truth) && isAsAsked(record, change, truth))
    return paid(tools, awaited, truth).pipe(
      Effect.catchTag("StepRefused", () => endedChange(tools, record, "expired")),
    )
  const decline = declineOf(record, change, truth)
  if (decline !== null) return endedChange(tools, record, "declined", decline)
  const isOver = tools.needs.clock.now() >= changeGraceEnd(change)
  return isOver && truth.state !== "processing"
    ? endedChange(tools, record, "expired")
    : Effect.succeed(record)
}
