import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { PaymentsUnreachable } from "../payment/payments.port.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { pendingChangeOf } from "../booking/booking-stage.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import { settleAgainJob, voidJob } from "../front-desk/job-orders.ts"
import type { OrderOf } from "../workload/job.ts"
import { paymentsOf } from "../booking/money-of-booking.ts"

/** True where the booking knows by name which payment this try had. */
const isNamed = (record: BookingRecord, attempt: number): boolean =>
  [...paymentsOf(record), pendingChangeOf(record)?.payment].some(
    (known) => known?.attempt === attempt,
  )

/**
 * Calls off what a try left at the provider without a name: its answer was lost, so nobody can have
 * paid it, and nobody waits for it any more. Where nothing is found it is looked for once more.
 */
export const cancelUnmatchedPayments = (
  needs: FrontDeskNeeds,
  record: BookingRecord,
  job: OrderOf<"settle">,
): Effect.Effect<void, PaymentsUnreachable | StoreUnreachable> =>
  Effect.gen(function* () {
    const { attempt } = job
    if (isNamed(record, attempt)) return
    const started = yield* needs.payments.startedFor({ booking: record.id, attempt })
    const open = started.filter(({ state }) => state !== "cancelled")
    const again = started.length === 0 ? settleAgainJob(job, needs.clock.now()) : null
    const orders = [
      ...open.map(({ payment }) => voidJob(record, payment)),
      ...(again === null ? [] : [again]),
    ]
    yield* needs.store.inTransaction((transaction) =>
      Effect.forEach(orders, (order) => transaction.enqueue(order)),
    )
  })
