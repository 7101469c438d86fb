import { scoreShown } from "#core/guest-score/guest-score.rules.ts"
import type { GuestScore } from "#core/guest-score/review.ts"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import type { Sen } from "#core/money/sen.ts"
import type { Property } from "#core/property/property.ts"
import { timesFree } from "#core/property/room-uses.ts"
import { isWithdrawn } from "#core/property/withdrawn.ts"
import type { RoomUse } from "#core/property/room-kind.ts"
import type { NightChange, NightsOfRoomType, RoomTypeChange } from "./catalogue.sql.ts"
import { dayNumberOf } from "./day-numbers.ts"
import { oneOf } from "./one-object.ts"
import type { PropertyRead } from "./read-property.ts"
import { roomSeasonsOf, type RoomSeason } from "./room-seasons.ts"
import {
  freeAt,
  rateAt,
  stockOf,
  withNights,
  withOnlyNights,
  type RoomStock,
} from "./room-stock.ts"

/** Everything on sale at one moment; changes make another and leave this one as it was. */
export interface OnSale {
  readonly properties: ReadonlyMap<string, Property>
  readonly scores: ReadonlyMap<string, GuestScore>
  /** Where in `stocks` a room type is. */
  readonly places: ReadonlyMap<string, number>
  readonly stocks: ReadonlyArray<RoomStock>
  /** By destination an object that is another one after each change of a room type or night there. */
  readonly nightsIn: ReadonlyMap<string, object>
  /** What room types take that have no rooms for themselves alone. */
  readonly uses: ReadonlyMap<string, ReadonlyArray<RoomUse>>
  /** Room types that are not sold for now. */
  readonly withdrawn: ReadonlySet<string>
  /** The seasons of the room types that have any. */
  readonly seasons: ReadonlyMap<string, ReadonlyArray<RoomSeason>>
}

export const nothingOnSale: OnSale = {
  properties: new Map(),
  scores: new Map(),
  places: new Map(),
  stocks: [],
  nightsIn: new Map(),
  uses: new Map(),
  withdrawn: new Set(),
  seasons: new Map(),
}

/** After these properties were put, in the order of their slugs. */
export const withProperties = (onSale: OnSale, changes: ReadonlyArray<PropertyRead>): OnSale => {
  const properties = new Map(onSale.properties)
  const scores = new Map(onSale.scores)
  const uses = new Map(onSale.uses)
  const withdrawn = new Set(onSale.withdrawn)
  const seasons = new Map(onSale.seasons)
  for (const { slug, property, scores: totals, invented } of changes) {
    properties.set(slug, property)
    const score = totals && scoreShown(totals)
    if (score === null) scores.delete(slug)
    else scores.set(slug, { ...score, ...(invented && { invented }) })
    for (const room of property.rooms) {
      if (room.uses) uses.set(room.id, room.uses)
      else uses.delete(room.id)
      if (isWithdrawn(property, room)) withdrawn.add(room.id)
      else withdrawn.delete(room.id)
      const own = roomSeasonsOf(property, room)
      if (own.length > 0) seasons.set(room.id, own)
      else seasons.delete(room.id)
    }
  }
  const bySlug = [...properties].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { ...onSale, properties: new Map(bySlug), scores, uses, withdrawn, seasons }
}

/** With another object for each of these destinations. */
const changedIn = ({ nightsIn }: OnSale, destinations: ReadonlySet<string>): OnSale["nightsIn"] =>
  new Map([...nightsIn, ...[...destinations].map((slug) => [slug, {}] as const)])

/** After these room types changed. */
export const withRoomTypes = (onSale: OnSale, changes: ReadonlyArray<RoomTypeChange>): OnSale => {
  const places = new Map(onSale.places)
  const stocks = [...onSale.stocks]
  const destinations = new Set<string>()
  for (const change of changes) {
    destinations.add(change.destination)
    const place = places.get(change.id) ?? stocks.length
    places.set(change.id, place)
    stocks[place] = stockOf(change, stocks[place])
  }
  return { ...onSale, places, stocks, nightsIn: changedIn(onSale, destinations) }
}

/** After these nights changed. */
export const withAllNights = (onSale: OnSale, changes: ReadonlyArray<NightChange>): OnSale => {
  const stocks = onSale.stocks.slice()
  const destinations = new Set<string>()
  for (const [id, nights] of Map.groupBy(changes, ([roomType]) => roomType)) {
    const place = onSale.places.get(id)
    const stock = place === undefined ? undefined : stocks[place]
    if (place === undefined || stock === undefined) continue
    stocks[place] = withNights(stock, nights)
    destinations.add(stock.destination)
  }
  return { ...onSale, stocks, nightsIn: changedIn(onSale, destinations) }
}

/** With all nights of these room types, where none of them has any yet. */
export const withNightsRead = (onSale: OnSale, read: ReadonlyArray<NightsOfRoomType>): OnSale => {
  const stocks = onSale.stocks.slice()
  for (const nights of read) {
    const place = onSale.places.get(nights.id)
    const stock = place === undefined ? undefined : stocks[place]
    if (place !== undefined && stock && nights.days) stocks[place] = withOnlyNights(stock, nights)
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

/** Where no room type is, none changes. */
const NOTHING_THERE = {}

const listed = new WeakMap<OnSale["properties"], ReturnType<typeof listOf>>()

const listOf = (bySlug: OnSale["properties"]) => {
  const properties = [...bySlug.values()].filter((property) => property.withdrawn !== true)
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
export const snapshotOf = (onSale: OnSale): CatalogueSnapshot => {
  const { properties, scores, places, stocks, uses, withdrawn, seasons, nightsIn } = onSale
  const stockFor = (id: string): RoomStock => {
    const stock = stocks[places.get(id) ?? -1]
    if (stock === undefined) throw new Error(`No such room type: ${id}`)
    return stock
  }
  const freeOfKind: CatalogueSnapshot["freeOfKind"] = (kind, date) =>
    freeAt(stockFor(kind), dayNumberOf(date))
  return {
    ...listOnce(properties),
    scores,
    rateOn: (id, date) => rateAt(stockFor(id), dayNumberOf(date), seasons.get(id)) as Sen,
    freeOfKind,
    freeOn: (id, date) => {
      if (withdrawn.has(id)) return 0
      const shared = uses.get(id)
      if (shared === undefined) return Math.max(0, freeAt(stockFor(id), dayNumberOf(date)))
      return timesFree(shared, (kind) => freeOfKind(kind, date))
    },
    nightsOf: (id) => {
      const shared = uses.get(id)
      if (shared === undefined) return stockFor(id)
      return oneOf([stockFor(id), ...shared.map(({ kind }) => stockFor(kind))])
    },
    nightsIn: (destination) => nightsIn.get(destination) ?? NOTHING_THERE,
  }
}
