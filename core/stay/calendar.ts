import { UTCDateMini } from "@date-fns/utc/date/mini"
import { addDays as daysLater } from "date-fns/addDays"
import { millisecondsInDay, millisecondsInHour } from "date-fns/constants"
import { differenceInMilliseconds } from "date-fns/differenceInMilliseconds"
import { getDay } from "date-fns/getDay"
import type { CalendarDate } from "./calendar-date.ts"

export { isRealDate } from "./real-date.ts"

/** Malaysia has been eight hours ahead of UTC all year round since 1982. */
const MALAYSIA_AHEAD_MS = 8 * millisecondsInHour

/** Midnight of a date, counted in UTC: a day there has always 24 hours, whatever the device's zone. */
const midnightOf = (date: CalendarDate): Date => new UTCDateMini(`${date}T00:00:00.000Z`)

/** The date of a moment in UTC. */
const dateOf = (moment: Date): CalendarDate => moment.toISOString().slice(0, 10) as CalendarDate

/** The date so many days later, or earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateOf(daysLater(midnightOf(date), days))

/** How many days lie from one date to another; negative when the other is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  differenceInMilliseconds(midnightOf(to), midnightOf(from)) / millisecondsInDay

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: CalendarDate): number => getDay(midnightOf(date))

/** The Malaysian date at a moment given in milliseconds since 1970. */
export const malaysianDateAt = (epochMillis: number): CalendarDate =>
  dateOf(new Date(epochMillis + MALAYSIA_AHEAD_MS))

/** The moment, in milliseconds since 1970, at which a Malaysian clock shows this hour of this date. */
export const malaysianMoment = (date: CalendarDate, hour: number): number =>
  midnightOf(date).getTime() + hour * millisecondsInHour - MALAYSIA_AHEAD_MS
