import type { Issue } from "../kernel/issue.ts"
import { senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { Quote } from "../pricing/quote.ts"
import { quoteStay } from "../pricing/quote-stay.ts"
import type { Property } from "../property/property.ts"
import type { RoomTypeId } from "../property/room-type.ts"
import { limits } from "../stay/limits.ts"
import type { Party } from "../stay/party.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import type { RoomOffer } from "./property-page.ts"
import type { RoomChoiceShown } from "./room-mix.ts"
import { seatingIssues } from "./seating.ts"

/** The rooms of a property as they are offered to one visitor, for the stay asked. */
export type RoomsOffered = {
  readonly property: Pick<Property, "rooms" | "terms" | "kind" | "stars">
  readonly offers: ReadonlyArray<RoomOffer>
  readonly dates: StayDates | null
  readonly party: Party
  readonly member: boolean
}

/** How many rooms of each type are chosen; none of a type that is not in it. */
export type RoomCounts = Readonly<Record<RoomTypeId, number>>

/** The counts of a mix. */
export const countsOf = (mix: ReadonlyArray<RoomChoiceShown>): RoomCounts =>
  Object.fromEntries(mix.map(({ roomType, count }) => [roomType, count]))

/** How many rooms of an offer can be taken: none without dates, and none that is locked. */
export const mostOf = ({ free, locked }: Pick<RoomOffer, "free" | "locked">): number =>
  locked ? 0 : Math.min(free ?? 0, limits.maxRooms)

/** The rooms chosen, in the order of the property. */
export const roomsChosen = (
  { property }: Pick<RoomsOffered, "property">,
  counts: RoomCounts,
): ReadonlyArray<RoomChoiceShown> =>
  property.rooms
    .map(({ id }) => ({ roomType: id, count: counts[id] ?? 0 }))
    .filter(({ count }) => count > 0)

const sumOf = (rooms: ReadonlyArray<RoomChoiceShown>): number =>
  rooms.reduce((sum, { count }) => sum + count, 0)

/** The party in the rooms chosen: their number is the number of rooms it asks for. */
export const partyIn = (offered: RoomsOffered, counts: RoomCounts): Party => ({
  ...offered.party,
  rooms: sumOf(roomsChosen(offered, counts)),
})

const isOnOffer = ({ offers }: RoomsOffered, { roomType, count }: RoomChoiceShown): boolean =>
  offers.some((offer) => offer.roomType === roomType && count <= mostOf(offer))

/** Everything that keeps the rooms chosen from being reserved; nothing when they can be. */
export const choiceIssues = (offered: RoomsOffered, counts: RoomCounts): ReadonlyArray<Issue> => {
  if (offered.dates === null) return [{ path: "dates", code: "DatesMissing" }]
  const chosen = roomsChosen(offered, counts)
  const party = partyIn(offered, counts)
  if (party.rooms === 0) return [{ path: "rooms", code: "RoomsMissing" }]
  if (party.rooms > limits.maxRooms) return [{ path: "rooms", code: "TooManyRooms" }]
  if (!chosen.every((one) => isOnOffer(offered, one)))
    return [{ path: "rooms", code: "RoomsNotFree" }]
  const taken = offered.property.rooms.map((room) => ({ room, count: counts[room.id] ?? 0 }))
  return seatingIssues(taken, party)
}

/** What the rooms chosen cost for the stay, for a guest assumed Malaysian; null where there is nothing to price. */
export const quoteOfChoice = (offered: RoomsOffered, counts: RoomCounts): Quote | null => {
  const { property, offers, member } = offered
  const rooms = property.rooms.flatMap(({ id, deals, depositPerRoom }) => {
    const count = counts[id] ?? 0
    const nights = offers.find(({ roomType }) => roomType === id)?.nights ?? []
    const isPriced = count > 0 && nights.length > 0
    return isPriced ? [{ roomType: id, count, deals, depositPerRoom, nights }] : []
  })
  if (rooms.length === 0) return null
  const { terms, kind, stars } = property
  return quoteStay({
    rooms,
    terms: { ...terms, kind, stars },
    member,
    residency: "assumedMalaysian",
  })
}

/** What one room of a type alone would cost; null without dates. */
export const priceOfOneRoom = (offered: RoomsOffered, roomType: RoomTypeId): Quote | null =>
  quoteOfChoice(offered, { [roomType]: 1 })

/** The best percentage that a deal takes off any night; 0 when none does. */
export const bestPercentOf = ({ nights }: Pick<Quote, "nights">): number =>
  nights.reduce((best, { deal }) => Math.max(best, deal?.percent ?? 0), 0)

/** The lowest night of any room the visitor may have; null when all are locked. */
export const lowestOf = ({ offers }: Pick<RoomsOffered, "offers">): Sen | null => {
  const open = offers.filter(({ locked }) => !locked).map(({ lowestNight }) => lowestNight)
  return open.length === 0 ? null : senOf(Math.min(...open))
}
