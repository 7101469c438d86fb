import { millisecondsInSecond, secondsInMinute } from "date-fns/constants"

/** How much of a hold is left: whole minutes and the seconds of the last one. */
export type TimeLeft = { readonly minutes: number; readonly seconds: number }

/** What is left at a moment, never less than nothing. */
export const timeLeft = (holdUntil: string, now: number): TimeLeft => {
  const seconds = Math.max(0, Math.ceil((Date.parse(holdUntil) - now) / millisecondsInSecond))
  return { minutes: Math.floor(seconds / secondsInMinute), seconds: seconds % secondsInMinute }
}

const NEARLY_OVER_MINUTES = 2

/** True in the last minutes, in which the guest is asked whether there should be more. */
export const isNearlyOver = ({ minutes, seconds }: TimeLeft): boolean =>
  minutes < NEARLY_OVER_MINUTES || (minutes === NEARLY_OVER_MINUTES && seconds === 0)

const saidAtMinutes = [10, 5, 2, 1]

/** The minute that is said aloud, rarely and not every second; null before the first. */
export const saidMinute = ({ minutes, seconds }: TimeLeft): number | null =>
  saidAtMinutes.findLast((said) => minutes < said || (minutes === said && seconds === 0)) ?? null
