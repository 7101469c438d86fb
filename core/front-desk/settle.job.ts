import { Effect } from "effect"
import type { BookingId } from "../booking/booking-view.ts"
import { changeOf } from "../booking/booking-stage.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import type { Job } from "../workload/job.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import { cancelUnmatchedPayments } from "./unmatched-payments.ts"
import { settleOpenChange } from "./settle-open-change.ts"
import { settle } from "./settle.ts"

const attemptIn = (key: string): number => Number(key.slice(key.lastIndexOf("/") + 1))

const settleTry = Effect.fnUntraced(function* (needs: FrontDeskNeeds, { booking, key }: Job) {
  const record = yield* settle(needs, booking as BookingId)
  if (record.status === "paying") return later("StillPaying")
  yield* cancelUnmatchedPayments(needs, record, attemptIn(key))
  return done
})

const settleChange = Effect.fnUntraced(function* (needs: FrontDeskNeeds, { booking, key }: Job) {
  const attempt = attemptIn(key)
  const record = yield* settleOpenChange(needs, booking as BookingId)
  if (changeOf(record)?.attempt === attempt) return later("StillPaying")
  yield* cancelUnmatchedPayments(needs, record, attempt)
  return done
})

/**
 * Asks after a payment until its booking, or its change, no longer waits for it. Rooms that a try
 * without a name kept are free by then, whether the provider answers or not.
 */
export const settleDue: JobWork = (needs, job) =>
  (job.subject === "change" ? settleChange(needs, job) : settleTry(needs, job)).pipe(
    Effect.catchTags({
      BookingNotFound: () => Effect.succeed(done),
      PaymentUnavailable: ({ _tag }) => Effect.succeed(later(_tag)),
      PaymentsUnreachable: ({ _tag }) => Effect.succeed(later(_tag)),
    }),
  )
