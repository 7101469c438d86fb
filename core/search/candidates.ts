import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { withAreas } from "../place/areas-within.ts"
import { kmBetween } from "../place/distance.ts"
import { placeBySlug } from "../place/gazetteer.ts"
import type { Place, Point } from "../place/place.ts"
import type { Property } from "../property/property.ts"
import { memoizeByObject } from "../kernel/memoize-by-object.ts"
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
  const near = everyIndex(properties).filter((index) => {
    const property = properties[index]
    return property !== undefined && isAround(point, property.point)
  })
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

/** Where a search looks: by slug, else by what the field would suggest first for the text. */
export const whereaboutsOf = (snapshot: CatalogueSnapshot, where: string | null): Whereabouts => {
  if (where === null) return { ...NOWHERE, candidates: candidatesAt(snapshot, null) }
  const slug = slugMeant(snapshot, where)
  if (slug === undefined) return NOWHERE
  const place = placeBySlug(slug)
  if (place !== undefined) return { place, named: null, candidates: candidatesAt(snapshot, place) }
  const index = snapshot.properties.findIndex((property) => property.slug === slug)
  const named = snapshot.properties[index]
  return named === undefined ? NOWHERE : { place: null, named, candidates: [index] }
}
