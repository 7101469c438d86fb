import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Instant } from "../kernel/instant.ts"
import { strictestOf } from "../pricing/refund.ts"
import { mayPay, openPlansOf } from "../property/plans-of.ts"
import type { CancellationPolicy } from "../property/rate.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { SearchableProperty, SearchableRoom } from "./searchable-property.ts"
import { mixPrice, type MixPrice } from "./mix-price.ts"
import { pricedMix, type PricedRoom } from "./priced-room.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"

/** A property in question with its cheapest mix, which is empty when it cannot be booked. */
export type FoundStay = {
  readonly searchable: SearchableProperty
  readonly mix: ReadonlyArray<PricedRoom>
  /** Null when it cannot be booked. */
  readonly price: MixPrice | null
  /** Kilometres from the landmark searched; null elsewhere. */
  readonly km: number | null
}

/** What the question finds at one property. */
export const findStay = (
  snapshot: CatalogueSnapshot,
  searchable: SearchableProperty,
  km: number | null,
  question: StayQuestion,
): FoundStay => {
  const mix = pricedMix(snapshot, searchable, question)
  const price = mix.length === 0 ? null : mixPrice(searchable, mix, question)
  return { searchable, mix, price, km }
}

/** The room types that a card speaks of: those of the mix, or all where nothing can be booked. */
export const roomsShown = ({ searchable, mix }: FoundStay): ReadonlyArray<SearchableRoom> => {
  const only = mix[0]
  if (only === undefined) return searchable.rooms
  return mix.length === 1 ? [only.room] : mix.map(({ room }) => room)
}

const policyOf = (mix: ReadonlyArray<PricedRoom>): CancellationPolicy =>
  mix.length === 1 && mix[0] !== undefined
    ? mix[0].room.plan.terms
    : strictestOf(mix.map(({ room }) => room.plan.terms))

/** Until when the mix can be cancelled freely; null once that is over, and without dates. */
export const freeUntilOf = ({ mix }: FoundStay, { freeUntil }: StayQuestion): Instant | null =>
  mix.length === 0 ? null : freeUntil[policyOf(mix)]

/** Whether each room that is shown can be had, by those who ask, under a plan that a test accepts. */
const hasPlans = (
  found: FoundStay,
  { member }: StayQuestion,
  accepts: (plan: RatePlan) => boolean,
): boolean =>
  roomsShown(found).every(
    ({ type, plan }) =>
      accepts(plan) || (type.plans !== undefined && openPlansOf(type, member).some(accepts)),
  )

/**
 * Whether the rooms shown can be had under plans that are free to cancel when booked now; without
 * dates, whose terms ever let them be. The cheapest plan, which is shown, may be another one.
 */
export const isFreeToCancel = (found: FoundStay, question: StayQuestion): boolean =>
  found.mix.length > 0 &&
  hasPlans(found, question, ({ terms }) =>
    question.dates === null ? terms !== "NON_REFUNDABLE" : question.freeUntil[terms] !== null,
  )

/** Whether the rooms shown can be had under plans that are paid for at the property. */
export const isPaidOnArrival = (found: FoundStay, question: StayQuestion): boolean =>
  found.searchable.property.terms.payAtProperty &&
  hasPlans(found, question, ({ pay }) => mayPay(pay, "payAtProperty"))
