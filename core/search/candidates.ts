import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { withAreas } from "../place/areas-within.ts"
import { kmBetween } from "../place/distance.ts"
import { placeBySlug } from "../place/gazetteer.ts"
import { isInArea, type MapArea } from "../place/map-area.rules.ts"
import type { Place, Point } from "../place/place.ts"
import type { Property } from "../property/property.ts"
import { memoizeByObject } from "../kernel/memoize-by-object.ts"
import type { SearchCriteria } from "../search-request/search-criteria.ts"
import { suggestionsFor } from "./suggest.ts"

/** Stays around a landmark lie within this distance. */
export const AROUND_KM = 15

/** No degree of latitude is shorter, in kilometres. */
const KM_PER_DEGREE = 110.5

/** Indices of properties in the snapshot. */
export type Candidates = ReadonlyArray<number>

/** What a search is about: a place, or one property named by the guest, with the stays in question. */
export type Whereabouts = {
  readonly place: Place | null
  readonly named: Property | null
  readonly candidates: Candidates
}

const everyIndex = memoizeByObject((properties: ReadonlyArray<Property>): Candidates => [
  ...properties.keys(),
])

const placesOf = (
  properties: ReadonlyArray<Property>,
  isWanted: (property: Property) => boolean,
): Candidates =>
  everyIndex(properties).filter((index) => {
    const property = properties[index]
    return property !== undefined && isWanted(property)
  })

const isAround = (centre: Point, point: Point): boolean =>
  Math.abs(point.lat - centre.lat) * KM_PER_DEGREE <= AROUND_KM &&
  kmBetween(centre, point) <= AROUND_KM

const foundAround = memoizeByObject(
  (_properties: ReadonlyArray<Property>) => new Map<string, Candidates>(),
)

/** Neither landmarks nor properties move: for the same properties it is worked out once. */
const around = ({ properties }: CatalogueSnapshot, { slug, point }: Place): Candidates => {
  const found = foundAround(properties)
  const known = found.get(slug)
  if (known !== undefined) return known
  const near = placesOf(properties, (property) => isAround(point, property.point))
  found.set(slug, near)
  return near
}

/** The stays that a place of any kind means. */
export const candidatesAt = (snapshot: CatalogueSnapshot, place: Place | null): Candidates => {
  if (place === null) return everyIndex(snapshot.properties)
  switch (place.kind) {
    case "landmark":
      return around(snapshot, place)
    case "region":
      return snapshot.inRegion.get(place.slug) ?? []
    case "destination":
      return withAreas(place.slug).flatMap((area) => snapshot.inDestination.get(area) ?? [])
    default:
      return place.kind satisfies never
  }
}

const slugMeant = (snapshot: CatalogueSnapshot, where: string): string | undefined =>
  placeBySlug(where) === undefined && !snapshot.bySlug.has(where)
    ? suggestionsFor(snapshot, where)[0]?.slug
    : where

const NOWHERE: Whereabouts = { place: null, named: null, candidates: [] }

const inArea = ({ properties }: CatalogueSnapshot, area: MapArea): Candidates =>
  placesOf(properties, ({ point }) => isInArea(area, point))

/** Where a search looks: in an area of the map, by slug, else by what the field would suggest first for the text. */
export const whereaboutsOf = (
  snapshot: CatalogueSnapshot,
  { where, area }: Pick<SearchCriteria, "where" | "area">,
): Whereabouts => {
  if (area !== undefined) return { ...NOWHERE, candidates: inArea(snapshot, area) }
  if (where === null) return { ...NOWHERE, candidates: candidatesAt(snapshot, null) }
  const slug = slugMeant(snapshot, where)
  if (slug === undefined) return NOWHERE
  const place = placeBySlug(slug)
  if (place !== undefined) return { place, named: null, candidates: candidatesAt(snapshot, place) }
  const index = snapshot.properties.findIndex((property) => property.slug === slug)
  const named = snapshot.properties[index]
  return named === undefined ? NOWHERE : { place: null, named, candidates: [index] }
}
