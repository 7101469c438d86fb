import type { RoomTypeId } from "../property/room-type.ts"
import type { Party } from "../stay/party.ts"
import { holds, seatsBesideAdult, seatsNeeded, type RoomCapacity, type Seats } from "./seating.ts"

/** A room type that has a name and bounds. */
export type SizedRoom = RoomCapacity & { readonly id: RoomTypeId }

/** A room type as it can be had for a stay. */
export type FreeRoom<Room extends SizedRoom = SizedRoom> = {
  readonly room: Room
  /** How many are free in all nights. */
  readonly free: number
  /** Of one room for all nights, after the deals of this viewer. */
  readonly price: number
}

/** So many rooms of one type in a mix. */
export type MixedRoom<Room extends SizedRoom = SizedRoom> = FreeRoom<Room> & {
  readonly count: number
}

type Choice<Room extends SizedRoom> = {
  readonly taken: FreeRoom<Room>
  readonly count: number
  readonly before: Choice<Room> | null
}

/** Rooms chosen so far; seats beyond what the party needs are not told apart. */
type Chosen<Room extends SizedRoom> = Seats & {
  readonly rooms: number
  readonly price: number
  readonly types: number
  readonly choice: Choice<Room> | null
}

const NOTHING_YET = {
  adults: 0,
  children: 0,
  guests: 0,
  rooms: 0,
  price: 0,
  types: 0,
  choice: null,
}

const mixOf = <Room extends SizedRoom>({ choice }: Chosen<Room>) => {
  const mix: Array<MixedRoom<Room>> = []
  for (let each = choice; each !== null; each = each.before)
    mix.unshift({ ...each.taken, count: each.count })
  return mix
}

const spelled = <Room extends SizedRoom>(chosen: Chosen<Room>): string =>
  mixOf(chosen)
    .flatMap(({ room, count }) => Array.from({ length: count }, () => room.id))
    .join("\u0000")

const isBefore = (one: string, other: string): number => (one < other ? -1 : 1)

/** Cheaper first, then fewer types, then by the ids of the rooms in order. */
const isBetter = <Room extends SizedRoom>(one: Chosen<Room>, other: Chosen<Room>): boolean =>
  (one.price - other.price || one.types - other.types || isBefore(spelled(one), spelled(other))) < 0

const withRooms = <Room extends SizedRoom>(
  chosen: Chosen<Room>,
  taken: FreeRoom<Room>,
  count: number,
  needed: Seats,
): Chosen<Room> => {
  const seats = seatsBesideAdult(taken.room)
  return {
    adults: Math.min(needed.adults, chosen.adults + count * seats.adults),
    children: Math.min(needed.children, chosen.children + count * seats.children),
    guests: Math.min(needed.guests, chosen.guests + count * seats.guests),
    rooms: chosen.rooms + count,
    price: chosen.price + count * taken.price,
    types: chosen.types + 1,
    choice: { taken, count, before: chosen.choice },
  }
}

/** No party asks for so many of anything, so that every key is a different number. */
const MORE_THAN_ANY = 64

const keyOf = ({ rooms, adults, children, guests }: Seats & { readonly rooms: number }): number =>
  [rooms, adults, children, guests].reduce((key, count) => key * MORE_THAN_ANY + count)

const byId = (one: FreeRoom, other: FreeRoom): number => isBefore(one.room.id, other.room.id)

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
 * null when no mix does. Of equally cheap mixes the one of fewer types, then of the first ids.
 */
export const cheapestMix = <Room extends SizedRoom>(
  rooms: ReadonlyArray<FreeRoom<Room>>,
  party: Party,
): ReadonlyArray<MixedRoom<Room>> | null => {
  if (party.rooms === 1) {
    const single = cheapestRoom(rooms, party)
    if (single === null) return null
    const { room, free, price } = single
    return [{ room, free, price, count: 1 }]
  }
  const needed = seatsNeeded(party)
  if (needed.adults < 0) return null
  const seated = { ...NOTHING_YET, ...needed, rooms: party.rooms }
  const best = bestChosen(rooms, party, needed).get(keyOf(seated))
  return best === undefined ? null : mixOf(best)
}
