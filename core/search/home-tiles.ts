import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { placesOfKind } from "../place/gazetteer.ts"
import type { Place } from "../place/place.ts"
import type { Picture } from "../property/picture.ts"
import { pictureOfPlace } from "../property/place-pictures.ts"
import { isForMembers } from "../property/plans-of.ts"
import type { Property } from "../property/property.ts"
import { candidatesAt } from "./candidates.ts"
import { propertyKinds } from "../search-request/choices.ts"
import type { KindTile, PlaceTile, Suggestion } from "./home-page.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import { MOST_SUGGESTIONS, placeSuggested } from "./suggest.ts"

/** No section of the home page shows more tiles of places. */
export const MOST_TILES = 12

type Tile = { readonly pictures: ReadonlyArray<Picture>; readonly stays: number }

/** What most stays open with comes first: it is what the place looks like. */
const mostShownFirst = (openings: ReadonlyArray<Picture>): ReadonlyArray<Picture> =>
  [...Map.groupBy(openings, ({ name }) => name).values()]
    .toSorted((one, other) => other.length - one.length)
    .flat()

/** The first pictures of all stays come before the second ones of any; one of the place before all. */
const tileOf = (stays: ReadonlyArray<Property>, own?: Picture): Tile | null => {
  if (stays.length === 0) return null
  if (own) return { pictures: [own], stays: stays.length }
  const [first, second] = [0, 1].map((place) =>
    stays.flatMap(({ pictures }) => pictures[place] ?? []),
  )
  const pictures = [...mostShownFirst(first ?? []), ...(second ?? [])]
  return pictures.length === 0 ? null : { pictures, stays: stays.length }
}

/** Tiles beside each other show different pictures for as long as there are different ones. */
const pictured = <Any extends Tile>(tiles: ReadonlyArray<Any>) => {
  const shown = new Set<string>()
  return tiles.flatMap(({ pictures, ...tile }) => {
    const picture = pictures.find(({ name }) => !shown.has(name)) ?? pictures[0]
    if (picture === undefined) return []
    shown.add(picture.name)
    return [{ ...tile, picture }]
  })
}

/** The properties that a search without dates finds for this viewer, one adult in one room. */
export const foundWithoutDates = (
  snapshot: CatalogueSnapshot,
  { nights, member }: StayQuestion,
): ReadonlySet<Property> =>
  new Set(
    snapshot.properties.filter(({ rooms }) =>
      rooms.some(
        (room) =>
          (member || !isForMembers(room)) &&
          nights.some((night) => snapshot.freeOn(room.id, night) > 0),
      ),
    ),
  )

const mostStaysFirst = <Any extends Tile>(tiles: ReadonlyArray<Any>): ReadonlyArray<Any> =>
  tiles.toSorted((one, other) => other.stays - one.stays).slice(0, MOST_TILES)

type Pictured = (slug: string) => Picture | undefined

const placeTiles = (
  snapshot: CatalogueSnapshot,
  places: ReadonlyArray<Place>,
  found: ReadonlySet<Property>,
  pictureOf: Pictured,
): ReadonlyArray<PlaceTile> => {
  const tiles = places.flatMap((place) => {
    const there = candidatesAt(snapshot, place).flatMap((index) => snapshot.properties[index] ?? [])
    const tile = tileOf(
      there.filter((property) => found.has(property)),
      pictureOf(place.slug),
    )
    return tile === null ? [] : [{ place, ...tile }]
  })
  return pictured(mostStaysFirst(tiles))
}

/**
 * The states and federal territories with stays, most stays first. A place without a picture of its
 * own shows what its stays look like.
 */
export const regionTiles = (
  snapshot: CatalogueSnapshot,
  found: ReadonlySet<Property>,
  pictureOf: Pictured = pictureOfPlace,
): ReadonlyArray<PlaceTile> => placeTiles(snapshot, placesOfKind("region"), found, pictureOf)

/** The popular landmarks with stays around them, most stays first. */
export const landmarkTiles = (
  snapshot: CatalogueSnapshot,
  found: ReadonlySet<Property>,
): ReadonlyArray<PlaceTile> => {
  const popular = placesOfKind("landmark").filter((landmark) => landmark.popular)
  return placeTiles(snapshot, popular, found, pictureOfPlace)
}

/** The kinds of stay that can be had, in the order of the filter. */
export const kindTiles = (found: ReadonlySet<Property>): ReadonlyArray<KindTile> =>
  pictured(
    propertyKinds.flatMap((kind) => {
      const tile = tileOf([...found].filter((property) => property.kind === kind))
      return tile === null ? [] : [{ kind, ...tile }]
    }),
  )

/**
 * The popular destinations that have stays, most stays first: what the destination field offers
 * before anything is typed.
 */
export const popularPlaces = (snapshot: CatalogueSnapshot): ReadonlyArray<Suggestion> =>
  placesOfKind("destination")
    .filter(({ popular }) => popular)
    .map((place) => ({ place, stays: candidatesAt(snapshot, place).length }))
    .filter(({ stays }) => stays > 0)
    .toSorted((one, other) => other.stays - one.stays)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ place }) => placeSuggested(place))
