import { Effect, Schema } from "effect"
import type { DisputeStep, PaymentNotice, PaymentTruth } from "../payment/payments.port.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { BookingId } from "../booking/booking-view.ts"
import { PaymentUnavailable } from "../booking/booking.errors.ts"
import type { BookingEvent } from "../booking/booking.event.ts"
import type { TransactionScope } from "./execute-commands.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { withTakenBack } from "../booking/ledger.ts"
import { advanceStatus } from "./advance-status.ts"
import { isUnnamedTry, settleBy, type Hearing, type Settled } from "./settle.ts"

const isBookingId = Schema.is(BookingId)

const disputeEvents: Readonly<Record<DisputeStep, BookingEvent>> = {
  opened: { type: "PAYMENT_DISPUTED" },
  won: { type: "DISPUTE_WON" },
  lost: { type: "DISPUTE_LOST" },
}

/** A dispute that is lost takes the money along; where money was never taken there is none. */
const disputed = (
  tools: TransactionScope,
  record: BookingRecord,
  dispute: DisputeStep | null,
  truth: PaymentTruth,
): Settled => {
  if (dispute === null) return Effect.succeed(record)
  const at = instantAt(tools.needs.clock.now())
  const changes = dispute === "lost" ? withTakenBack(record, truth, at) : record
  return advanceStatus(tools, record, disputeEvents[dispute], changes).pipe(
    Effect.catchTag("StepRefused", () => Effect.succeed(record)),
  )
}

/**
 * A message and its effect are kept together, or neither. One that came before its try had a name
 * had no effect yet, and is not counted as received.
 */
const onceFor =
  ({ id, dispute }: PaymentNotice, truth: PaymentTruth): Hearing =>
  (tools, record, effect) => {
    if (isUnnamedTry(record, truth)) return effect
    return Effect.flatMap(tools.transaction.hear(id), (isNew) =>
      isNew
        ? Effect.flatMap(effect, (settled) => disputed(tools, settled, dispute, truth))
        : Effect.succeed(record),
    )
  }

/**
 * A message from the provider is only a hint where to look: the truth is asked, and the booking it
 * names is moved by it, once for each message. Messages about what is not ours change nothing.
 */
export const readNotice = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  body: string,
  signature: string,
) {
  const notice = yield* needs.payments.readNotice(body, signature)
  if (notice.payment === null) return
  const truth = yield* needs.payments
    .find(notice.payment)
    .pipe(Effect.mapError(() => new PaymentUnavailable()))
  if (!isBookingId(truth.booking)) return
  yield* settleBy(needs, truth.booking, truth, onceFor(notice, truth)).pipe(
    Effect.catchTag("BookingNotFound", () => Effect.void),
  )
})
