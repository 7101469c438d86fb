import type { Issue } from "../kernel/issue.ts"
import {
  bedsToAdd,
  bedTerms,
  noBedsAdded,
  type AddedBeds,
  type BedTerms,
  type PlacesLacking,
} from "../pricing/added-beds.ts"
import type { ChildrenPolicy } from "../property/children-policy.ts"
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

/** The seats a party needs once every room has its first adult; some children may have an adult's. */
export const seatsNeeded = (
  { adults, children, rooms }: Party,
  terms: BedTerms | null = null,
): Seats => {
  const asAdults = terms === null ? 0 : terms.asAdults
  return {
    adults: adults - rooms + asAdults,
    children: children - asAdults,
    guests: adults - rooms + children,
  }
}

const lackingIn = (needed: Seats, seats: Seats): PlacesLacking => ({
  adults: Math.max(0, needed.adults - seats.adults),
  children: Math.max(0, needed.children - seats.children),
  guests: Math.max(0, needed.guests - seats.guests),
})

/** Which cots and extra beds seat those who need so many seats in rooms that have so many; null where none do. */
export const bedsBeside = (needed: Seats, seats: Seats, terms: BedTerms): AddedBeds | null =>
  bedsToAdd(terms, lackingIn(needed, seats))

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

const isNothing = ({ adults, children, guests }: PlacesLacking): boolean =>
  adults + children + guests === 0

/** The cots and extra beds that rooms need to seat a party that has an adult for each; null where it has no place. */
export const bedsIn = (
  rooms: ReadonlyArray<RoomsTaken>,
  party: Party,
  terms: BedTerms | null,
): AddedBeds | null => {
  const lacking = lackingIn(seatsNeeded(party, terms), seatsOf(rooms))
  if (terms === null) return isNothing(lacking) ? noBedsAdded : null
  return bedsToAdd(terms, lacking)
}

const lackIssues = (lacking: PlacesLacking): ReadonlyArray<Issue> => {
  const issues: Array<Issue> = []
  if (lacking.adults > 0) issues.push({ path: "party.adults", code: "TooManyAdultsForRooms" })
  if (lacking.children > 0) issues.push({ path: "party.children", code: "TooManyChildrenForRooms" })
  return issues.length > 0 ? issues : [{ path: "party", code: "TooManyGuestsForRooms" }]
}

/**
 * Everything that keeps a party from being seated in these rooms; nothing when it can be. The sums
 * alone decide: what one room takes is bounded by adults, by children and by both together, and
 * bounds of this kind (integral polymatroids) add up without losing a whole solution. Cots and extra
 * beds are further places of a room, bounded by themselves, and add up as well.
 */
export const seatingIssues = (
  rooms: ReadonlyArray<RoomsTaken>,
  party: Party,
  policy?: ChildrenPolicy,
): ReadonlyArray<Issue> => {
  const count = rooms.reduce((sum, taken) => sum + taken.count, 0)
  if (count !== party.rooms) return [{ path: "rooms", code: "RoomsDoNotMatchParty" }]
  if (party.adults < party.rooms) return [{ path: "party.adults", code: "FewerAdultsThanRooms" }]
  const terms = bedTerms(policy, party, 1)
  return bedsIn(rooms, party, terms) === null
    ? lackIssues(lackingIn(seatsNeeded(party, terms), seatsOf(rooms)))
    : []
}

/** True when the rooms seat everyone: each within its bounds, and at least one adult in each. */
export const seats = (
  rooms: ReadonlyArray<RoomsTaken>,
  party: Party,
  policy?: ChildrenPolicy,
): boolean => seatingIssues(rooms, party, policy).length === 0
