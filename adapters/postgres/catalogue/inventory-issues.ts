import type { InventoryIssue } from "#core/inventory/inventory.errors.ts"
import type { KnownRoomType, RoomTypeRow } from "./inventory.sql.ts"

/** The room types and kinds to be put that another property has, or that are put twice. */
export const elsewhereIssues = (
  rooms: ReadonlyArray<RoomTypeRow>,
  known: ReadonlyArray<KnownRoomType>,
): ReadonlyArray<InventoryIssue> => {
  const owners = new Map(known.map(({ id, property }) => [id, property]))
  const seen = new Set<string>()
  return rooms.flatMap<InventoryIssue>(({ id, property }) => {
    const isElsewhere = (owners.get(id) ?? property) !== property || seen.has(id)
    seen.add(id)
    return isElsewhere ? [{ property, roomType: id, code: "RoomTypeElsewhere" }] : []
  })
}
