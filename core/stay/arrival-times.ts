/** When a guest may say to arrive: a full hour of the Malaysian clock, or later in the same night. */
export const arrivalTimes = [
  "00:00",
  "01:00",
  "02:00",
  "03:00",
  "04:00",
  "05:00",
  "06:00",
  "07:00",
  "08:00",
  "09:00",
  "10:00",
  "11:00",
  "12:00",
  "13:00",
  "14:00",
  "15:00",
  "16:00",
  "17:00",
  "18:00",
  "19:00",
  "20:00",
  "21:00",
  "22:00",
  "23:00",
  "afterMidnight",
] as const
export type ArrivalTime = (typeof arrivalTimes)[number]

/**
 * What a guest may choose from where one can check in from a time of day, written `15:00`: the full
 * hours from then on, and after midnight.
 */
export const arrivalTimesFrom = (checkInFrom: string): ReadonlyArray<ArrivalTime> =>
  arrivalTimes.filter((time) => time >= checkInFrom)
