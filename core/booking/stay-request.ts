import { Schema } from "effect"
import { Slug } from "../property/property.ts"
import { RoomTypeId } from "../property/room-type.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"

/** So many rooms of one type. */
export const RoomChoice = Schema.Struct({
  roomType: RoomTypeId,
  count: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 8 })),
})
export interface RoomChoice extends Schema.Schema.Type<typeof RoomChoice> {}

/** The stay a guest asks for: the chosen rooms add up to the rooms of the party. */
export const StayRequest = Schema.Struct({
  property: Slug,
  dates: StayDates,
  party: Party,
  rooms: Schema.NonEmptyArray(RoomChoice),
})
export interface StayRequest extends Schema.Schema.Type<typeof StayRequest> {}
