import { millisecondsInHour } from "date-fns/constants"

/** How long a mailed link works, in milliseconds. Who lost an address may read the letter days later. */
export const linkLastsMs = {
  proof: millisecondsInHour,
  reset: millisecondsInHour,
  restore: 7 * 24 * millisecondsInHour,
} as const
