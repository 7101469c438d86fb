import type { Instant } from "./instant.ts"

/** A moment given in milliseconds since 1970, as it is written down. */
export const instantAt = (millis: number): Instant => new Date(millis).toISOString() as Instant
