import { millisecondsInDay } from "date-fns/constants"

const known = new Map<string, number>()

/** How many days a calendar date is after 1970-01-01; looked up once per date. */
export const dayNumberOf = (date: string): number => {
  const found = known.get(date)
  if (found !== undefined) return found
  const number = Date.parse(`${date}T00:00:00.000Z`) / millisecondsInDay
  known.set(date, number)
  return number
}

/** 0 is Sunday, 6 is Saturday; 1970 began on a Thursday. */
export const weekdayOfNumber = (day: number): number => (((day + 4) % 7) + 7) % 7
