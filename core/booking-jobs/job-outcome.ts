import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import type { JobOf } from "../workload/job.ts"
import type { JobKind } from "../workload/stored-job.ts"

/** Done for good, or to be tried again for a reason. */
export type JobOutcome =
  { readonly kind: "done" } | { readonly kind: "later"; readonly reason: string }

/** Does one kind of job; doing it twice is the same as once. */
export type JobWork<Kind extends JobKind> = (
  needs: FrontDeskNeeds,
  job: JobOf<Kind>,
) => Effect.Effect<JobOutcome, BookingStoreFailure>

export const done: JobOutcome = { kind: "done" }

/** To be tried again, with the reason of the failure. */
export const later = (reason: string): JobOutcome => ({ kind: "later", reason })
