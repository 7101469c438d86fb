import type { CalendarDate } from "./calendar-date.ts"

export { isRealDate } from "./real-date.ts"

/** Malaysia has been eight hours ahead of UTC all year round since 1982. */
const MALAYSIA_AHEAD_MS = 8 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

const millisOf = (date: string): number => Date.parse(`${date}T00:00:00.000Z`)

const dateAt = (millis: number): CalendarDate =>
  new Date(millis).toISOString().slice(0, 10) as CalendarDate

/** The date so many days later, or earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateAt(millisOf(date) + days * DAY_MS)

/** How many days lie from one date to another; negative when the other is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((millisOf(to) - millisOf(from)) / DAY_MS)

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: CalendarDate): number => new Date(millisOf(date)).getUTCDay()

/** The Malaysian date at a moment given in milliseconds since 1970. */
export const malaysianDateAt = (epochMillis: number): CalendarDate =>
  dateAt(epochMillis + MALAYSIA_AHEAD_MS)

/** The moment, in milliseconds since 1970, at which a Malaysian clock shows this hour of this date. */
export const malaysianMoment = (date: CalendarDate, hour: number): number =>
  millisOf(date) + hour * 60 * 60 * 1000 - MALAYSIA_AHEAD_MS
