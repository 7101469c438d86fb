import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import type { Sen } from "#core/money/sen.ts"
import { Property } from "#core/property/property.ts"
import { Schema } from "effect"
import type { NightChange, PropertyChange, RoomTypeChange } from "./catalogue.sql.ts"
import { dayNumberOf } from "./day-numbers.ts"
import { freeAt, rateAt, stockOf, withNights, type RoomStock } from "./room-stock.ts"

/** Everything on sale at one moment; changes make another and leave this one as it was. */
export interface OnSale {
  readonly properties: ReadonlyMap<string, Property>
  /** Where in `stocks` a room type is. */
  readonly places: ReadonlyMap<string, number>
  readonly stocks: ReadonlyArray<RoomStock>
}

export const nothingOnSale: OnSale = { properties: new Map(), places: new Map(), stocks: [] }

const decode = Schema.decodeUnknownSync(Property)

/** After these properties were put, in the order of their slugs. */
export const withProperties = (onSale: OnSale, changes: ReadonlyArray<PropertyChange>): OnSale => {
  const properties = new Map(onSale.properties)
  for (const { slug, document } of changes) properties.set(slug, decode(document))
  const bySlug = [...properties].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { ...onSale, properties: new Map(bySlug) }
}

/** After these room types changed. */
export const withRoomTypes = (onSale: OnSale, changes: ReadonlyArray<RoomTypeChange>): OnSale => {
  const places = new Map(onSale.places)
  const stocks = [...onSale.stocks]
  for (const change of changes) {
    const place = places.get(change.id) ?? stocks.length
    places.set(change.id, place)
    stocks[place] = stockOf(change, stocks[place])
  }
  return { ...onSale, places, stocks }
}

/** After these nights changed. */
export const withAllNights = (onSale: OnSale, changes: ReadonlyArray<NightChange>): OnSale => {
  const stocks = onSale.stocks.slice()
  for (const [id, nights] of Map.groupBy(changes, ([roomType]) => roomType)) {
    const place = onSale.places.get(id)
    const stock = place === undefined ? undefined : stocks[place]
    if (place !== undefined && stock) stocks[place] = withNights(stock, nights)
  }
  return { ...onSale, stocks }
}

const indicesBy = (properties: ReadonlyArray<Property>, part: "destination" | "region") => {
  const indices = new Map<string, Array<number>>()
  for (const [index, property] of properties.entries()) {
    const there = indices.get(property[part])
    if (there) there.push(index)
    else indices.set(property[part], [index])
  }
  return indices
}

const listed = new WeakMap<OnSale["properties"], ReturnType<typeof listOf>>()

const listOf = (bySlug: OnSale["properties"]) => {
  const properties = [...bySlug.values()]
  return {
    properties,
    bySlug,
    inDestination: indicesBy(properties, "destination"),
    inRegion: indicesBy(properties, "region"),
  }
}

const listOnce = (bySlug: OnSale["properties"]) => {
  const list = listed.get(bySlug) ?? listOf(bySlug)
  listed.set(bySlug, list)
  return list
}

/** What is on sale, to be asked about any room and night. */
export const snapshotOf = ({ properties, places, stocks }: OnSale): CatalogueSnapshot => {
  const stockFor = (id: string): RoomStock => {
    const stock = stocks[places.get(id) ?? -1]
    if (stock === undefined) throw new Error(`No such room type: ${id}`)
    return stock
  }
  return {
    ...listOnce(properties),
    rateOn: (id, date) => rateAt(stockFor(id), dayNumberOf(date)) as Sen,
    freeOn: (id, date) => freeAt(stockFor(id), dayNumberOf(date)),
    nightsOf: stockFor,
  }
}
