import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { PaymentTruth } from "../payment/payments.port.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { isSold, pendingChangeOf, partsOf, type BookingParts } from "../booking/booking-stage.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { BookingNotFound, PaymentUnavailable, type SoldOut } from "../booking/booking.errors.ts"
import type { BookingEvent } from "../booking/booking.event.ts"
import { givenBack, nightsTaken, type TransactionScope } from "./execute-commands.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { graceEnd } from "../booking/hold-terms.ts"
import { keepCardJob, UNMATCHED, voidJob } from "./job-orders.ts"
import { hasMoved, withAuthorised, withCaptured } from "../booking/ledger.ts"
import { advanceStatus } from "./advance-status.ts"
import { giveUpTry } from "./start-payment.ts"
import { nextStep } from "../booking/next-status.ts"
import { lockedBooking } from "../booking/own-booking.ts"
import { isOurs, paymentEvent } from "../booking/payment-event.ts"
import { changeAwaiting, settledChange } from "./settle-change.ts"

/** True where money that arrives would change something, as the machine says. */
const isWorthAsking = ({ status }: BookingRecord): boolean => {
  const arrival = { type: "PAYMENT_AUTHORISED", nightsFree: true, captured: false } as const
  const next = nextStep(status, { ...arrival, calledOff: false })
  return next !== null && next.commands.length > 0
}

/** What is known of the money goes with the step that it leads to. */
const toldBy = (
  { needs }: TransactionScope,
  record: BookingRecord,
  event: BookingEvent,
  { payment, amount, captured }: PaymentTruth,
): Partial<BookingParts> => {
  const at = instantAt(needs.clock.now())
  if (event.type === "PAYMENT_DECLINED") return { lastDecline: event.reason }
  return withCaptured(withAuthorised(record, payment, amount, at), payment, captured, at)
}

/** The payment of a try whose name is not kept yet is not a stranger. */
export const isUnnamedTry = (record: BookingRecord, { attempt }: PaymentTruth): boolean => {
  if (attempt !== record.attempts) return false
  const change = pendingChangeOf(record)
  return change === null
    ? record.status === "paying" && record.payment === null
    : change.payment === null
}

/** Money that was taken for nothing goes back, if its bank did not take it back already. */
const refundUnmatched = (
  tools: TransactionScope,
  record: BookingRecord,
  { payment, captured }: PaymentTruth,
) =>
  Effect.gen(function* () {
    if (hasMoved(record, "takenBack", payment)) return record
    const at = instantAt(tools.needs.clock.now())
    const taken = withCaptured(record, payment, captured, at)
    const written = yield* givenBack(tools, taken, [
      { reason: UNMATCHED, payment, amount: captured },
    ])
    yield* tools.transaction.save(written)
    return written
  })

/** A refunded payment, even a partly refunded one, pays for nothing any more, however often it is reported. */
const isGoingBack = ({ refunds }: BookingRecord, truth: PaymentTruth): boolean =>
  refunds.some(({ payment }) => payment === truth.payment)

/** A payment of an earlier try, or of none: whatever it holds is to be given back. */
const cancelUnmatched = (tools: TransactionScope, record: BookingRecord, truth: PaymentTruth) => {
  if (isUnnamedTry(record, truth)) return Effect.succeed(record)
  switch (truth.state) {
    case "cancelled":
      return Effect.succeed(record)
    case "captured":
      return refundUnmatched(tools, record, truth)
    case "awaitingCard":
    case "awaitingGuest":
    case "processing":
    case "authorised":
      return Effect.as(tools.transaction.enqueue(voidJob(record, truth.payment)), record)
    default:
      return truth.state satisfies never
  }
}

/** The stay costs something else since: after a try that was declined its guest gave other details. */
const isOfOtherPrice = (record: BookingRecord, { amount }: PaymentTruth): boolean =>
  !isSold(record) && amount !== record.quote.total

/** Not what was asked for, by a booking that no longer waits for it, or not what it would ask for now. */
const isWrongMoney = (record: BookingRecord, truth: PaymentTruth): boolean =>
  record.status !== "paying" && (!isOurs(record, truth) || isOfOtherPrice(record, truth))

const isExtra = (record: BookingRecord, { payment }: PaymentTruth): boolean =>
  partsOf(record).extras.some((known) => known.payment === payment)

/** Money that arrives for a stay without a hold takes its nights, where they are still free. */
const withNights = (
  tools: TransactionScope,
  record: BookingRecord,
  event: BookingEvent,
): Effect.Effect<BookingRecord, SoldOut | StoreUnreachable> =>
  record.status === "paying" &&
  !record.nightsKept &&
  event.type === "PAYMENT_AUTHORISED" &&
  event.nightsFree
    ? nightsTaken(tools, record)
    : Effect.succeed(record)

/** The card of a payment that bought a stay is kept, where its guest asked for that. */
const cardKept = (
  { transaction }: TransactionScope,
  record: BookingRecord,
  { keptFor, payment }: PaymentTruth,
): Effect.Effect<void, StoreUnreachable> =>
  record.status === "confirmed" && keptFor !== null
    ? transaction.enqueue(keepCardJob(record, payment))
    : Effect.void

const settledIn = (
  tools: TransactionScope,
  record: BookingRecord,
  truth: PaymentTruth,
  nightsFree: boolean,
): Settled => {
  if (isExtra(record, truth) || isGoingBack(record, truth)) return Effect.succeed(record)
  const awaited = changeAwaiting(record, truth)
  if (awaited !== null) return settledChange(tools, awaited, truth)
  const isUnmatched = record.payment?.payment !== truth.payment || isWrongMoney(record, truth)
  if (isUnmatched) return cancelUnmatched(tools, record, truth)
  const event = paymentEvent(record, truth, tools.needs.clock.now(), nightsFree)
  if (event === null) return Effect.succeed(record)
  return Effect.flatMap(withNights(tools, record, event), (kept) =>
    advanceStatus(tools, kept, event, toldBy(tools, kept, event, truth)),
  ).pipe(
    Effect.tap((settled) => cardKept(tools, settled, truth)),
    Effect.catchTag("StepRefused", () =>
      truth.state === "captured" ? refundUnmatched(tools, record, truth) : Effect.succeed(record),
    ),
  )
}

/** What becomes of a booking, in the transaction that makes it so. */
export type Settled = Effect.Effect<BookingRecord, SoldOut | StoreUnreachable>

/** Lets the provider's word have its effect, or knows of it already. */
export type Hearing = (tools: TransactionScope, record: BookingRecord, effect: Settled) => Settled

const anew: Hearing = (_tools, _record, effect) => effect

/** Moves the booking by what the provider reported; the same report twice moves it once. */
export const settleBy = (
  needs: FrontDeskNeeds,
  id: BookingId,
  truth: PaymentTruth,
  heard: Hearing = anew,
): Effect.Effect<BookingRecord, BookingNotFound | BookingStoreFailure> => {
  const inTransaction = (nightsFree: boolean) =>
    needs.store.inTransaction(
      (transaction) =>
        Effect.flatMap(lockedBooking(transaction, id), (record) => {
          const tools = { needs, transaction }
          return heard(tools, record, settledIn(tools, record, truth, nightsFree))
        }),
      "last",
    )
  return inTransaction(true).pipe(
    Effect.catchTag("SoldOut", () => inTransaction(false)),
    Effect.catchTag("SoldOut", Effect.die),
  )
}

/** Asks the provider what became of the payment, and moves the booking accordingly. */
export const settle = Effect.fnUntraced(function* (needs: FrontDeskNeeds, id: BookingId) {
  const record = yield* needs.store.find(id)
  if (record === null) return yield* new BookingNotFound()
  if (!isWorthAsking(record)) return record
  if (record.payment === null)
    return needs.clock.now() < graceEnd(record) ? record : yield* giveUpTry(needs, record)
  const truth = yield* needs.payments
    .find(record.payment.payment)
    .pipe(Effect.mapError(() => new PaymentUnavailable()))
  return yield* settleBy(needs, id, truth)
})
