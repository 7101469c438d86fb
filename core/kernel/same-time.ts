import { Effect } from "effect"

/** Far longer than the work behind such an answer takes, and too short for a guest to mind. */
export const SAME_TIME_MS = 250

/**
 * The same answer, or failure, but not before a quarter of a second: how long the work took, and so
 * what was found, does not show in the time of the answer. Work that takes longer is waited for.
 */
export const inSameTime = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.all([Effect.exit(work), Effect.sleep(SAME_TIME_MS)], { concurrency: "unbounded" }).pipe(
    Effect.flatMap(([exit]) => exit),
  )
