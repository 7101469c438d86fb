import type { Clock } from "#core/kernel/world.port.ts"

/** The clock of the guest's own machine. */
export const browserClock: Clock = { now: () => Date.now() }
