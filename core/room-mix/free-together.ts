import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { RoomKindId } from "../property/room-kind.ts"
import { kindsTaken } from "../property/room-uses.ts"
import type { RoomType, RoomTypeId } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"

/** Rooms free in every night; 0 as soon as one night is sold out. */
export const freeInAll = (
  snapshot: Pick<CatalogueSnapshot, "freeOn">,
  room: RoomTypeId,
  nights: ReadonlyArray<CalendarDate>,
): number => {
  let free = Infinity
  for (const night of nights) {
    free = Math.min(free, snapshot.freeOn(room, night))
    if (free <= 0) return 0
  }
  return nights.length === 0 ? 0 : free
}

/** Rooms of a kind free in every night. */
export const freeOfKindInAll = (
  snapshot: Pick<CatalogueSnapshot, "freeOfKind">,
  kind: RoomKindId,
  nights: ReadonlyArray<CalendarDate>,
): number =>
  nights.reduce((free, night) => Math.min(free, snapshot.freeOfKind(kind, night)), Infinity)

/**
 * True when all of these can be had together in every night: each by itself, and no room twice where
 * several of them take rooms of the same kind.
 */
export const areFree = (
  snapshot: CatalogueSnapshot,
  rooms: ReadonlyArray<{ readonly room: RoomType; readonly count: number }>,
  nights: ReadonlyArray<CalendarDate>,
): boolean =>
  rooms.every(({ room, count }) => freeInAll(snapshot, room.id, nights) >= count) &&
  (rooms.length === 1 ||
    [...kindsTaken(rooms)].every(
      ([kind, count]) => freeOfKindInAll(snapshot, kind, nights) >= count,
    ))
