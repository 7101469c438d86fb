/** So many measurements are looked at together: the least of them is the delay that stays. */
const TOGETHER = 5

/** A delay of the event loop that stays above this means that too much is worked on at once. */
const LONGEST_DELAY_MS = 50

const LESS = 0.75
const MORE = 2

/**
 * How much is worked on at once: less and less while the event loop stays late, and bit by bit more
 * when it is on time again (additive increase, multiplicative decrease). A single late turn, as from
 * collecting garbage or from other programs, changes nothing.
 */
export const concurrencyLimit = (most: number) => {
  const least = Math.ceil(most / 4)
  let limit = most
  let delays: ReadonlyArray<number> = []
  return {
    now: () => limit,
    /** Notes how late the event loop was, in milliseconds. */
    saw: (delayMs: number): void => {
      delays = [...delays, delayMs]
      if (delays.length < TOGETHER) return
      const staysLate = Math.min(...delays) > LONGEST_DELAY_MS
      limit = staysLate ? Math.max(least, Math.floor(limit * LESS)) : Math.min(most, limit + MORE)
      delays = []
    },
  }
}
