import { Schema } from "effect"

/** Why a room type cannot be put: more rooms are sold than would exist, or another property has it. */
export const InventoryIssue = Schema.Struct({
  property: Schema.String,
  roomType: Schema.String,
  code: Schema.Literals(["UnitsBelowTaken", "RoomTypeElsewhere"]),
})
export interface InventoryIssue extends Schema.Schema.Type<typeof InventoryIssue> {}

/** The property has no rooms of this kind. */
export class KindUnknown extends Schema.TaggedError<KindUnknown>()("KindUnknown", {
  kind: Schema.String,
}) {}

/** The inventory contradicts what is sold or known already; nothing of the put was kept. */
export class InventoryRefused extends Schema.TaggedError<InventoryRefused>()("InventoryRefused", {
  issues: Schema.Array(InventoryIssue),
}) {}
