import { Schema } from "effect"
import { CalendarDate } from "./calendar-date.ts"

/** The day of arrival and the day of leaving. A stay has at least one night. */
export const StayDates = Schema.Struct({ checkIn: CalendarDate, checkOut: CalendarDate }).check(
  Schema.makeFilter(({ checkIn, checkOut }: { checkIn: string; checkOut: string }) =>
    checkIn < checkOut ? undefined : { path: ["checkOut"], issue: "CheckOutNotAfterCheckIn" },
  ),
)
export interface StayDates extends Schema.Schema.Type<typeof StayDates> {}
