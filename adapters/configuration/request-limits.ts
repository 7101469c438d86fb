/** How much one process answers at once, how much waits for it, and how long at most. */
export type RequestLimits = {
  readonly atOnce: number
  readonly waiting: number
  readonly waitMs: number
}

/** Measured in decision 47. */
export const usualRequestLimits: RequestLimits = { atOnce: 32, waiting: 64, waitMs: 2000 }
