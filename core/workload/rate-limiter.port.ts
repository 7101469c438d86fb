import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"

/** Counts tries by subject in fixed windows, over all processes: wrong codes, holds, sign-ins. */
export interface RateLimiter {
  /**
   * Counts one attempt and returns the number in the window, this one included. Any text may be a
   * subject; only its hash is stored, so that the storage does not reveal who tried.
   */
  readonly count: (
    subject: string,
    now: number,
    windowMs: number,
  ) => Effect.Effect<number, StoreUnreachable>
}
