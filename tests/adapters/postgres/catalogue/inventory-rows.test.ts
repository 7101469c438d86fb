import { elsewhereIssues } from "#adapters/postgres/catalogue/inventory-issues.ts"
import {
  contactRowsOf,
  digestOf,
  nightRowsOf,
  propertyRowOf,
  roomTypeRowsOf,
} from "#adapters/postgres/catalogue/inventory-rows.ts"
import { oneOf } from "#adapters/postgres/catalogue/one-object.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Sen } from "#core/money/sen.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aGuestHouse } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { describe, expect, it } from "vitest"

const studio = RoomTypeId.make("springwater-studio")
const night = (date: string, rate: number | null, taken = 0) => ({
  roomType: studio,
  date: day(date),
  rate: rate === null ? null : Sen.make(rate),
  taken,
})
const put = (changes: Partial<StockedProperty> = {}): StockedProperty => ({
  property: aProperty(),
  exceptions: [night("2026-12-05", 30_000), night("2026-12-06", 20_000)],
  contacts: someContacts(),
  ...changes,
})
const isSame = (one: StockedProperty, other: StockedProperty) => digestOf(one) === digestOf(other)

/** The same value with the fields of every object the other way round. */
const reversed = <A>(value: A): A => {
  if (value === null || typeof value !== "object") return value
  if (Array.isArray(value)) return value.map(reversed) as A
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversed(part)]),
  ) as A
}

describe("what is put", () => {
  it("is the same again in any order of its fields and nights, and with other rooms taken", () => {
    const [first, second] = put().exceptions

    expect(isSame(put(), reversed(put()))).toBe(true)
    expect(isSame(put(), put({ exceptions: [second!, first!] }))).toBe(true)
    expect(isSame(put(), put({ exceptions: [{ ...first!, taken: 2 }, second!] }))).toBe(true)
    expect(
      isSame(put(), put({ exceptions: [first!, second!, night("2026-12-07", null, 1)] })),
    ).toBe(true)
  })

  it.each<[string, Partial<StockedProperty>]>([
    ["another part of the property", { property: aProperty({ stars: 3 }) }],
    ["its pictures in another order", { property: aProperty({ amenities: ["gym", "pool"] }) }],
    ["another rate", { exceptions: [night("2026-12-05", 30_001), night("2026-12-06", 20_000)] }],
    ["another night", { exceptions: [night("2026-12-05", 30_000), night("2026-12-07", 20_000)] }],
    ["a night less", { exceptions: [night("2026-12-05", 30_000)] }],
    ["a night that costs nothing", { exceptions: [...put().exceptions, night("2026-12-07", 0)] }],
    ["other contacts", { contacts: { ...someContacts(), email: "new@example.com" } }],
    ["no contacts", { contacts: null }],
  ])("is another with %s", (_, changes) => {
    expect(isSame(put(), put(changes))).toBe(false)
  })

  it("is known in its row by what it is", () => {
    expect(propertyRowOf(put())).toEqual({
      slug: "the-springwater",
      document: JSON.stringify(aProperty()),
      digest: digestOf(put()),
    })
  })

  it("has contacts in a row where it gave any", () => {
    expect(contactRowsOf(put())).toEqual([{ property: "the-springwater", ...someContacts() }])
    expect(contactRowsOf(put({ contacts: null }))).toEqual([])
  })

  it("has nights of rooms of its own in rows, where they have a rate", () => {
    const elsewhere = { ...night("2026-12-05", 1), roomType: RoomTypeId.make("palm-hut") }
    const exceptions = [night("2026-12-05", 0), night("2026-12-06", null, 2), elsewhere]

    expect(nightRowsOf(put({ exceptions }))).toEqual([
      { roomType: studio, date: "2026-12-05", rate: 0 },
    ])
  })
})

describe("the room types of a property as rows", () => {
  it("have their units and rates", () => {
    expect(roomTypeRowsOf(put())).toEqual([
      { id: studio, property: "the-springwater", units: 3, baseRate: 18_000, weekendRate: 22_000 },
    ])
  })

  it("have no units where they take shared rooms, which are rows without a rate", () => {
    const property = aGuestHouse()
    const [pair, ...rows] = roomTypeRowsOf({
      property: {
        ...property,
        rooms: property.rooms.slice(3, 4).map((room) => ({ ...room, units: 7 })),
      },
      exceptions: [],
    })

    expect(pair).toMatchObject({ id: "tanjung-pair", units: 0, baseRate: 19_000 })
    expect(rows).toEqual(
      (property.kinds ?? []).map(({ id, units }) => ({
        id,
        property: "rumah-tanjung",
        units,
        baseRate: 0,
        weekendRate: 0,
      })),
    )
    expect(rows.map(({ units }) => units)).toEqual([8, 3, 1])
  })
})

describe("room types that are put", () => {
  const row = (id: string, property: string) => ({
    id,
    property,
    units: 1,
    baseRate: 0,
    weekendRate: 0,
  })

  it("belong to the property that has them, or to none yet", () => {
    const rooms = [row("a", "one"), row("b", "one")]

    expect(elsewhereIssues(rooms, [{ id: "a", property: "one" }])).toEqual([])
  })

  it("are refused where another property has them, or a second one in the same put", () => {
    const rooms = [row("a", "one"), row("b", "one"), row("b", "two"), row("c", "two")]

    expect(elsewhereIssues(rooms, [{ id: "a", property: "other" }])).toEqual([
      { property: "one", roomType: "a", code: "RoomTypeElsewhere" },
      { property: "two", roomType: "b", code: "RoomTypeElsewhere" },
    ])
  })
})

it("makes one object of several, by each of them and their order", () => {
  const [a, b] = [{}, {}]

  expect(oneOf([a, b])).toBe(oneOf([a, b]))
  expect(oneOf([a, b])).not.toBe(oneOf([b, a]))
  expect(oneOf([a, b])).not.toBe(oneOf([a]))
  expect(oneOf([a, b])).not.toBe(oneOf([a, {}]))
})
