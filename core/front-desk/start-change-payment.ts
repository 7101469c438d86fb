import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import { methodOfDifference } from "../payment/paid-when.ts"
import type { PaymentOrder, StartedPayment } from "../payment/payments.port.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import {
  pendingChangeOf,
  isChanging,
  partsOf,
  type ChangingBooking,
} from "../booking/booking-stage.ts"
import { BookingNotFound, PaymentUnavailable } from "../booking/booking.errors.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { endedChange } from "./end-change.ts"
import { voidJob } from "./job-orders.ts"
import { lockedBooking } from "../booking/own-booking.ts"
import type { PendingChange } from "../booking/pending-change.ts"
import { isFinal } from "../payment/payments.port.ts"

/** What the provider is asked for: which try of the booking, how much, and what pays it. */
type Difference = Pick<PendingChange, "attempt" | "amount"> & Pick<PaymentOrder, "method">

const stillWaits = (record: BookingRecord, { attempt }: Difference): record is ChangingBooking =>
  pendingChangeOf(record)?.attempt === attempt

/** Writes down which payment the change has; one that came too late is called off. */
const keepName = (
  needs: FrontDeskNeeds,
  id: BookingRecord["id"],
  asked: Difference,
  { payment, clientSecret }: StartedPayment,
) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* lockedBooking(transaction, id)
      if (!stillWaits(record, asked)) {
        const isKnown = partsOf(record).extras.some((extra) => extra.payment === payment)
        if (!isKnown) yield* transaction.enqueue(voidJob(record, payment))
        return record
      }
      const { change } = record
      const { attempt, amount } = change
      const named = {
        ...record,
        change: { ...change, payment: { payment, clientSecret, attempt, amount } },
      }
      yield* transaction.save(named)
      return named
    }),
  )

/** Ends the change that the provider would not even start, and gives the booking as it was before. */
const giveUp = (needs: FrontDeskNeeds, id: BookingRecord["id"], asked: Difference) =>
  needs.store.inTransaction((transaction) =>
    Effect.flatMap(lockedBooking(transaction, id), (record) =>
      stillWaits(record, asked)
        ? Effect.as(
            endedChange({ needs, transaction }, record, "declined", "processingError"),
            record,
          )
        : Effect.succeed(record),
    ),
  )

/** A change that had ended anyway has no payment, and needs none. */
const refusedUnlessOver =
  (asked: Difference) =>
  (before: BookingRecord): Effect.Effect<BookingRecord, PaymentUnavailable> =>
    stillWaits(before, asked) ? Effect.fail(new PaymentUnavailable()) : Effect.succeed(before)

/**
 * Learns from the provider which payment a change has, also one that has ended meanwhile: its payment
 * is then called off. No transaction is open.
 */
const startDifferencePayment = (
  needs: FrontDeskNeeds,
  id: BookingRecord["id"],
  asked: Difference,
): Effect.Effect<BookingRecord, PaymentUnavailable | BookingNotFound | BookingStoreFailure> =>
  needs.payments.start({ booking: id, ...asked }).pipe(
    Effect.matchEffect({
      onSuccess: (started) => keepName(needs, id, asked, started),
      onFailure: (failure) =>
        isFinal[failure._tag]
          ? Effect.flatMap(giveUp(needs, id, asked), refusedUnlessOver(asked))
          : Effect.fail(new PaymentUnavailable()),
    }),
  )

/** The booking with the payment of its pending change known by name. */
export const startChangePayment = (needs: FrontDeskNeeds, record: BookingRecord) => {
  if (!isChanging(record) || record.change.payment !== null) return Effect.succeed(record)
  const { attempt, amount } = record.change
  return startDifferencePayment(needs, record.id, {
    attempt,
    amount,
    method: methodOfDifference(record.method),
  })
}
