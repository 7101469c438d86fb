import { placeBySlug } from "#core/place/gazetteer.ts"
import { childrenContradictions } from "./children-contradictions.ts"
import { blockContradictions } from "./line-blocks.ts"
import { planContradictionsIn } from "./plans.ts"
import { repeated } from "./repeated.ts"
import { roomStockContradictions } from "./room-stock-contradictions.ts"
import { restrictionContradictions, seasonContradictions } from "./restriction-contradictions.ts"
import type { PropertyLine, RoomLine } from "./property-line.ts"

/** A rough box around Malaysia. */
const MALAYSIA = { south: 0.5, north: 7.7, west: 99, east: 119.6 }

const roomContradictions = (room: RoomLine, path: string): ReadonlyArray<string> => {
  const backwards = room.deals?.filter(({ from, until }) => from > until) ?? []
  return [
    ...((room.maxGuests ?? room.maxAdults) < room.maxAdults
      ? [`${path}.maxGuests: is below maxAdults`]
      : []),
    ...repeated(room.nights?.map(({ date }) => date)).map(
      (date) => `${path}.nights: ${date} is there twice`,
    ),
    ...backwards.map(({ from }) => `${path}.deals: the deal from ${from} ends before it begins`),
    ...restrictionContradictions(room.restrictions, `${path}.restrictions`),
    ...seasonContradictions(room.seasons, `${path}.seasons`, "room"),
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

const contactContradictions = ({ contacts }: PropertyLine): ReadonlyArray<string> => {
  if (contacts === undefined || contacts === null) return []
  const { email, phone, whatsapp } = contacts
  return (email ?? phone ?? whatsapp) === undefined
    ? ["contacts: has neither email, phone nor whatsapp"]
    : []
}

/** What is wrong with a line whose fields are right one by one. */
export const contradictionsIn = (line: PropertyLine): ReadonlyArray<string> => [
  ...placeContradictions(line),
  ...contactContradictions(line),
  ...((line.kind === "condo") === ((line.condoType ?? null) !== null)
    ? []
    : ["condoType: is for condos, and every condo has one"]),
  ...repeated(line.rooms.map(({ id }) => id ?? "")).flatMap((id) =>
    id === "" ? [] : [`rooms: the id ${id} is there twice`],
  ),
  ...blockContradictions(line),
  ...repeated(line.kinds?.map(({ id }) => id)).map((id) => `kinds: ${id} is there twice`),
  ...restrictionContradictions(line.restrictions, "restrictions"),
  ...(line.facts?.includes("pets") && line.houseRules?.pets === false
    ? ["facts: pets are welcome, but the house rules do not allow them"]
    : []),
  ...childrenContradictions(line.children, line.houseRules?.children),
  ...repeated(line.facts).map((fact) => `facts: ${fact} is there twice`),
  ...seasonContradictions(line.seasons, "seasons", "property"),
  ...line.rooms.flatMap((room, place) => [
    ...roomStockContradictions(room, line.kinds ?? [], `rooms.${place}`),
    ...roomContradictions(room, `rooms.${place}`),
    ...planContradictionsIn(line, room, `rooms.${place}.plans`),
  ]),
]
