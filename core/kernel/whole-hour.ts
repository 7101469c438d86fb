import { millisecondsInHour } from "date-fns/constants"

/**
 * The number of whole hours from 1970 to a moment in milliseconds since then. Malaysian days begin, and
 * free cancellation ends, on whole hours: until the next one, what guests read changes with no time.
 */
export const wholeHourAt = (now: number): number => Math.floor(now / millisecondsInHour)
