import { Effect } from "effect"
import type { Catalogue, CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { mayPay } from "../property/plans-of.ts"
import type { Property } from "../property/property.ts"
import { memoizeByObject } from "../kernel/memoize-by-object.ts"

type Listing = Pick<CatalogueSnapshot, "properties" | "bySlug" | "inDestination" | "inRegion">

const indicesBy = (properties: ReadonlyArray<Property>, part: "destination" | "region") =>
  Map.groupBy(properties.keys(), (index) => properties[index]?.[part] ?? "")

/** A property with the plans that are paid for on arrival; none without such a plan. */
const paidOnArrival = (property: Property): ReadonlyArray<Property> => {
  if (!property.terms.payAtProperty) return []
  if (property.rooms.every(({ plans }) => plans === undefined)) return [property]
  const rooms = property.rooms.flatMap(({ plans, ...room }) => {
    if (plans === undefined) return [room]
    const [first, ...others] = plans.filter(({ pay }) => mayPay(pay, "payAtProperty"))
    return first === undefined ? [] : [{ ...room, plans: [first, ...others] as const }]
  })
  return rooms.length === 0 ? [] : [{ ...property, rooms }]
}

/** What is withdrawn is sold in no way: it stays whole for the bookings that were made there. */
const known = (property: Property): ReadonlyArray<Property> =>
  property.withdrawn === true ? [property] : paidOnArrival(property)

/** Listed once for as long as no property changes: what search works out is kept by the list. */
const payable = memoizeByObject((all: CatalogueSnapshot["bySlug"]): Listing => {
  const kept = [...all.values()].flatMap(known)
  const properties = kept.filter(({ withdrawn }) => withdrawn !== true)
  return {
    properties,
    bySlug: new Map(kept.map((property) => [property.slug, property])),
    inDestination: indicesBy(properties, "destination"),
    inRegion: indicesBy(properties, "region"),
  }
})

/** The same for the same, so that what was kept of a snapshot is found again. */
const payableOf = memoizeByObject((all: CatalogueSnapshot): CatalogueSnapshot => ({
  ...all,
  ...payable(all.bySlug),
}))

/** Where nobody takes cards, a stay that has to be paid for beforehand is not on sale. */
export const payAtPropertyOnly = ({ snapshot, mostBooked }: Catalogue): Catalogue => ({
  snapshot: () => Effect.map(snapshot(), payableOf),
  mostBooked,
})
