import { millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import type { Clock } from "../kernel/environment.port.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { RateLimiter } from "./rate-limiter.port.ts"

/** What is counted, how often it may happen in a window, and how long the window is. */
export type AttemptLimit = {
  readonly subject: string
  readonly most: number
  readonly windowMs: number
}

/** What counting takes. */
export type Counter = { readonly rateLimiter: RateLimiter; readonly clock: Clock }

/**
 * Counts one more under every limit, and says after how many seconds the next attempt may succeed:
 * 0 where no limit is exceeded, else the time until the last of the exceeded windows ends.
 */
export const waitAfterAttempt = (
  { rateLimiter, clock }: Counter,
  limits: ReadonlyArray<AttemptLimit>,
): Effect.Effect<number, StoreUnreachable> => {
  const now = clock.now()
  const waits = Effect.forEach(limits, ({ subject, most, windowMs }) =>
    Effect.map(rateLimiter.count(subject, now, windowMs), (count) =>
      count > most ? Math.ceil((windowMs - (now % windowMs)) / millisecondsInSecond) : 0,
    ),
  )
  return Effect.map(waits, (seconds) => Math.max(0, ...seconds))
}
