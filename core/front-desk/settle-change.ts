import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { DeclineReason } from "../payment/payment.ts"
import type { PaymentTruth } from "../payment/payments.port.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { TransactionScope } from "./execute-commands.ts"
import { appliedChange } from "./apply-change.ts"
import { instantAt } from "./front-desk.needs.ts"
import { endedChange } from "./end-change.ts"
import { holdTerms } from "../booking/hold-terms.ts"
import { paymentJob } from "./job-orders.ts"
import { hasMoved, withAuthorised, withCaptured } from "../booking/ledger.ts"
import { isMoneyThere } from "../booking/payment-event.ts"
import type { PendingChange } from "../booking/pending-change.ts"
import { present } from "../kernel/present.ts"

const CURRENCY = "myr"

/** True for the payment that the pending change waits for. */
export const isOfChange = ({ change }: BookingRecord, { payment }: PaymentTruth): boolean =>
  change?.payment?.payment === payment

/** The moment from which nobody waits for the money of a change, in milliseconds since 1970. */
export const changeGraceEnd = ({ until }: PendingChange): number =>
  Date.parse(until) + holdTerms.graceMs

const isAsAsked = (record: BookingRecord, change: PendingChange, truth: PaymentTruth): boolean =>
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
  record: BookingRecord,
  change: PendingChange,
  truth: PaymentTruth,
): DeclineReason | null => {
  if (!isAsAsked(record, change, truth)) return "processingError"
  return declines[truth.state](truth)
}

const withExtra = (
  { needs }: TransactionScope,
  record: BookingRecord,
  truth: PaymentTruth,
): BookingRecord => {
  const at = instantAt(needs.clock.now())
  const { payment, amount, captured } = truth
  return withCaptured(withAuthorised(record, payment, amount, at), payment, captured, at)
}

const paid = (
  tools: TransactionScope,
  record: BookingRecord,
  change: PendingChange,
  truth: PaymentTruth,
) =>
  Effect.gen(function* () {
    const extras = [...record.extras, present(change.payment)]
    const written = { ...withExtra(tools, record, truth), extras }
    if (!hasMoved(written, "captured", truth.payment))
      yield* tools.transaction.enqueue(paymentJob("capture", record, truth.payment, change.amount))
    return yield* appliedChange(tools, written, change, change.link)
  })

/** What became of the money that a change waits for: there, and the stay changes; gone, and it stays as it was. */
export const settledChange = (
  tools: TransactionScope,
  record: BookingRecord,
  truth: PaymentTruth,
): Effect.Effect<BookingRecord, StoreUnreachable> => {
  const change = present(record.change)
  if (isMoneyThere(truth) && isAsAsked(record, change, truth))
    return paid(tools, record, change, truth).pipe(
      Effect.catchTag("StepRefused", () => endedChange(tools, record, "expired")),
    )
  const decline = declineOf(record, change, truth)
  if (decline !== null) return endedChange(tools, record, "declined", decline)
  const isOver = tools.needs.clock.now() >= changeGraceEnd(change)
  return isOver && truth.state !== "processing"
    ? endedChange(tools, record, "expired")
    : Effect.succeed(record)
}
