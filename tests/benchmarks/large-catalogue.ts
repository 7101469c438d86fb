import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import { isWeekendNight } from "#core/inventory/weekend-nights.ts"
import { Sen } from "#core/money/sen.ts"
import { placesOfKind } from "#core/place/gazetteer.ts"
import type { Place } from "#core/place/place.ts"
import type { Stars } from "#core/property/property-kind.ts"
import { Slug, type Property } from "#core/property/property.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { propertyAmenities, propertyKinds, roomAmenities } from "#core/search-request/choices.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"

/** The first night of the catalogue; it has 400. */
export const FIRST_NIGHT = "2026-12-01" as CalendarDate
const NIGHTS = 400
const TYPES = 3

/** The same numbers on every run: mulberry32. */
const numbersFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const aRoomOf = (slug: string, index: number, next: () => number): RoomType => {
  const base = 8000 + Math.floor(next() * 50000)
  const policies = ["FLEXIBLE", "MODERATE", "NON_REFUNDABLE"] as const
  return aRoomType({
    id: RoomTypeId.make(`${slug}-${index}`),
    maxAdults: 1 + index,
    maxGuests: 2 + index,
    bedrooms: index,
    amenities: roomAmenities.filter(() => next() < 0.6),
    units: 1 + Math.floor(next() * 6),
    cancellation: policies[Math.floor(next() * 3)] ?? "FLEXIBLE",
    membersOnly: next() < 0.05,
    baseRate: Sen.make(base),
    weekendRate: Sen.make(Math.floor(base * 1.2)),
    deals:
      next() < 0.3
        ? [{ kind: "promotion", percent: 15, from: FIRST_NIGHT, until: addDays(FIRST_NIGHT, 90) }]
        : [],
  })
}

/** The largest destination has about a fifteenth of all, the others ever fewer. */
const homeOf = (destinations: ReadonlyArray<Place>, chance: number): Place =>
  destinations[Math.floor(chance ** 1.6 * destinations.length)] as Place

const aPropertyAt = (home: Place, number: number, next: () => number): Property => {
  const slug = `stay-${number}`
  return aProperty({
    slug: Slug.make(slug),
    name: { en: `${home.name.en} Stay ${number}`, bm: `Inap ${number}`, cn: `住宿${number}` },
    destination: home.slug,
    region: home.region,
    point: { lat: home.point.lat + next() / 50, lng: home.point.lng + next() / 50 },
    stars: Math.floor(next() * 6) as Stars,
    kind: propertyKinds[Math.floor(next() * propertyKinds.length)] ?? "hotel",
    condoType: null,
    amenities: propertyAmenities.filter(() => next() < 0.5),
    terms: sellingTerms({ levyArea: home.levyArea, payAtProperty: next() < 0.5 }),
    featured: next() < 0.02,
    rooms: Array.from({ length: TYPES }, (_, index) => aRoomOf(slug, index, next)),
  })
}

const indicesBy = (properties: ReadonlyArray<Property>, part: "destination" | "region") =>
  new Map(
    [...Map.groupBy(properties.keys(), (index) => properties[index]?.[part] ?? "")].map(
      ([slug, indices]) => [slug, indices],
    ),
  )

/** So many properties of three room types each, every night in typed arrays, a third unlike the base. */
export const largeCatalogue = (count: number): CatalogueSnapshot => {
  const next = numbersFrom(4711)
  const destinations = placesOfKind("destination")
  const properties = Array.from({ length: count }, (_, number) =>
    aPropertyAt(homeOf(destinations, next()), number, next),
  )
  const rooms = properties.flatMap((property) => property.rooms)
  const rowOf = new Map(rooms.map(({ id }, row) => [id, row * NIGHTS]))
  const nightOf = new Map(
    Array.from({ length: NIGHTS }, (_, night) => [addDays(FIRST_NIGHT, night), night]),
  )
  const rates = new Int32Array(rooms.length * NIGHTS)
  const free = new Uint8Array(rooms.length * NIGHTS)
  const weekends = [...nightOf.keys()].map((date) => isWeekendNight("sat-sun", date))
  for (const [row, { baseRate, weekendRate, units }] of rooms.entries())
    for (let night = 0; night < NIGHTS; night += 1) {
      const isUnlike = next() < 0.31
      const rate = weekends[night] ? weekendRate : baseRate
      rates[row * NIGHTS + night] = isUnlike ? Math.floor(rate * (0.8 + next() / 2)) : rate
      free[row * NIGHTS + night] = isUnlike ? Math.floor(next() * (units + 1)) : units
    }
  const at = (room: RoomTypeId, date: CalendarDate): number =>
    (rowOf.get(room) ?? Number.NaN) + (nightOf.get(date) ?? Number.NaN)
  return {
    properties,
    bySlug: new Map(properties.map((property) => [property.slug, property])),
    inDestination: indicesBy(properties, "destination"),
    inRegion: indicesBy(properties, "region"),
    scores: new Map(),
    rateOn: (room, date) => rates[at(room, date)] as Sen,
    freeOfKind: (kind, date) => free[at(RoomTypeId.make(kind), date)] ?? 0,
    freeOn: (room, date) => free[at(room, date)] ?? 0,
    nightsOf: () => rates,
    nightsIn: () => rates,
  }
}
