import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { StartedPayment } from "../payment/payments.port.ts"
import type { BookingRecord } from "./booking-record.ts"
import { BookingNotFound, PaymentUnavailable } from "./booking.errors.ts"
import type { Desk } from "./desk.ts"
import { endedChange } from "./end-change.ts"
import { paymentJob } from "./job-orders.ts"
import { lockedBooking } from "./own-booking.ts"
import type { PendingChange } from "./pending-change.ts"

const stillWaits = (record: BookingRecord, { attempt }: PendingChange): PendingChange | null =>
  record.change?.attempt === attempt ? record.change : null

/** Writes down which payment the change has; one that came too late is called off. */
const keepName = (
  desk: Desk,
  id: BookingRecord["id"],
  asked: PendingChange,
  { payment, clientSecret }: StartedPayment,
) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* lockedBooking(transaction, id)
      const change = stillWaits(record, asked)
      if (change === null) {
        const isKnown = record.extras.some((extra) => extra.payment === payment)
        if (!isKnown) yield* transaction.enqueue(paymentJob("void", record, payment))
        return record
      }
      const { attempt, amount } = change
      const named = {
        ...record,
        change: { ...change, payment: { payment, clientSecret, attempt, amount } },
      }
      yield* transaction.save(named)
      return named
    }),
  )

const giveUp = (desk: Desk, id: BookingRecord["id"], asked: PendingChange) =>
  desk.store.inTransaction((transaction) =>
    Effect.flatMap(lockedBooking(transaction, id), (record) =>
      stillWaits(record, asked) === null
        ? Effect.succeed(record)
        : endedChange({ desk, transaction }, record, "declined", "processingError"),
    ),
  )

/** Learns from the provider which payment the pending change has. No transaction is open. */
export const namedChange = (
  desk: Desk,
  record: BookingRecord,
): Effect.Effect<BookingRecord, PaymentUnavailable | BookingNotFound | StoreUnreachable> => {
  const { id, change } = record
  if (change === null || change.payment !== null) return Effect.succeed(record)
  const { attempt, amount } = change
  return desk.payments.start({ booking: id, attempt, amount }).pipe(
    Effect.matchEffect({
      onSuccess: (started) => keepName(desk, id, change, started),
      onFailure: (failure) =>
        failure._tag === "PaymentStepRefused"
          ? Effect.andThen(giveUp(desk, id, change), Effect.fail(new PaymentUnavailable()))
          : Effect.fail(new PaymentUnavailable()),
    }),
  )
}
