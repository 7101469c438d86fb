/**
 * How long is waited for what must come, in milliseconds. Waiting ends when it is there, so only a
 * failure takes this long; a busy machine is none.
 */
export const PATIENCE_MS = 60_000

/** How long one test or hook may take, in milliseconds; the bound of its part ends it before. */
export const LONGEST_TEST_MS = 600_000
