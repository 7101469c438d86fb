import { contradictionsIn } from "#adapters/inventory-files/contradictions.ts"
import type { PropertyLine, RoomLine } from "#adapters/inventory-files/property-line.ts"
import { Sen } from "#core/money/sen.ts"
import { Slug } from "#core/property/property.ts"
import type { Restriction } from "#core/property/restriction.ts"
import type { Season } from "#core/property/season.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, test } from "vitest"

const room: RoomLine = { name: "Room", maxAdults: 2, units: 3, baseRate: Sen.make(10_000) }
const line: PropertyLine = {
  slug: Slug.make("rumah-kenanga"),
  name: "Rumah Kenanga",
  kind: "homestay",
  destination: "george-town",
  address: "5, Lebuh Armenian",
  overview: "Three rooms.",
  rooms: [room],
}

const reasonsFor = (changes: Partial<PropertyLine>) => contradictionsIn({ ...line, ...changes })
const reasonsForRoom = (changes: Partial<RoomLine>) =>
  reasonsFor({ rooms: [{ ...room, ...changes }] })

const christmas = day("2026-12-24")

test("a line that says only what it has to contradicts nothing", () => {
  expect(reasonsFor({})).toEqual([])
})

describe("a point", () => {
  test.each([
    { lat: 0.5, lng: 100 },
    { lat: 7.7, lng: 100 },
    { lat: 5, lng: 99 },
    { lat: 5, lng: 119.6 },
  ])("may be as far out as Malaysia is: %j", (point) => {
    expect(reasonsFor({ point })).toEqual([])
  })

  test.each([
    { lat: 0.49, lng: 100 },
    { lat: 7.71, lng: 100 },
    { lat: 5, lng: 98.9 },
    { lat: 5, lng: 119.7 },
  ])("may not be further out: %j", (point) => {
    expect(reasonsFor({ point })).toEqual(["point: lies outside Malaysia"])
  })
})

describe("a place", () => {
  test.each(["penang", "nowhere"])("is a destination, which %s is not", (destination) => {
    expect(reasonsFor({ destination })).toEqual([
      `destination: no destination is called "${destination}"`,
    ])
  })

  test("is not the slug of a property", () => {
    expect(reasonsFor({ slug: Slug.make("penang") })).toEqual([
      "slug: penang is the slug of a place",
    ])
  })
})

describe("the type of a condo", () => {
  test("is of every condo, and of nothing else", () => {
    const reason = "condoType: is for condos, and every condo has one"

    expect(reasonsFor({ kind: "condo", condoType: "studio" })).toEqual([])
    expect(reasonsFor({ condoType: null })).toEqual([])
    expect(reasonsFor({ condoType: "studio" })).toEqual([reason])
    expect(reasonsFor({ kind: "condo", condoType: null })).toEqual([reason])
  })
})

describe("the ids of rooms", () => {
  test("are each there once; rooms without one are all different", () => {
    const named = { ...room, id: "a" }

    expect(reasonsFor({ rooms: [room, room, named] })).toEqual([])
    expect(reasonsFor({ rooms: [named, named, named] })).toEqual(["rooms: the id a is there twice"])
  })
})

describe("pets", () => {
  test("are welcome unless the house rules say otherwise", () => {
    expect(reasonsFor({ facts: ["pets"] })).toEqual([])
    expect(reasonsFor({ facts: ["pets"], houseRules: { pets: true } })).toEqual([])
    expect(reasonsFor({ facts: ["lift"], houseRules: { pets: false } })).toEqual([])
  })
})

describe("prices for children", () => {
  test("may stay the same from age to age, where children are allowed", () => {
    const rates = [
      { from: 3, price: Sen.make(1_000) },
      { from: 4, price: Sen.make(1_000) },
    ]

    expect(reasonsFor({ children: { rates }, houseRules: { children: true } })).toEqual([])
    expect(reasonsFor({ houseRules: { children: false } })).toEqual([])
  })
})

describe("a room", () => {
  test("may have as many guests as adults, and a deal of one day", () => {
    const deal = { kind: "member", percent: 5, from: christmas, until: christmas } as const

    expect(reasonsForRoom({ maxGuests: 2, deals: [deal] })).toEqual([])
  })

  test("has no fewer guests than adults, no deal and no season that ends before it begins", () => {
    const backwards = { from: christmas, until: day("2026-12-23") }
    const deal = { kind: "member", percent: 5, ...backwards } as const
    const season = { ...backwards, rate: Sen.make(20_000) } as unknown as Season

    expect(reasonsForRoom({ maxGuests: 1 })).toEqual(["rooms.0.maxGuests: is below maxAdults"])
    expect(reasonsForRoom({ deals: [deal] })).toEqual([
      "rooms.0.deals: the deal from 2026-12-24 ends before it begins",
    ])
    expect(reasonsForRoom({ seasons: [season] })).toEqual([
      "rooms.0.seasons.0: ends before it begins",
    ])
  })

  test("may be taken as often as there are rooms of it", () => {
    expect(reasonsForRoom({ nights: [{ date: christmas, taken: 3 }] })).toEqual([])
    expect(reasonsForRoom({ units: 0, nights: [{ date: christmas }] })).toEqual([])
  })

  test("may be taken as often as the kind allows of which fewest are left", () => {
    const kinds = [
      { id: "double", units: 5 },
      { id: "suite", units: 9 },
    ]
    const { units: _, ...unitless } = room
    const taken = (count: number) =>
      reasonsFor({
        kinds,
        rooms: [
          {
            ...unitless,
            uses: [{ kind: "suite" }, { kind: "double", count: 2 }],
            nights: [{ date: christmas, taken: count }],
          },
        ],
      })

    expect(taken(2)).toEqual([])
    expect(taken(3)).toEqual(["rooms.0.nights: more rooms are taken on 2026-12-24 than exist"])
  })

  test("has units of its own or uses kinds, never neither", () => {
    const { units: _, ...unitless } = room

    expect(reasonsFor({ rooms: [unitless] })).toEqual([
      "rooms.0: has units of its own, or uses kinds of rooms",
    ])
  })
})

describe("a restriction", () => {
  test.each<Restriction>([
    { from: christmas, until: christmas, closed: true },
    { from: christmas, closed: true },
    { until: christmas, closed: true },
    { closed: true, weekdays: ["fri"] },
    { minNights: 3, maxNights: 3 },
    { maxNights: 1 },
    { bookFrom: 3, bookUntil: 3 },
    { bookFrom: 3 },
    { bookUntil: 3 },
  ])("contradicts nothing: %j", (restriction) => {
    expect(reasonsFor({ restrictions: [restriction] })).toEqual([])
  })
})
