import { Effect } from "effect"
import type { Catalogue, CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Property } from "../property/property.ts"
import { memoizeByObject } from "./memoize-by-object.ts"

type Listing = Pick<CatalogueSnapshot, "properties" | "bySlug" | "inDestination" | "inRegion">

const indicesBy = (properties: ReadonlyArray<Property>, part: "destination" | "region") =>
  Map.groupBy(properties.keys(), (index) => properties[index]?.[part] ?? "")

/** Listed once for as long as no property changes: what search works out is kept by the list. */
const payable = memoizeByObject((all: ReadonlyArray<Property>): Listing => {
  const properties = all.filter(({ terms }) => terms.payAtProperty)
  return {
    properties,
    bySlug: new Map(properties.map((property) => [property.slug, property])),
    inDestination: indicesBy(properties, "destination"),
    inRegion: indicesBy(properties, "region"),
  }
})

/** Where nobody takes cards, a stay that has to be paid for beforehand is not on sale. */
export const payAtPropertyOnly = ({ snapshot, mostBooked }: Catalogue): Catalogue => ({
  snapshot: () => Effect.map(snapshot(), (all) => ({ ...all, ...payable(all.properties) })),
  mostBooked,
})
