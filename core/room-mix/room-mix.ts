import { Schema } from "effect"
import { PlanId } from "../property/rate-plan.ts"
import { RoomTypeId } from "../property/room-type.ts"

/** So many rooms of one type and plan in the mix that a card shows and opens. */
export const RoomChoiceShown = Schema.Struct({
  roomType: RoomTypeId,
  /** Absent where the room type has no plans of its own. */
  plan: Schema.optionalKey(PlanId),
  count: Schema.Int,
})
export interface RoomChoiceShown extends Schema.Schema.Type<typeof RoomChoiceShown> {}
