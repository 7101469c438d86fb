import type { InventoryIssue } from "#core/inventory/inventory.errors.ts"
import type { KnownRoomType, NightRow, RoomTypeRow } from "./inventory.sql.ts"

const mostTakenIn = (nights: ReadonlyArray<NightRow>): ReadonlyMap<string, number> => {
  const most = new Map<string, number>()
  for (const { roomType, taken } of nights)
    most.set(roomType, Math.max(taken, most.get(roomType) ?? 0))
  return most
}

/** What the room types to be put contradict: their sold rooms, or another property that has them. */
export const issuesOf = (
  rooms: ReadonlyArray<RoomTypeRow>,
  nights: ReadonlyArray<NightRow>,
  known: ReadonlyArray<KnownRoomType>,
): ReadonlyArray<InventoryIssue> => {
  const owners = new Map(known.map(({ id, property }) => [id, property]))
  const sold = new Map(known.map(({ id, taken }) => [id, taken]))
  const put = mostTakenIn(nights)
  const seen = new Set<string>()
  return rooms.flatMap<InventoryIssue>(({ id, property, units }) => {
    const elsewhere = (owners.get(id) ?? property) !== property || seen.has(id)
    seen.add(id)
    if (elsewhere) return [{ property, roomType: id, code: "RoomTypeElsewhere" }]
    const taken = Math.max(sold.get(id) ?? 0, put.get(id) ?? 0)
    return taken > units ? [{ property, roomType: id, code: "UnitsBelowTaken" }] : []
  })
}
