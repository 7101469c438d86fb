import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"

/** Counts tries by subject in fixed windows, over all processes: wrong codes, holds, sign-ins. */
export interface RateLimiter {
  /**
   * Counts one more and says how many there were in the window, this one included. Any text may be a
   * subject; what is stored of it is a fingerprint, so that nobody reads there who tried.
   */
  readonly count: (
    subject: string,
    now: number,
    windowMs: number,
  ) => Effect.Effect<number, StoreUnreachable>
}
