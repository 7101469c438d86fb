import type { RoomKindId, RoomUse } from "../property/room-kind.ts"
import type { Party } from "../stay/party.ts"
import {
  byId,
  isBetter,
  mixKey,
  NOTHING_YET,
  withMoreRooms,
  type Chosen,
  type FreeRoom,
  type SizedRoom,
} from "./mixed-rooms.ts"
import type { Seats } from "./seating.ts"

/** How many rooms are free of each kind that several room types share. */
export type SharedFree = ReadonlyMap<RoomKindId, number>

type Used = Chosen<SizedRoom>["used"]

const fits = (used: Used, free: SharedFree): boolean =>
  [...used].every(([kind, count]) => count <= (free.get(kind) ?? 0))

const sharesOf = ({ shares }: FreeRoom): ReadonlyArray<RoomUse> => shares ?? []

/** Those that share most come first: after them fewer kinds still make a difference. */
const inOrder = <Room extends SizedRoom>(rooms: ReadonlyArray<FreeRoom<Room>>) =>
  rooms.toSorted((one, other) => sharesOf(other).length - sharesOf(one).length || byId(one, other))

/** What is used makes sums different only as long as a later room type needs the same kind. */
const fullKeyOf = (chosen: Chosen<SizedRoom>, later: ReadonlySet<RoomKindId>): string => {
  const still = [...later].map((kind) => chosen.used.get(kind) ?? 0)
  return String([mixKey(chosen), ...still])
}

const bestOfEach = <Room extends SizedRoom>(
  ways: ReadonlyArray<Chosen<Room>>,
  later: ReadonlySet<RoomKindId>,
): ReadonlyArray<Chosen<Room>> => {
  const best = new Map<string, Chosen<Room>>()
  for (const way of ways) {
    const key = fullKeyOf(way, later)
    const known = best.get(key)
    if (known === undefined || isBetter(way, known)) best.set(key, way)
  }
  return [...best.values()]
}

const kindsOf = (rooms: ReadonlyArray<FreeRoom>): ReadonlySet<RoomKindId> =>
  new Set(rooms.flatMap((room) => sharesOf(room).map(({ kind }) => kind)))

/**
 * The best way to every reachable sum where room types share kinds of rooms: no room is counted
 * twice. Each way is one that can be had; none is passed over that could be the best.
 */
export const bestSharing = <Room extends SizedRoom>(
  rooms: ReadonlyArray<FreeRoom<Room>>,
  party: Party,
  needed: Seats,
  free: SharedFree,
): ReadonlyMap<number, Chosen<Room>> => {
  const ordered = inOrder(rooms)
  let ways: ReadonlyArray<Chosen<Room>> = [NOTHING_YET]
  for (const [place, taken] of ordered.entries()) {
    const more = ways.flatMap((chosen) => {
      const most = Math.min(taken.free, party.rooms - chosen.rooms)
      const counts = Array.from({ length: Math.max(0, most) }, (_, before) => before + 1)
      return counts
        .map((count) => withMoreRooms(chosen, taken, count, needed))
        .filter(({ used }) => fits(used, free))
    })
    ways = bestOfEach([...ways, ...more], kindsOf(ordered.slice(place + 1)))
  }
  return new Map(ways.map((way) => [mixKey(way), way]))
}
