/** The slowest line that is waited for, from the guest's side and from ours: 4 KB in a second. */
export const SLOWEST_BYTES_PER_MS = 4.096

/** How long so many bytes may be on their way, at the longest. */
export const longestWayMs = (bytes: number): number => bytes / SLOWEST_BYTES_PER_MS
