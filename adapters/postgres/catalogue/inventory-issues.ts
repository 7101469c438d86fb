import type { InventoryIssue } from "#core/inventory/inventory.errors.ts"
import type { KnownRoomType, RoomTypeRow } from "./inventory.sql.ts"

/** What the room types to be put contradict: their sold rooms, or another property that has them. */
export const issuesOf = (
  rooms: ReadonlyArray<RoomTypeRow>,
  known: ReadonlyArray<KnownRoomType>,
): ReadonlyArray<InventoryIssue> => {
  const owners = new Map(known.map(({ id, property }) => [id, property]))
  const sold = new Map(known.map(({ id, taken }) => [id, taken]))
  const seen = new Set<string>()
  return rooms.flatMap<InventoryIssue>(({ id, property, hasOwn }) => {
    const elsewhere = (owners.get(id) ?? property) !== property || seen.has(id)
    seen.add(id)
    if (elsewhere) return [{ property, roomType: id, code: "RoomTypeElsewhere" }]
    const isGone = hasOwn === false && (sold.get(id) ?? 0) > 0
    return isGone ? [{ property, roomType: id, code: "UnitsBelowTaken" }] : []
  })
}
