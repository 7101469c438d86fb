import type { Issue } from "../kernel/issue.ts"
import { senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { PaymentMethod } from "../payment/payment.ts"
import type { Quote } from "../pricing/quote.ts"
import { boardFor, haveOneBoard } from "../pricing/board.ts"
import { eatersUnder } from "../pricing/children.ts"
import { quoteStay } from "../pricing/quote-stay.ts"
import type { Property } from "../property/property.ts"
import { methodsFor } from "../property/plans-of.ts"
import type { RoomType } from "../property/room-type.ts"
import type { RoomKindId } from "../property/room-kind.ts"
import { kindsTaken, timesFree, usesOf } from "../property/room-uses.ts"
import { withChildren } from "../stay/child-ages.ts"
import { limits } from "../stay/limits.ts"
import type { Party } from "../stay/party.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import type { KindFree, RoomOffer } from "./property-page.ts"
import type { RoomChoiceShown } from "../room-mix/room-mix.ts"
import {
  choiceKey,
  everyPlan,
  isLocked,
  onPlan,
  planOffered,
  restrictedIn,
  type Offered,
  type RoomOnPlan,
} from "./room-on-plan.ts"
import { childrenInRooms } from "../room-mix/children-in-rooms.ts"
import { seatingIssues, seats } from "../room-mix/seating.ts"

/** The rooms of a property as they are offered to one visitor, for the stay asked. */
export type RoomsOffered = {
  readonly property: Pick<Property, "rooms" | "terms" | "kind" | "stars" | "children">
  readonly offers: ReadonlyArray<RoomOffer>
  /** How many are free of the kinds of rooms that several of the offers take. */
  readonly kinds?: ReadonlyArray<KindFree>
  readonly dates: StayDates | null
  readonly party: Party
  readonly member: boolean
}

/** How many rooms are chosen under each key (`choiceKey`); none under one that is not in it. */
export type RoomCounts = Readonly<Record<string, number>>

/** The counts of a mix. */
export const countsOf = (mix: ReadonlyArray<RoomChoiceShown>): RoomCounts =>
  Object.fromEntries(mix.map((one) => [choiceKey(one), one.count]))

/** How many rooms of an offer can be taken: none without dates, and none that is locked. */
export const mostOf = ({ free, locked }: Pick<RoomOffer, "free" | "locked">): number =>
  locked ? 0 : Math.min(free ?? 0, limits.maxRooms)

/** The rooms chosen, in the order of the property. */
export const roomsChosen = (
  { property }: Pick<RoomsOffered, "property">,
  counts: RoomCounts,
): ReadonlyArray<RoomChoiceShown> =>
  everyPlan({ property })
    .map(({ room, plan, key }) => ({ ...onPlan(room, plan), count: counts[key] ?? 0 }))
    .filter(({ count }) => count > 0)

const sumOf = (rooms: ReadonlyArray<RoomChoiceShown>): number =>
  rooms.reduce((sum, { count }) => sum + count, 0)

/** The party in the rooms chosen: their number is the number of rooms it asks for. */
export const partyIn = (offered: RoomsOffered, counts: RoomCounts): Party => ({
  ...offered.party,
  rooms: sumOf(roomsChosen(offered, counts)),
})

/** How many rooms of a type are chosen under all its plans together. */
const countOfType = (
  offered: Pick<RoomsOffered, "property">,
  counts: RoomCounts,
  roomType: RoomType["id"],
): number =>
  everyPlan(offered)
    .filter(({ room }) => room.id === roomType)
    .reduce((sum, { key }) => sum + (counts[key] ?? 0), 0)

const isOnOffer = (offered: RoomsOffered, counts: RoomCounts, { room, plan }: Offered): boolean =>
  offered.offers.some(
    (offer) =>
      offer.roomType === room.id &&
      !isLocked(offer, plan) &&
      countOfType(offered, counts, room.id) <= mostOf(offer),
  )

/** The ways in which the rooms chosen can be paid for: those that all their plans allow. */
export const waysToPay = (
  offered: Pick<RoomsOffered, "property">,
  counts: RoomCounts,
): ReadonlyArray<PaymentMethod> =>
  methodsFor(
    everyPlan(offered).flatMap(({ plan, key }) => ((counts[key] ?? 0) > 0 ? [plan.pay] : [])),
    offered.property.terms.payAtProperty,
  )

const takenOf = (offered: Pick<RoomsOffered, "property">, counts: RoomCounts) =>
  kindsTaken(everyPlan(offered).map(({ room, key }) => ({ room, count: counts[key] ?? 0 })))

/** True when no room that exists is chosen twice, by itself and as a part of another choice. */
const fitTogether = (offered: RoomsOffered, counts: RoomCounts): boolean => {
  const taken = takenOf(offered, counts)
  return (offered.kinds ?? []).every(({ kind, free }) => (taken.get(kind) ?? 0) <= free)
}

/** How many of one room type and plan can be chosen beside what is chosen of the others. */
export const mostBeside = (offered: RoomsOffered, counts: RoomCounts, kind: RoomOnPlan): number => {
  const offer = offered.offers.find(({ roomType }) => roomType === kind.roomType)
  const chosen = everyPlan(offered).find(({ key }) => key === choiceKey(kind))
  if (offer === undefined || chosen === undefined) return 0
  if (planOffered(offer, chosen.plan).restricted !== undefined) return 0
  const others = { ...counts, [chosen.key]: 0 }
  const taken = takenOf(offered, others)
  const left = new Map((offered.kinds ?? []).map(({ kind: id, free }) => [id, free]))
  const leftOf = (id: RoomKindId) => (left.get(id) ?? Infinity) - (taken.get(id) ?? 0)
  const most = mostOf(offer) - countOfType(offered, others, kind.roomType)
  return Math.max(0, Math.min(most, timesFree(usesOf(chosen.room), leftOf)))
}

/** Everything that keeps the rooms chosen from being reserved; nothing when they can be. */
export const choiceIssues = (offered: RoomsOffered, counts: RoomCounts): ReadonlyArray<Issue> => {
  if (offered.dates === null) return [{ path: "dates", code: "DatesMissing" }]
  const chosen = everyPlan(offered).filter(({ key }) => (counts[key] ?? 0) > 0)
  const party = partyIn(offered, counts)
  if (party.rooms === 0) return [{ path: "rooms", code: "RoomsMissing" }]
  if (party.rooms > limits.maxRooms) return [{ path: "rooms", code: "TooManyRooms" }]
  const restricted = restrictedIn(offered.offers, chosen)
  if (restricted.length > 0) return restricted
  if (!chosen.every((one) => isOnOffer(offered, counts, one)))
    return [{ path: "rooms", code: "RoomsNotFree" }]
  if (!fitTogether(offered, counts)) return [{ path: "rooms", code: "RoomsShared" }]
  if (waysToPay(offered, counts).length === 0) return [{ path: "rooms", code: "PlansPaidApart" }]
  if (!haveOneBoard(chosen.map(({ plan }) => plan)))
    return [{ path: "rooms", code: "PlansEatApart" }]
  const taken = chosen.map(({ room, key }) => ({ room, count: counts[key] ?? 0 }))
  return seatingIssues(taken, party, offered.property.children)
}

/** What the rooms chosen cost for the stay, for a guest assumed Malaysian; null where there is nothing to price. */
export const quoteOfChoice = (offered: RoomsOffered, counts: RoomCounts): Quote | null => {
  const { property, offers, member } = offered
  const rooms = everyPlan(offered).flatMap(({ room, plan, key }) => {
    const count = counts[key] ?? 0
    const nights = offers.find(({ roomType }) => roomType === room.id)?.nights ?? []
    const { id, deals, depositPerRoom, plans } = room
    const sold = plans === undefined ? { roomType: id } : { roomType: id, plan }
    return count > 0 && nights.length > 0 ? [{ ...sold, count, deals, depositPerRoom, nights }] : []
  })
  const [first] = rooms
  if (first === undefined) return null
  const chosen = everyPlan(offered).filter(({ key }) => (counts[key] ?? 0) > 0)
  const party = partyIn(offered, counts)
  const { terms, kind, stars, children } = property
  const plans = chosen.map(({ plan }) => plan)
  const stay = first.nights.length
  const taken = chosen.map(({ room, key }) => ({ room, count: counts[key] ?? 0 }))
  return quoteStay({
    rooms,
    ...boardFor(plans, eatersUnder(children, party), stay),
    ...childrenInRooms(children, taken, party, stay),
    terms: { ...terms, kind, stars },
    member,
    residency: "assumedMalaysian",
  })
}

/** As many of a party as one room holds. */
const partyInOne = ({ property, party }: RoomsOffered, { roomType }: RoomOnPlan): Party => {
  const room = property.rooms.find(({ id }) => id === roomType)
  if (room === undefined) return party
  const adults = Math.min(party.adults, room.maxAdults, room.maxGuests)
  const inOne = (children: number): Party => withChildren({ ...party, adults, rooms: 1 }, children)
  let children = party.children
  while (children > 0 && !seats([{ room, count: 1 }], inOne(children), property.children))
    children -= 1
  return inOne(children)
}

/** What one room of a type and plan alone would cost those who find place in it; null without dates. */
export const priceOfOneRoom = (offered: RoomsOffered, room: RoomOnPlan): Quote | null =>
  quoteOfChoice({ ...offered, party: partyInOne(offered, room) }, { [choiceKey(room)]: 1 })

/** The best percentage that a deal takes off any night; 0 when none does. */
export const bestPercentOf = ({ nights }: Pick<Quote, "nights">): number =>
  nights.reduce((best, { deal }) => Math.max(best, deal?.percent ?? 0), 0)

/** The lowest night of any room the visitor may have; null when all are locked. */
export const lowestOf = ({ offers }: Pick<RoomsOffered, "offers">): Sen | null => {
  const open = offers.filter(({ locked }) => !locked).map(({ lowestNight }) => lowestNight)
  return open.length === 0 ? null : senOf(Math.min(...open))
}
