import { Schema } from "effect"
import { RoomTypeId } from "../property/room-type.ts"

/** So many rooms of one type in the mix that a card shows and opens. */
export const RoomChoiceShown = Schema.Struct({ roomType: RoomTypeId, count: Schema.Int })
export interface RoomChoiceShown extends Schema.Schema.Type<typeof RoomChoiceShown> {}
