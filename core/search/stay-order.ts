import { kmBetween } from "../place/distance.ts"
import { placeBySlug } from "../place/gazetteer.ts"
import type { Property } from "../property/property.ts"
import { firstInOrder } from "../kernel/first-in-order.ts"
import type { FoundStay, KnownRoom } from "./found-stay.ts"
import type { SortOrder } from "../search-request/sort-order.ts"
import { meritOf } from "../guest-score/merit.ts"
import { middlePrice, savingAgainst } from "../pricing/middle-price.ts"

/** What results are ordered by; what cannot be booked costs Infinity. */
export type Ordered = Pick<FoundStay, "searchable" | "km" | "score"> & {
  readonly cost: number
  /** The room under the plan that costs so, and on which dates, where that is known. */
  readonly known?: KnownRoom | null
}

type Order = (one: Ordered, other: Ordered) => number

/** Kilometres from the landmark searched, else from the centre of the property's destination. */
export const distanceOf = ({
  searchable: { property },
  km,
}: Pick<Ordered, "searchable" | "km">): number => {
  const centre = placeBySlug(property.destination)?.point
  return km ?? (centre === undefined ? 0 : kmBetween(centre, property.point))
}

const compared = <Value extends string | number>(one: Value, other: Value): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Unrated comes after no stars. */
const starsOf = ({ stars }: Property): number => stars ?? -1

const byName: Order = (one, other) =>
  compared(one.searchable.property.name.en, other.searchable.property.name.en) ||
  compared<string>(one.searchable.property.slug, other.searchable.property.slug)

/** The best score first, of equal ones that of more reviews; who was not reviewed comes last. */
const byScore: Order = ({ score: one }, { score: other }) =>
  compared(other?.tenths ?? 0, one?.tenths ?? 0) || compared(other?.count ?? 0, one?.count ?? 0)

const byMerit = (stays: ReadonlyArray<Ordered>): Order => {
  const middle = middlePrice(stays.map(({ cost }) => cost))
  const merit = ({ cost, score, km }: Ordered): number =>
    Number.isFinite(cost) ? meritOf({ score, saving: savingAgainst(cost, middle), km }) : -Infinity
  return (one, other) => compared(merit(other), merit(one))
}

const orders: Readonly<Record<SortOrder, (stays: ReadonlyArray<Ordered>) => Order>> = {
  priceLowToHigh: () => (one, other) => compared(one.cost, other.cost),
  priceHighToLow: () => (one, other) => compared(other.cost, one.cost),
  ratings: () => (one, other) =>
    compared(starsOf(other.searchable.property), starsOf(one.searchable.property)),
  guestScore: () => byScore,
  recommended: byMerit,
  nearest: () => (one, other) => compared(distanceOf(one), distanceOf(other)),
}

/** The first so many stays in the order asked for; between equals the English name decides, then the slug. */
export const inSortOrder = (
  stays: ReadonlyArray<Ordered>,
  sort: SortOrder,
  most: number,
): ReadonlyArray<Ordered> => {
  const order = orders[sort](stays)
  return firstInOrder(stays, (one, other) => order(one, other) || byName(one, other), most)
}
