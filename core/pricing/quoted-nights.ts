import { Schema } from "effect"
import { Sen } from "../money/sen.ts"
import { PlanId } from "../property/rate-plan.ts"
import { RoomTypeId } from "../property/room-type.ts"
import { CalendarDate } from "../stay/calendar-date.ts"

/** One night of the rooms of one type and plan: the rate, the deal applied, and what one room costs. */
export const QuotedNight = Schema.Struct({
  date: CalendarDate,
  roomType: RoomTypeId,
  /** Absent where the room type has no plans of its own. */
  plan: Schema.optionalKey(PlanId),
  rooms: Schema.Int,
  /** The plan's rate: that of the room type with the difference of the plan. */
  rate: Sen,
  deal: Schema.NullOr(
    Schema.Struct({ kind: Schema.Literals(["promotion", "member"]), percent: Schema.Int }),
  ),
  price: Sen,
})
export interface QuotedNight extends Schema.Schema.Type<typeof QuotedNight> {}

type Nights = ReadonlyArray<QuotedNight>

/** The first and the last day of nights in any order; there is at least one night. */
export const daysOf = (
  nights: Nights,
): { readonly first: CalendarDate; readonly last: CalendarDate } => {
  const days = nights.map(({ date }) => date).toSorted()
  return { first: days.at(0) as CalendarDate, last: days.at(-1) as CalendarDate }
}

/** How many nights there are over all rooms. */
export const countRoomNights = (nights: Nights): number =>
  nights.reduce((sum, { rooms }) => sum + rooms, 0)

/** Each date of a stay once, however many kinds of room it has. */
export const datesOf = (nights: Nights): ReadonlyArray<CalendarDate> => [
  ...new Set(nights.map(({ date }) => date)),
]

/** How many rooms a stay has: as many on each date. */
export const roomsIn = (nights: Nights): number => countRoomNights(nights) / datesOf(nights).length
