import { limits } from "./limits.ts"
import type { Party, PartyCount } from "./party.ts"

/** The fewest and the most that can be chosen of a count. */
export type Choosable = { readonly min: number; readonly max: number }

/** What can be chosen of each count while the others follow it. */
export const choosableParty: Readonly<Record<PartyCount, Choosable>> = {
  adults: { min: 1, max: limits.maxAdults },
  children: { min: 0, max: limits.maxChildren },
  rooms: { min: 1, max: limits.maxRooms },
}

/** How many adults can be chosen for rooms that stay as they are: every room has at least one. */
export const choosableAdults = (rooms: number): Choosable => ({
  ...choosableParty.adults,
  min: Math.max(choosableParty.adults.min, rooms),
})

/** The party with so many adults; a room in which no adult would sleep is given up. */
export const withAdults = (party: Party, adults: number): Party => ({
  ...party,
  adults,
  rooms: Math.min(party.rooms, adults),
})

/** The party in so many rooms; a room more than there are adults brings an adult along. */
export const partyWithRooms = (party: Party, rooms: number): Party => ({
  ...party,
  rooms,
  adults: Math.max(party.adults, rooms),
})
