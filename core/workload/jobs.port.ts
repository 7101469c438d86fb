import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { DeadJobOf, JobOf } from "./job.ts"
import type { JobKind } from "./stored-job.ts"

/**
 * Jobs waiting to be done, over all server processes: each is done at least once, so doing one must
 * be repeatable. Kept by tests/contracts/jobs.contract.ts.
 */
export interface Jobs {
  /**
   * Claims up to so many due jobs of these kinds for the length of the lease, longest due first; no
   * other worker gets them in that time. `tries` counts this claim: 1 the first time. Jobs that
   * this version cannot read are reported and left for one that can: they are due again after the
   * lease.
   */
  readonly claim: <Kind extends JobKind>(wanted: {
    readonly kinds: ReadonlyArray<Kind>
    readonly now: number
    readonly limit: number
    readonly leaseMs: number
  }) => Effect.Effect<ReadonlyArray<JobOf<Kind>>, StoreUnreachable>
  readonly done: (id: string) => Effect.Effect<void, StoreUnreachable>
  /** Puts a job back for a later try, with what went wrong as a tag. */
  readonly postpone: (
    id: string,
    until: number,
    reason: string,
  ) => Effect.Effect<void, StoreUnreachable>
  /** Marks a job as failed permanently, with the reason; it is not claimed again. */
  readonly bury: (id: string, reason: string) => Effect.Effect<void, StoreUnreachable>
  /** The jobs of a kind that were given up, in the order in which they were ordered. */
  readonly buried: <Kind extends JobKind>(
    kind: Kind,
  ) => Effect.Effect<ReadonlyArray<DeadJobOf<Kind>>, StoreUnreachable>
  /** Lets a job that was given up be tried again from the start; false where none has this id. */
  readonly revive: (id: string, now: number) => Effect.Effect<boolean, StoreUnreachable>
}
