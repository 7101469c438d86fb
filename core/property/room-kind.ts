import { Schema } from "effect"
import { singleLine } from "../kernel/typed-text.ts"

const atLeast = (minimum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum, maximum: 10_000 }))

/** Unique over all properties; rooms that a room type has for itself are known by the id of the room type. */
export const RoomKindId = singleLine(256)
  .check(Schema.isMinLength(1))
  .pipe(Schema.brand("RoomKindId"))
export type RoomKindId = typeof RoomKindId.Type

/** Rooms of a property that exist and are alike: the only thing that is counted. */
export const RoomKind = Schema.Struct({
  id: RoomKindId,
  /** How many such rooms exist. */
  units: atLeast(0),
})
export interface RoomKind extends Schema.Schema.Type<typeof RoomKind> {}

/** So many rooms of a kind that one room type takes when it is booked once. */
export const RoomUse = Schema.Struct({ kind: RoomKindId, count: atLeast(1) })
export interface RoomUse extends Schema.Schema.Type<typeof RoomUse> {}
