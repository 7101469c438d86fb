import { Schema } from "effect"
import { PlanId } from "../property/rate-plan.ts"
import { Slug } from "../property/property.ts"
import { RoomTypeId } from "../property/room-type.ts"
import { limits } from "../stay/limits.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"

/** So many rooms of one type under one plan. */
export const RoomChoice = Schema.Struct({
  roomType: RoomTypeId,
  /** The first plan of the room type where none is named. */
  plan: Schema.optionalKey(PlanId),
  count: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 8 })),
})
export interface RoomChoice extends Schema.Schema.Type<typeof RoomChoice> {}

/** Each room of a party may be of another type. */
export const RoomChoices = Schema.NonEmptyArray(RoomChoice).check(
  Schema.isMaxLength(limits.maxRooms),
)

/** The stay a guest asks for: the chosen rooms add up to the rooms of the party. */
export const StayRequest = Schema.Struct({
  property: Slug,
  dates: StayDates,
  party: Party,
  rooms: RoomChoices,
})
export interface StayRequest extends Schema.Schema.Type<typeof StayRequest> {}
