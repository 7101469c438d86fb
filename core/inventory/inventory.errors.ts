import { Schema } from "effect"
import { CalendarDate } from "../stay/calendar-date.ts"

/**
 * Why a property cannot be put: a kind of its rooms would be gone though nights of it are taken, or
 * another property has a room type.
 */
export const InventoryIssue = Schema.Struct({
  property: Schema.String,
  /** The id of a room type or of a kind. */
  roomType: Schema.String,
  code: Schema.Literals(["KindStillTaken", "RoomTypeElsewhere"]),
  /** The nights that are taken, the earliest first. */
  nights: Schema.optionalKey(Schema.Array(CalendarDate)),
})
export interface InventoryIssue extends Schema.Schema.Type<typeof InventoryIssue> {}

/** The property has no rooms of this kind. */
export class KindUnknown extends Schema.TaggedError<KindUnknown>()("KindUnknown", {
  kind: Schema.String,
}) {}

/** The property has no such room type. */
export class RoomTypeUnknown extends Schema.TaggedError<RoomTypeUnknown>()("RoomTypeUnknown", {}) {}

/** The inventory contradicts what is sold or known already; nothing of the put was kept. */
export class InventoryRefused extends Schema.TaggedError<InventoryRefused>()("InventoryRefused", {
  issues: Schema.Array(InventoryIssue),
}) {}
