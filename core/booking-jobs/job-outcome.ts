import { Effect } from "effect"
import type { BookingTransaction } from "../booking/booking-store.port.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import type { Job, JobOf } from "../workload/job.ts"
import type { JobKind } from "../workload/stored-job.ts"

/**
 * Done for good, marked as done in the transaction of its change already, or to be tried again for a
 * reason.
 */
export type JobOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "finished" }
  | { readonly kind: "later"; readonly reason: string; readonly notBefore: number }

/** Does one kind of job; doing it twice is the same as once. */
export type JobWork<Kind extends JobKind> = (
  needs: FrontDeskNeeds,
  job: JobOf<Kind>,
) => Effect.Effect<JobOutcome, BookingStoreFailure>

export const done: JobOutcome = { kind: "done" }

/** Marks the job as done in this transaction. */
export const finishedIn = (
  transaction: Pick<BookingTransaction, "finish">,
  { id }: Pick<Job, "id">,
): Effect.Effect<JobOutcome, StoreUnreachable> =>
  Effect.as(transaction.finish(id), { kind: "finished" } satisfies JobOutcome)

/**
 * To be tried again, with the reason why it is not done; soon, or not before a moment in milliseconds
 * since 1970.
 */
export const later = (reason: string, notBefore = 0): JobOutcome => ({
  kind: "later",
  reason,
  notBefore,
})
