import { secondsInMinute } from "date-fns/constants"

/** Seconds as minutes that a guest is asked to wait: rounded up, so that it is never too short. */
export const wholeMinutes = (seconds: number): number => Math.ceil(seconds / secondsInMinute)
