import { Effect } from "effect"
import type { BookingId } from "./booking-view.ts"
import { isHoldOver } from "./hold-terms.ts"
import { done, type JobWork } from "./job-outcome.ts"
import { moveInPlace } from "./move.ts"

/** Ends a hold that ran out; one that became something else by then is left alone. */
export const endHold: JobWork = (desk, { booking }) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(booking as BookingId)
      if (record === null) return done
      const holdOver = isHoldOver(record, desk.clock.now())
      return yield* moveInPlace({ desk, transaction }, record, {
        type: "HOLD_EXPIRED",
        holdOver,
      }).pipe(
        Effect.as(done),
        Effect.catchTag("StepRefused", () => Effect.succeed(done)),
      )
    }),
  )
