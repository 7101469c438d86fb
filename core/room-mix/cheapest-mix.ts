import type { Sen } from "../money/sen.ts"
import { withBeds, type BedTerms } from "../pricing/added-beds.ts"
import type { Party } from "../stay/party.ts"
import {
  byId,
  isBetter,
  mixKey,
  mixOf,
  NOTHING_YET,
  withMoreRooms,
  type Chosen,
  type FreeRoom,
  type MixedRoom,
  type SizedRoom,
} from "./mixed-rooms.ts"
import { bedsBeside, bedsIn, holds, seatsNeeded, type Seats } from "./seating.ts"
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
        const next = withMoreRooms(chosen, taken, count, needed)
        const known = best.get(mixKey(next))
        if (known === undefined || isBetter(next, known)) best.set(mixKey(next), next)
      }
  return best
}

/** What one room costs with the cots and extra beds that the party needs in it; null where it is too small. */
const priceWithBeds = (
  { room, price }: FreeRoom,
  party: Party,
  terms: BedTerms | null,
): Sen | null => {
  if (terms === null) return holds(room, party) ? price : null
  const beds = bedsIn([{ room, count: 1 }], party, terms)
  return beds === null ? null : withBeds(price, terms, beds)
}

/** For one room there is nothing to mix: the cheapest that holds everybody, then the first id. */
const cheapestRoom = <Room extends SizedRoom>(
  rooms: ReadonlyArray<FreeRoom<Room>>,
  party: Party,
  terms: BedTerms | null,
): FreeRoom<Room> | null => {
  let best: { readonly taken: FreeRoom<Room>; readonly price: Sen } | null = null
  for (const taken of rooms) {
    const price = taken.free > 0 ? priceWithBeds(taken, party, terms) : null
    if (price === null) continue
    if (
      best === null ||
      price < best.price ||
      (price === best.price && taken.room.id < best.taken.room.id)
    )
      best = { taken, price }
  }
  return best === null ? null : best.taken
}

/** The best of the sums that seat the party with the cots and extra beds that it then needs. */
const bestWithBeds = <Room extends SizedRoom>(
  sums: ReadonlyMap<number, Chosen<Room>>,
  { rooms }: Party,
  needed: Seats,
  terms: BedTerms,
): Chosen<Room> | undefined => {
  let best: Chosen<Room> | undefined
  for (const sum of sums.values()) {
    const beds = sum.rooms === rooms ? bedsBeside(needed, sum, terms) : null
    if (beds === null) continue
    const whole = { ...sum, price: withBeds(sum.price, terms, beds) }
    if (best === undefined || isBetter(whole, best)) best = whole
  }
  return best
}

/**
 * The cheapest rooms, as many as the party asks for, that seat everyone, in the order of their ids;
 * null when no mix does. Of equally cheap mixes the one of fewer types, then of the first ids. Of
 * kinds that several room types share, no more rooms are taken than are free. Where there are terms
 * for children, cots and extra beds are put up and paid for.
 */
export const cheapestMix = <Room extends SizedRoom>(
  rooms: ReadonlyArray<FreeRoom<Room>>,
  party: Party,
  shared: SharedFree | null = null,
  terms: BedTerms | null = null,
): ReadonlyArray<MixedRoom<Room>> | null => {
  if (party.rooms === 1) {
    const single = cheapestRoom(rooms, party, terms)
    return single === null ? null : [{ ...single, count: 1 }]
  }
  if (party.adults < party.rooms) return null
  const needed = seatsNeeded(party, terms)
  const sums =
    shared === null ? bestChosen(rooms, party, needed) : bestSharing(rooms, party, needed, shared)
  const best =
    terms === null
      ? sums.get(mixKey({ ...needed, rooms: party.rooms }))
      : bestWithBeds(sums, party, needed, terms)
  return best === undefined ? null : mixOf(best)
}
