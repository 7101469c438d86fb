import { Schema } from "effect"
import { kmBetween } from "./distance.ts"
import { folded } from "./folded.ts"
import table from "./gazetteer.json" with { type: "json" }
import { mistakesAgainst } from "./misspelt.ts"
import { bestRank } from "./name-match.ts"
import { Place, type Point } from "./place.ts"

/** Every place of Malaysia that can be searched: regions first, then destinations, then landmarks. */
export const places: ReadonlyArray<Place> = Schema.decodeUnknownSync(Schema.Array(Place))(table)

const bySlug: ReadonlyMap<string, Place> = new Map(places.map((place) => [place.slug, place]))

/** The place of that slug, whatever its kind; undefined when there is none. */
export const placeBySlug = (slug: string): Place | undefined => bySlug.get(slug)

/** The places of one kind, in the order of the table. */
export const placesOfKind = (kind: Place["kind"]): ReadonlyArray<Place> =>
  places.filter((place) => place.kind === kind)

const namesOf = ({ name, aliases }: Place): ReadonlyArray<string> => [
  ...Object.values(name),
  ...aliases,
]

/** Small ranks first; popular places before others of the same rank; infinite ranks are left out. */
const placesRanked = (rankOf: (place: Place) => number): ReadonlyArray<Place> =>
  places
    .map((place) => ({ place, rank: rankOf(place) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank || Number(b.place.popular) - Number(a.place.popular))
    .map(({ place }) => place)

/**
 * The places with a name or an older spelling that contains the text, in any language and script.
 * Whole names come before beginnings, beginnings before the middle, popular places before others.
 */
export const placesMatching = (text: string): ReadonlyArray<Place> => {
  const wanted = folded(text)
  if (wanted === "") return []
  return placesRanked((place) => bestRank(namesOf(place), wanted))
}

/** The places that a text may mean which has a mistake or two in it; the fewest mistakes first. */
export const misspeltPlaces = (text: string): ReadonlyArray<Place> =>
  placesRanked((place) => mistakesAgainst(namesOf(place), text))

/** A landmark and how far it is from a point. */
export type LandmarkNear = { readonly landmark: Place; readonly km: number }

/** The landmarks within so many kilometres of a point, nearest first. */
export const landmarksNear = (point: Point, withinKm: number): ReadonlyArray<LandmarkNear> =>
  placesOfKind("landmark")
    .map((landmark) => ({ landmark, km: kmBetween(point, landmark.point) }))
    .filter(({ km }) => km <= withinKm)
    .toSorted((a, b) => a.km - b.km)
