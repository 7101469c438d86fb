import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { GuestScore } from "../guest-score/review.ts"
import type { Instant } from "../kernel/instant.ts"
import { strictestOf } from "../pricing/refund.ts"
import type { CancellationPolicy } from "../property/rate.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { SearchableProperty, SearchableRoom } from "./searchable-property.ts"
import { mixPrice, type MixPrice } from "./mix-price.ts"
import type { PricedRoom } from "./priced-room.ts"
import { mixShown } from "./shortest-stays.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"

/** A property in question with its cheapest mix, which is empty when it cannot be booked. */
export type FoundStay = {
  readonly searchable: SearchableProperty
  readonly mix: ReadonlyArray<PricedRoom>
  /** Null when it cannot be booked. */
  readonly price: MixPrice | null
  /** Kilometres from the landmark searched; null elsewhere. */
  readonly km: number | null
  /** Null where nobody reviewed it. */
  readonly score: GuestScore | null
  /** Its own room types, or any of the property, priced under those of their plans alone that are accepted. */
  readonly under: (accepts: Accepts, types: "own" | "any") => FoundStay
}

export type Accepts = (plan: RatePlan) => boolean

/** The rooms of a property under those of their plans alone that are accepted. */
const onlyUnder = (searchable: SearchableProperty, accepts: Accepts): SearchableProperty => ({
  ...searchable,
  rooms: searchable.rooms.map((room) => ({
    ...room,
    underPlans: room.underPlans.filter(({ plan }) => accepts(plan)),
  })),
})

const onlyRoomsOf = (
  searchable: SearchableProperty,
  mix: ReadonlyArray<PricedRoom>,
): SearchableProperty => ({
  ...searchable,
  rooms: searchable.rooms.filter(({ id }) => mix.some(({ room }) => room.id === id)),
})

/** What the question finds at one property. */
export const findStay = (
  snapshot: CatalogueSnapshot,
  searchable: SearchableProperty,
  km: number | null,
  question: StayQuestion,
): FoundStay => {
  const mix = mixShown(snapshot, searchable, question)
  const price = mix.length === 0 ? null : mixPrice(searchable, mix, question)
  const under: FoundStay["under"] = (accepts, types) => {
    const tried = { own: onlyRoomsOf(searchable, mix), any: searchable }[types]
    return { ...findStay(snapshot, onlyUnder(tried, accepts), km, question), searchable }
  }
  const score = snapshot.scores.get(searchable.property.slug) ?? null
  return { searchable, mix, price, km, score, under }
}

/** The room under the plan that is shown of a property, and what it was found for. */
export type KnownRoom = { readonly room: SearchableRoom; readonly question: StayQuestion }

/** A stay whose room is known already. */
export const stayInRoom = (
  snapshot: CatalogueSnapshot,
  searchable: SearchableProperty,
  km: number | null,
  { room, question }: KnownRoom,
): FoundStay => {
  const only = { ...searchable, rooms: [{ ...room, underPlans: [room] }], boards: [room.plan] }
  return { ...findStay(snapshot, only, km, question), searchable }
}

/** The room types that a card speaks of: those of the mix, or all where nothing can be booked. */
export const roomsShown = ({ searchable, mix }: FoundStay): ReadonlyArray<SearchableRoom> =>
  mix.length === 0 ? searchable.rooms : mix.map(({ room }) => room)

const policyOf = (mix: ReadonlyArray<PricedRoom>): CancellationPolicy =>
  strictestOf(mix.map(({ room }) => room.plan.terms))

/** Until when the mix can be cancelled freely; null once that is over, and without dates. */
export const freeUntilOf = ({ mix }: FoundStay, { freeUntil }: StayQuestion): Instant | null =>
  mix.length === 0 ? null : freeUntil[policyOf(mix)]

/** True when the mix cannot be cancelled freely, whatever the dates. */
export const isNonRefundable = ({ mix }: FoundStay): boolean => policyOf(mix) === "NON_REFUNDABLE"
