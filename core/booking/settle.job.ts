import { Effect } from "effect"
import type { BookingId } from "./booking-view.ts"
import type { Desk } from "./desk.ts"
import type { Job } from "./job.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import { callOffLeftBehind } from "./left-behind.ts"
import { settleOpenChange } from "./settle-open-change.ts"
import { settle } from "./settle.ts"

const attemptIn = (key: string): number => Number(key.slice(key.lastIndexOf("/") + 1))

const settleTry = Effect.fnUntraced(function* (desk: Desk, { booking, key }: Job) {
  const record = yield* settle(desk, booking as BookingId)
  if (record.status === "paying") return later("StillPaying")
  yield* callOffLeftBehind(desk, record, attemptIn(key))
  return done
})

const settleChange = Effect.fnUntraced(function* (desk: Desk, { booking, key }: Job) {
  const attempt = attemptIn(key)
  const record = yield* settleOpenChange(desk, booking as BookingId)
  if (record.change?.attempt === attempt) return later("StillPaying")
  yield* callOffLeftBehind(desk, record, attempt)
  return done
})

/**
 * Asks after a payment until its booking, or its change, no longer waits for it. Rooms that a try
 * without a name kept are free by then, whether the provider answers or not.
 */
export const settleDue: JobWork = (desk, job) =>
  (job.subject === "change" ? settleChange(desk, job) : settleTry(desk, job)).pipe(
    Effect.catchTags({
      BookingNotFound: () => Effect.succeed(done),
      PaymentUnavailable: ({ _tag }) => Effect.succeed(later(_tag)),
      PaymentsUnreachable: ({ _tag }) => Effect.succeed(later(_tag)),
    }),
  )
