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
