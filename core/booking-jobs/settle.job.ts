import { Effect } from "effect"
import type { BookingId } from "../booking/booking-view.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { pendingChangeOf } from "../booking/booking-stage.ts"
import { statusFacts } from "../booking/status-facts.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import { endHoldJob } from "../front-desk/job-orders.ts"
import type { JobOf } from "../workload/job.ts"
import { endHold } from "./end-hold.job.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import { cancelUnmatchedPayments } from "./unmatched-payments.ts"
import { settleOpenChange } from "../front-desk/settle-open-change.ts"
import { settle } from "../front-desk/settle.ts"

type SettleJob = JobOf<"settle">

/**
 * The end of a hold comes once, and leaves a booking alone that is being paid for. Where a clock went
 * back before its payment was declined, the booking is held again: nobody else would end it.
 */
const endedOnceOver = (needs: FrontDeskNeeds, record: BookingRecord, { id, attempts }: SettleJob) =>
  Effect.as(endHold(needs, { ...endHoldJob(record), id, attempts }), later("HeldAgain"))

const settleTry = Effect.fnUntraced(function* (needs: FrontDeskNeeds, job: SettleJob) {
  const record = yield* settle(needs, job.booking as BookingId)
  if (record.status === "paying") return later("StillPaying")
  yield* cancelUnmatchedPayments(needs, record, job)
  return statusFacts[record.status].isOpen ? yield* endedOnceOver(needs, record, job) : done
})

const settleChange = Effect.fnUntraced(function* (needs: FrontDeskNeeds, job: SettleJob) {
  const record = yield* settleOpenChange(needs, job.booking as BookingId)
  if (pendingChangeOf(record)?.attempt === job.attempt) return later("StillPaying")
  yield* cancelUnmatchedPayments(needs, record, job)
  return done
})

const settled: Readonly<Record<SettleJob["paidFor"], typeof settleTry>> = {
  stay: settleTry,
  change: settleChange,
}

/**
 * Asks after a payment until its booking, or its change, no longer waits for it. Rooms that a try
 * without a name kept are free by then, whether the provider answers or not.
 */
export const settleDue: JobWork<"settle"> = (needs, job) =>
  settled[job.paidFor](needs, job).pipe(
    Effect.catchTags({
      BookingNotFound: () => Effect.succeed(done),
      PaymentUnavailable: ({ _tag }) => Effect.succeed(later(_tag)),
      PaymentsUnreachable: ({ _tag }) => Effect.succeed(later(_tag)),
    }),
  )
