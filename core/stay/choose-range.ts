import type { CalendarDate } from "./calendar-date.ts"
import { addDays } from "./calendar.ts"
import { limits } from "./limits.ts"
import { lastCheckIn } from "./stay-dates.rules.ts"

/** A stay while it is being chosen in a calendar: nothing, the arrival, or both days. */
export type Range = {
  readonly checkIn: CalendarDate | null
  readonly checkOut: CalendarDate | null
}

/** Whether a night can be slept: false for the nights that are sold out. */
export type IsFree = (night: CalendarDate) => boolean

/** Whether a stay may begin on a day: false where the operator lets nobody arrive. */
export type MayArrive = (day: CalendarDate) => boolean

const everyDay: MayArrive = () => true

/** The day by which a stay from this day has to end: its longest, or its first night not free. */
export const latestCheckOut = (checkIn: CalendarDate, isFree: IsFree): CalendarDate => {
  const last = addDays(checkIn, limits.maxNights)
  let day = checkIn
  while (day < last && isFree(day)) day = addDays(day, 1)
  return day
}

/** The arrival that this day would end: chosen without an end, and earlier. */
const arrivalBefore = ({ checkIn, checkOut }: Range, day: CalendarDate): CalendarDate | null =>
  checkOut === null && (checkIn ?? day) < day ? checkIn : null

/** Whether pressing a day of the calendar would choose something. */
export const canChoose = (
  range: Range,
  day: CalendarDate,
  today: CalendarDate,
  isFree: IsFree,
  mayArrive: MayArrive = everyDay,
): boolean => {
  const arrival = arrivalBefore(range, day)
  if (arrival !== null) return day <= latestCheckOut(arrival, isFree)
  return day >= today && day <= lastCheckIn(today) && isFree(day) && mayArrive(day)
}

/** The range after a day was pressed: a later day ends the stay, any other begins one again. */
export const chosen = (range: Range, day: CalendarDate): Range => {
  const arrival = arrivalBefore(range, day)
  return arrival === null ? { checkIn: day, checkOut: null } : { checkIn: arrival, checkOut: day }
}
