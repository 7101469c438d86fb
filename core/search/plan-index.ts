import { memoizeByObject } from "../kernel/memoize-by-object.ts"
import { paymentMethods } from "../payment/paid-when.ts"
import { mayPay } from "../property/plans-of.ts"
import { haveOneBoard } from "../pricing/board.ts"
import type { Property } from "../property/property.ts"
import { classesOf, type Classes } from "../kernel/classes.ts"
import {
  searchablePropertyOf,
  type SearchableProperty,
  type SearchableRoom,
} from "./searchable-property.ts"

/** A room type under one of its plans, at its property. */
export type PlanAt = { readonly at: SearchableProperty; readonly room: SearchableRoom }

/**
 * All room types of a list of properties under all their plans, side by side. The plans of a property
 * are those from its start to the next one, and of equally cheap ones the first is taken.
 */
export type PlanIndex = {
  readonly searchables: ReadonlyArray<SearchableProperty>
  readonly plans: ReadonlyArray<PlanAt>
  readonly starts: Int32Array
  /** By whom they seat, who may book them, and what meals and children cost in them. */
  readonly rooms: Classes<PlanAt>
  /** By what they ask of stays. */
  readonly restricted: Classes<PlanAt>
  /** By the terms of paying and cancelling. */
  readonly terms: Classes<PlanAt>
  /** Which room type of its property a plan is of. */
  readonly roomOf: Int32Array
  readonly leastNights: Int32Array
  /** What filters see of each plan's room. */
  readonly roomAmenities: Int32Array
  readonly bedrooms: Int32Array
  /** No property has more plans. */
  readonly mostPlans: number
  /** Properties by their fees and taxes. */
  readonly taxed: Classes<SearchableProperty>
}

const methodOf = ({ plan }: SearchableRoom): number =>
  paymentMethods.findIndex((method) => mayPay(plan.pay, method))

/** In the order in which ways to stay are tried: by payment, by board, by room type, as the operator has them. */
const plansAt = (at: SearchableProperty): ReadonlyArray<PlanAt> => {
  const boardOf = ({ plan }: SearchableRoom): number =>
    at.boards.findIndex((one) => haveOneBoard([one, plan]))
  const ids = at.rooms.map(({ id }) => id).toSorted()
  return at.rooms
    .flatMap(({ underPlans }) => underPlans)
    .map((room) => ({ at, room, method: methodOf(room), board: boardOf(room) }))
    .toSorted(
      (one, other) =>
        one.method - other.method ||
        one.board - other.board ||
        ids.indexOf(one.room.id) - ids.indexOf(other.room.id),
    )
}

const roomOf = ({ at, room }: PlanAt): string =>
  JSON.stringify([
    room.maxAdults,
    room.maxChildren,
    room.maxGuests,
    room.membersOnly,
    room.plan.boardPrice,
    at.property.children,
  ])

const termsOf = ({ at, room: { plan } }: PlanAt): string =>
  [plan.terms, plan.pay, at.property.terms.payAtProperty].join()

const taxedAs = ({ property: { terms }, levied }: SearchableProperty): string =>
  [terms.feeBps, terms.sstRegistered, levied?.key].join()

/** Worked out once for as long as no property changes. */
export const planIndexOf = memoizeByObject((properties: ReadonlyArray<Property>): PlanIndex => {
  const searchables = properties.map(searchablePropertyOf)
  const each = searchables.map(plansAt)
  const plans = each.flat()
  const starts = new Int32Array(each.length + 1)
  for (const [place, there] of each.entries())
    starts[place + 1] = (starts[place] as number) + there.length
  return {
    searchables,
    plans,
    starts,
    rooms: classesOf(plans, roomOf),
    restricted: classesOf(plans, ({ room }) => JSON.stringify(room.restrictions)),
    terms: classesOf(plans, termsOf),
    taxed: classesOf(searchables, taxedAs),
    mostPlans: each.reduce((most, { length }) => Math.max(most, length), 0),
    roomOf: Int32Array.from(plans, ({ at, room }) =>
      at.rooms.findIndex(({ id }) => id === room.id),
    ),
    roomAmenities: Int32Array.from(plans, ({ room }) => room.filterBits.roomAmenities),
    bedrooms: Int32Array.from(plans, ({ room }) => room.filterBits.bedrooms),
    leastNights: Int32Array.from(plans, ({ room }) => room.leastNights),
  }
})
