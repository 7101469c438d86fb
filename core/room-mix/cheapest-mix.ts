import type { Party } from "../stay/party.ts"
import {
  byId,
  isBetter,
  keyOf,
  mixOf,
  NOTHING_YET,
  withRooms,
  type Chosen,
  type FreeRoom,
  type MixedRoom,
  type SizedRoom,
} from "./mixed-rooms.ts"
import { holds, seatsNeeded, type Seats } from "./seating.ts"
import { bestSharing, type SharedFree } from "./shared-mix.ts"

/** The best way to every reachable sum, one room type after the other. */
const bestChosen = <Room extends SizedRoom>(
  rooms: ReadonlyArray<FreeRoom<Room>>,
  party: Party,
  needed: Seats,
): ReadonlyMap<number, Chosen<Room>> => {
  const best = new Map<number, Chosen<Room>>([[0, NOTHING_YET]])
  for (const taken of rooms.toSorted(byId))
    for (const chosen of Array.from(best.values()))
      for (let count = 1; count <= Math.min(taken.free, party.rooms - chosen.rooms); count += 1) {
        const next = withRooms(chosen, taken, count, needed)
        const known = best.get(keyOf(next))
        if (known === undefined || isBetter(next, known)) best.set(keyOf(next), next)
      }
  return best
}

/** For one room there is nothing to mix: the cheapest that holds everybody, then the first id. */
const cheapestRoom = <Room extends SizedRoom>(
  rooms: ReadonlyArray<FreeRoom<Room>>,
  party: Party,
): FreeRoom<Room> | null => {
  let best: FreeRoom<Room> | null = null
  for (const taken of rooms)
    if (taken.free > 0 && holds(taken.room, party))
      if (
        best === null ||
        taken.price < best.price ||
        (taken.price === best.price && taken.room.id < best.room.id)
      )
        best = taken
  return best
}

/**
 * The cheapest rooms, as many as the party asks for, that seat everyone, in the order of their ids;
 * null when no mix does. Of equally cheap mixes the one of fewer types, then of the first ids. Of
 * kinds that several room types share, no more rooms are taken than are free.
 */
export const cheapestMix = <Room extends SizedRoom>(
  rooms: ReadonlyArray<FreeRoom<Room>>,
  party: Party,
  shared: SharedFree | null = null,
): ReadonlyArray<MixedRoom<Room>> | null => {
  if (party.rooms === 1) {
    const single = cheapestRoom(rooms, party)
    return single === null ? null : [{ ...single, count: 1 }]
  }
  const needed = seatsNeeded(party)
  if (needed.adults < 0) return null
  const seated = { ...NOTHING_YET, ...needed, rooms: party.rooms }
  const sums =
    shared === null ? bestChosen(rooms, party, needed) : bestSharing(rooms, party, needed, shared)
  const best = sums.get(keyOf(seated))
  return best === undefined ? null : mixOf(best)
}
