import type { Issue } from "../kernel/issue.ts"
import type { RoomType } from "../property/room-type.ts"
import type { Party } from "../stay/party.ts"

/** How many a room takes. */
export type RoomCapacity = Pick<RoomType, "maxAdults" | "maxChildren" | "maxGuests">

/** So many rooms that take as many. */
export type RoomsTaken = { readonly room: RoomCapacity; readonly count: number }

/** What a room takes beside the one adult that it must have. */
export type Seats = {
  readonly adults: number
  readonly children: number
  readonly guests: number
}

/** The seats of one room beside its first adult. */
export const seatsBesideAdult = ({ maxAdults, maxChildren, maxGuests }: RoomCapacity): Seats => {
  const guests = maxGuests - 1
  const adults = Math.min(maxAdults - 1, guests)
  const children = Math.min(maxChildren, guests)
  return { adults, children, guests: Math.min(adults + children, guests) }
}

/** True when one room takes so many adults and children together. */
export const holds = (
  { maxAdults, maxChildren, maxGuests }: RoomCapacity,
  { adults, children }: Pick<Party, "adults" | "children">,
): boolean =>
  adults >= 1 && adults <= maxAdults && children <= maxChildren && adults + children <= maxGuests

/** The seats a party needs once every room has its first adult. */
export const seatsNeeded = ({ adults, children, rooms }: Party): Seats => ({
  adults: adults - rooms,
  children,
  guests: adults - rooms + children,
})

const seatsOf = (rooms: ReadonlyArray<RoomsTaken>): Seats => {
  const sums = { adults: 0, children: 0, guests: 0 }
  for (const { room, count } of rooms) {
    const seats = seatsBesideAdult(room)
    sums.adults += count * seats.adults
    sums.children += count * seats.children
    sums.guests += count * seats.guests
  }
  return sums
}

/**
 * Everything that keeps a party from being seated in these rooms; nothing when it can be. The sums
 * alone decide: what one room takes is bounded by adults, by children and by both together, and
 * bounds of this kind (integral polymatroids) add up without losing a whole solution.
 */
export const seatingIssues = (
  rooms: ReadonlyArray<RoomsTaken>,
  party: Party,
): ReadonlyArray<Issue> => {
  const count = rooms.reduce((sum, taken) => sum + taken.count, 0)
  if (count !== party.rooms) return [{ path: "rooms", code: "RoomsDoNotMatchParty" }]
  const needed = seatsNeeded(party)
  const seats = seatsOf(rooms)
  const issues: Array<Issue> = []
  if (needed.adults < 0) issues.push({ path: "party.adults", code: "FewerAdultsThanRooms" })
  if (needed.adults > seats.adults)
    issues.push({ path: "party.adults", code: "TooManyAdultsForRooms" })
  if (needed.children > seats.children)
    issues.push({ path: "party.children", code: "TooManyChildrenForRooms" })
  if (issues.length === 0 && needed.guests > seats.guests)
    issues.push({ path: "party", code: "TooManyGuestsForRooms" })
  return issues
}

/** True when the rooms seat everyone: each within its bounds, and at least one adult in each. */
export const seats = (rooms: ReadonlyArray<RoomsTaken>, party: Party): boolean =>
  seatingIssues(rooms, party).length === 0
