import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { DeclineReason } from "../payment/payment.ts"
import type { StartedPayment } from "../payment/payments.port.ts"
import type { BookingRecord, PayingBooking } from "../booking/booking-record.ts"
import { BookingNotFound, PaymentUnavailable } from "../booking/booking.errors.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { isHoldOver, attemptsLeft } from "../booking/hold-terms.ts"
import { voidJob } from "./job-orders.ts"
import { advanceStatusInPlace } from "./advance-status.ts"
import { lockedBooking } from "../booking/own-booking.ts"
import { isFinal } from "../payment/payments.port.ts"

const isStillTrying = (now: BookingRecord, asked: BookingRecord): boolean =>
  now.status === "paying" && now.attempts === asked.attempts

/** Writes down which payment the try has; one that came too late is called off. */
const keepName = (
  needs: FrontDeskNeeds,
  asked: BookingRecord,
  { payment, clientSecret }: StartedPayment,
) =>
  needs.store.inTransaction(
    (transaction) =>
      Effect.gen(function* () {
        const record = yield* lockedBooking(transaction, asked.id)
        if (!isStillTrying(record, asked)) {
          if (record.payment?.payment !== payment)
            yield* transaction.enqueue(voidJob(record, payment))
          return record
        }
        const named = {
          ...record,
          payment: { payment, clientSecret, attempt: record.attempts, amount: record.quote.total },
        }
        yield* transaction.save(named)
        return named
      }),
    "last",
  )

/** Ends a try that came to nothing, unless it has gone on meanwhile. */
const endTry = (
  needs: FrontDeskNeeds,
  asked: BookingRecord,
  reason: DeclineReason,
  hasGoneOn: (record: BookingRecord) => boolean,
) =>
  needs.store.inTransaction(
    (transaction) =>
      Effect.gen(function* () {
        const record = yield* lockedBooking(transaction, asked.id)
        if (!isStillTrying(record, asked) || hasGoneOn(record)) return record
        const holdOver = isHoldOver(record, needs.clock.now())
        return yield* advanceStatusInPlace(
          { needs, transaction },
          record,
          { type: "PAYMENT_DECLINED", holdOver, attemptsLeft: attemptsLeft(record), reason },
          { lastDecline: reason },
        ).pipe(Effect.catchTag("StepRefused", Effect.die))
      }),
    "last",
  )

/**
 * Ends a try whose payment has no name: the provider would not start it, or did not say so in time.
 * No guest can have paid it, since nobody learnt its secret; so nothing is asked before its rooms are
 * free again.
 */
export const giveUpTry = (needs: FrontDeskNeeds, asked: BookingRecord) =>
  endTry(needs, asked, "processingError", ({ payment }) => payment !== null)

/** Ends a try that the kept card cannot pay; its payment is called off, whether or not its name was kept. */
export const endTryOfKeptCard = (needs: FrontDeskNeeds, asked: BookingRecord, payment: string) =>
  Effect.andThen(
    needs.store.inTransaction(({ enqueue }) => enqueue(voidJob(asked, payment))),
    endTry(needs, asked, "declined", () => false),
  )

/**
 * Learns from the provider which payment this try has. Asked again after an answer was lost, the
 * provider gives the same payment: the key is the booking and the try. What else the provider has to
 * know of it is said before its name is kept: from then on the transaction of the answer is open, and
 * nobody outside is asked.
 */
export const startPayment = <E>(
  needs: FrontDeskNeeds,
  record: PayingBooking,
  say: (payment: string) => Effect.Effect<void, E>,
): Effect.Effect<BookingRecord, E | PaymentUnavailable | BookingNotFound | BookingStoreFailure> => {
  if (record.payment !== null) return Effect.as(say(record.payment.payment), record)
  const { id: booking, attempts: attempt, method, quote } = record
  return needs.payments.start({ booking, attempt, method, amount: quote.total }).pipe(
    Effect.catch((failure) =>
      isFinal[failure._tag]
        ? Effect.andThen(giveUpTry(needs, record), Effect.fail(new PaymentUnavailable()))
        : Effect.fail(new PaymentUnavailable()),
    ),
    Effect.tap(({ payment }) => say(payment)),
    Effect.flatMap((started) => keepName(needs, record, started)),
  )
}
