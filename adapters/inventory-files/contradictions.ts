import { placeBySlug } from "#core/place/gazetteer.ts"
import type { PropertyLine, RoomLine } from "./property-line.ts"

/** A rough box around Malaysia. */
const MALAYSIA = { south: 0.5, north: 7.7, west: 99, east: 119.6 }

const repeated = (names: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(names.filter((name, place) => names.indexOf(name) !== place)),
]

const roomContradictions = (room: RoomLine, path: string): ReadonlyArray<string> => {
  const nights = room.nights ?? []
  const overbooked = nights.filter(({ taken = 0 }) => taken > room.units)
  const backwards = (room.deals ?? []).filter(({ from, until }) => from > until)
  return [
    ...(room.maxGuests !== undefined && room.maxGuests < room.maxAdults
      ? [`${path}.maxGuests: is below maxAdults`]
      : []),
    ...overbooked.map(({ date }) => `${path}.nights: more rooms are taken on ${date} than exist`),
    ...repeated(nights.map(({ date }) => date)).map(
      (date) => `${path}.nights: ${date} is there twice`,
    ),
    ...backwards.map(({ from }) => `${path}.deals: the deal from ${from} ends before it begins`),
  ]
}

const placeContradictions = ({ slug, destination, point }: PropertyLine): ReadonlyArray<string> => {
  const isKnown = placeBySlug(destination)?.kind === "destination"
  const isInside =
    point === undefined ||
    (point.lat >= MALAYSIA.south &&
      point.lat <= MALAYSIA.north &&
      point.lng >= MALAYSIA.west &&
      point.lng <= MALAYSIA.east)
  return [
    ...(isKnown ? [] : [`destination: no destination is called ${JSON.stringify(destination)}`]),
    ...(isInside ? [] : ["point: lies outside Malaysia"]),
    ...(placeBySlug(slug) ? [`slug: ${slug} is the slug of a place`] : []),
  ]
}

/** What is wrong with a line whose fields are right one by one. */
export const contradictionsIn = (line: PropertyLine): ReadonlyArray<string> => [
  ...placeContradictions(line),
  ...((line.kind === "condo") === ((line.condoType ?? null) !== null)
    ? []
    : ["condoType: is for condos, and every condo has one"]),
  ...repeated(line.rooms.map(({ id }) => id ?? "")).flatMap((id) =>
    id === "" ? [] : [`rooms: the id ${id} is there twice`],
  ),
  ...line.rooms.flatMap((room, place) => roomContradictions(room, `rooms.${place}`)),
]
