import { Effect } from "effect"
import type { BookingId } from "../booking/booking-view.ts"
import { isHoldOver } from "../booking/hold-terms.ts"
import { done, finishedIn, type JobWork } from "./job-outcome.ts"
import { advanceStatusInPlace } from "../front-desk/advance-status.ts"

/** Ends a hold that ran out; one that became something else by then is left alone. */
export const endHold: JobWork<"endHold"> = (needs, job) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(job.booking as BookingId)
      if (record === null) return done
      const holdOver = isHoldOver(record, needs.clock.now())
      yield* advanceStatusInPlace({ needs, transaction }, record, {
        type: "HOLD_EXPIRED",
        holdOver,
      }).pipe(Effect.catchTag("StepRefused", () => Effect.void))
      return yield* finishedIn(transaction, job)
    }),
  )
