import { Effect } from "effect"
import type { BookingId } from "../booking/booking-view.ts"
import { pendingChangeOf } from "../booking/booking-stage.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import type { JobOf } from "../workload/job.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import { cancelUnmatchedPayments } from "./unmatched-payments.ts"
import { settleOpenChange } from "../front-desk/settle-open-change.ts"
import { settle } from "../front-desk/settle.ts"

type SettleJob = JobOf<"settle">

const settleTry = Effect.fnUntraced(function* (needs: FrontDeskNeeds, job: SettleJob) {
  const record = yield* settle(needs, job.booking as BookingId)
  if (record.status === "paying") return later("StillPaying")
  yield* cancelUnmatchedPayments(needs, record, job)
  return done
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
