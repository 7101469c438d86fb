import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { restrictionsOf } from "#core/inventory/restrictions.rules.ts"
import { inWords } from "#core/inventory/value-words.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { folded } from "#core/place/folded.ts"
import { plansOf } from "#core/property/plans-of.ts"
import type { Property } from "#core/property/property.ts"
import type { RatePlan } from "#core/property/rate-plan.ts"
import { kindsOf, timesFree, usesOf } from "#core/property/room-uses.ts"
import type { RoomType } from "#core/property/room-type.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { Effect } from "effect"
import { inNumber } from "../operator/in-number.ts"

/** What `list` asks for: the property of this slug, else those with all these words in name, slug or place. */
export type ListTask = { readonly kind: "list"; readonly words: string; readonly limit: number }

/** At most so many properties are listed at once. */
export const MOST_LISTED_PROPERTIES = 10_000

const MOST_RESTRICTIONS_SHOWN = 3

type Restricting = Parameters<typeof restrictionsOf>[0]
type Lines = ReadonlyArray<string>

/** What is asked of stays from today on, the nearest first, and how much more there is. */
const askedLines = (asking: Restricting, today: CalendarDate, margin: string): Lines => {
  const next = restrictionsOf(asking, {})
    .filter(({ until }) => until === undefined || until >= today)
    .toSorted((one, other) => ((one.from ?? "") < (other.from ?? "") ? -1 : 1))
  const more = next.length - MOST_RESTRICTIONS_SHOWN
  return [
    ...next.slice(0, MOST_RESTRICTIONS_SHOWN).map((asked) => `${margin}asks: ${inWords(asked)}`),
    ...(more > 0 ? [`${margin}and ${inNumber(more, "more restriction")}`] : []),
  ]
}

const planLines = (plan: RatePlan, today: CalendarDate): Lines => [
  ["    plan", plan.id, plan.terms, plan.board, plan.pay, plan.membersOnly ? "members only" : ""]
    .join("  ")
    .trimEnd(),
  ...askedLines(plan, today, "      "),
]

/** How many of a room type there are, were nothing sold. */
const roomsOf = (property: Property, room: RoomType): number => {
  const units = new Map(kindsOf(property).map((kind) => [kind.id, kind.units]))
  return timesFree(usesOf(room), (kind) => units.get(kind) ?? 0)
}

const withState = (words: Lines, isWithdrawn: boolean | undefined): string =>
  [...words, ...(isWithdrawn === true ? ["withdrawn"] : [])].join("  ")

const roomLines = (property: Property, room: RoomType, today: CalendarDate): Lines => [
  withState(
    [
      `  room  ${room.id}`,
      room.name.en,
      `${roomsOf(property, room)} for sale`,
      `from ${ringgit(room.baseRate)}`,
    ],
    room.withdrawn,
  ),
  ...askedLines(room, today, "    "),
  ...plansOf(room).flatMap((plan) => planLines(plan, today)),
]

const propertyLines = (property: Property, today: CalendarDate): Lines => [
  withState(
    [property.slug, property.name.en, property.kind, property.destination],
    property.withdrawn,
  ),
  ...askedLines(property, today, "  "),
  ...property.rooms.flatMap((room) => roomLines(property, room, today)),
]

const hasWords = ({ slug, name, destination, region }: Property, words: Lines): boolean => {
  const text = folded([slug, ...Object.values(name), destination, region].join(" "))
  return words.every((word) => text.includes(word))
}

const propertiesFor = (words: string, all: ReadonlyMap<string, Property>) => {
  const named = all.get(words)
  if (named !== undefined) return [named]
  const wanted = folded(words).split(" ")
  return [...all.values()]
    .filter((property) => hasWords(property, wanted))
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
}

type Here = { readonly today: CalendarDate; readonly say: (line: string) => void }

/** Lists what is sold, with its room types, plans and next restrictions; the exit code is 1 for nothing. */
export const listInventory = async (
  { snapshot }: Pick<Catalogue, "snapshot">,
  { words, limit }: ListTask,
  { today, say }: Here,
): Promise<number> => {
  const { bySlug } = await Effect.runPromise(snapshot())
  const found = propertiesFor(words, bySlug)
  for (const property of found.slice(0, limit))
    for (const line of propertyLines(property, today)) say(line)
  const all = inNumber(found.length, "property", "properties")
  say(found.length > limit ? `${limit} of ${all}; for more: --limit ${found.length}` : all)
  return found.length === 0 && words !== "" ? 1 : 0
}
