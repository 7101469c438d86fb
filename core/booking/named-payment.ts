import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { StartedPayment } from "../payment/payments.port.ts"
import type { BookingRecord } from "./booking-record.ts"
import { BookingNotFound, PaymentUnavailable } from "./booking.errors.ts"
import type { Desk } from "./desk.ts"
import { isHoldOver, triesLeft } from "./hold-terms.ts"
import { paymentJob } from "./job-orders.ts"
import { moveInPlace } from "./move.ts"
import { lockedBooking } from "./own-booking.ts"
import { isFinal } from "../payment/payments.port.ts"

const isStillTrying = (now: BookingRecord, asked: BookingRecord): boolean =>
  now.status === "paying" && now.tries === asked.tries

/** Writes down which payment the try has; one that came too late is called off. */
const keepName = (desk: Desk, asked: BookingRecord, { payment, clientSecret }: StartedPayment) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* lockedBooking(transaction, asked.id)
      if (!isStillTrying(record, asked)) {
        if (record.payment?.payment !== payment)
          yield* transaction.enqueue(paymentJob("void", record, payment))
        return record
      }
      const named = {
        ...record,
        payment: { payment, clientSecret, attempt: record.tries, amount: record.quote.total },
      }
      yield* transaction.save(named)
      return named
    }),
  )

/**
 * Ends a try whose payment has no name: the provider would not start it, or did not say so in time.
 * No guest can have paid it, since nobody learnt its secret; so nothing is asked before its rooms are
 * free again.
 */
export const giveUpTry = (desk: Desk, asked: BookingRecord) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* lockedBooking(transaction, asked.id)
      if (!isStillTrying(record, asked) || record.payment !== null) return record
      const holdOver = isHoldOver(record, desk.clock.now())
      const reason = "processingError" as const
      return yield* moveInPlace(
        { desk, transaction },
        record,
        { type: "PAYMENT_DECLINED", holdOver, triesLeft: triesLeft(record), reason },
        { lastDecline: reason },
      ).pipe(Effect.catchTag("StepRefused", Effect.die))
    }),
  )

/**
 * Learns from the provider which payment this try has. Asked again after an answer was lost, the
 * provider gives the same payment: the key is the booking and the try. No transaction is open.
 */
export const namedPayment = (
  desk: Desk,
  record: BookingRecord,
): Effect.Effect<BookingRecord, PaymentUnavailable | BookingNotFound | StoreUnreachable> => {
  if (record.payment !== null) return Effect.succeed(record)
  const order = { booking: record.id, attempt: record.tries, amount: record.quote.total }
  return desk.payments.start(order).pipe(
    Effect.matchEffect({
      onSuccess: (started) => keepName(desk, record, started),
      onFailure: (failure) =>
        isFinal[failure._tag]
          ? Effect.andThen(giveUpTry(desk, record), Effect.fail(new PaymentUnavailable()))
          : Effect.fail(new PaymentUnavailable()),
    }),
  )
}
