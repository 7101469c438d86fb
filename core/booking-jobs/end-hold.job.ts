import { Effect } from "effect"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { graceEnd, isHoldOver } from "../booking/hold-terms.ts"
import { statusFacts } from "../booking/status-facts.ts"
import { advanceStatusInPlace } from "../front-desk/advance-status.ts"
import { done, finishedIn, later, type JobOutcome, type JobWork } from "./job-outcome.ts"

/** A hold goes on while it is being paid for, or where its time was extended or a clock was set back. */
const whileOpen = (record: BookingRecord, now: number): JobOutcome =>
  isHoldOver(record, now)
    ? later("StillPaying", graceEnd(record))
    : later("NotOver", Date.parse(record.holdUntil))

/**
 * Ends a hold that ran out; one that was sold or ended by then is left alone. One that may still be
 * paid for is looked at again: if its card is declined it is held once more, and nobody else would end it.
 */
export const endHold: JobWork<"endHold"> = (needs, job) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(job.booking as BookingId)
      if (record === null) return done
      const now = needs.clock.now()
      const ended = yield* advanceStatusInPlace({ needs, transaction }, record, {
        type: "HOLD_EXPIRED",
        holdOver: isHoldOver(record, now),
      }).pipe(Effect.catchTag("StepRefused", () => Effect.succeed(record)))
      return statusFacts[ended.status].isOpen
        ? whileOpen(ended, now)
        : yield* finishedIn(transaction, job)
    }),
  )
