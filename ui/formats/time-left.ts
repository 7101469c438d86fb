import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from "date-fns/constants"

/** Time that is left, in the largest unit of which there are at least two. */
type WholeTime = {
  readonly unit: "days" | "hours" | "minutes"
  readonly count: number
}

const AT_LEAST = 2

/**
 * Milliseconds as whole days, hours or minutes: rounded down, so that nobody is promised more time
 * than there is. Null where less than a minute is left.
 */
export const wholeTimeLeft = (milliseconds: number): WholeTime | null => {
  const wholeOf = (length: number): number => Math.floor(milliseconds / length)
  const [days, hours, minutes] = [
    wholeOf(millisecondsInDay),
    wholeOf(millisecondsInHour),
    wholeOf(millisecondsInMinute),
  ]
  if (days >= AT_LEAST) return { unit: "days", count: days }
  if (hours >= AT_LEAST) return { unit: "hours", count: hours }
  return minutes > 0 ? { unit: "minutes", count: minutes } : null
}
