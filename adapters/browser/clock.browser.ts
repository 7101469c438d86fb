import { rightedClock } from "#core/kernel/righted-clock.ts"
import type { Clock } from "#core/kernel/environment.port.ts"

/** The clock of the guest's own machine. */
export const browserClock: Clock = { now: () => Date.now() }

/** The same clock, set right by the server's answers; the time left of a hold is counted by it. */
export const siteClock = rightedClock(browserClock)
