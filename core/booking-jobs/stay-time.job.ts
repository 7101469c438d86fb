import { Effect } from "effect"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { BookingId } from "../booking/booking-view.ts"
import type { BookingEvent } from "../booking/booking.event.ts"
import type { TransactionScope } from "../front-desk/execute-commands.ts"
import { endedChange } from "../front-desk/end-change.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import { advanceStatusInPlace } from "../front-desk/advance-status.ts"
import { invitationJob } from "../reviews/review-jobs.ts"
import { stayBegins, stayEnds } from "../booking/stay-moments.ts"

/** A stay that was moved to later days is left alone; a later job is for it. */
const inTime =
  (
    isDue: (record: BookingRecord, now: number) => boolean,
    go: (tools: TransactionScope, record: BookingRecord) => ReturnType<JobWork<"startStay">>,
  ) =>
  (needs: FrontDeskNeeds, { booking }: { readonly booking: string }) =>
    needs.store.inTransaction((transaction) =>
      Effect.flatMap(transaction.lock(booking as BookingId), (record) =>
        record !== null && isDue(record, needs.clock.now())
          ? go({ needs, transaction }, record)
          : Effect.succeed(done),
      ),
    )

const moved = (tools: TransactionScope, record: BookingRecord, event: BookingEvent) =>
  advanceStatusInPlace(tools, record, event).pipe(
    Effect.as(done),
    Effect.catchTag("StepRefused", () => Effect.succeed(done)),
  )

/** The guest may check in: from here on nothing is cancelled or changed, a pending change included. */
export const startStay: JobWork<"startStay"> = inTime(
  ({ dates }, now) => now >= stayBegins(dates),
  (tools, record) =>
    Effect.flatMap(endedChange(tools, record, "expired"), (alone) =>
      moved(tools, alone, { type: "STAY_STARTED" }),
    ),
)

/** The stay is over, and its guest is invited to review it; one that has not begun on paper begins first. */
export const endStay: JobWork<"endStay"> = inTime(
  ({ dates }, now) => now >= stayEnds(dates),
  (tools, record) =>
    record.status === "confirmed"
      ? Effect.succeed(later("StayNotStarted"))
      : Effect.tap(moved(tools, record, { type: "STAY_ENDED" }), () =>
          tools.transaction.enqueue(invitationJob(record)),
        ),
)
