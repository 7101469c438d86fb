import {
  nothingOnSale,
  snapshotOf,
  withAllNights,
  withNightsRead,
  withProperties,
  withRoomTypes,
} from "#adapters/postgres/catalogue/on-sale.ts"
import { dayNumberOf } from "#adapters/postgres/catalogue/day-numbers.ts"
import type { Property } from "#core/property/property.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { totalsOf } from "#core/guest-score/guest-score.rules.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const studio = RoomTypeId.make("springwater-studio")
const friday = day("2026-12-04")
const put = (property: Property, changes: object = {}) => ({
  slug: property.slug,
  property,
  scores: null,
  invented: false,
  ...changes,
})
const stock = (id: string, units: number) => ({
  id,
  destination: "kuala-lumpur",
  region: "kuala-lumpur-state",
  units,
  base: 18_000,
  weekend: 22_000,
})
const onSale = withRoomTypes(withProperties(nothingOnSale, [put(aProperty())]), [stock(studio, 3)])
const again = (changes: Partial<Property>) => withProperties(onSale, [put(aProperty(changes))])
const withdrawnRoom = aRoomType({ withdrawn: true })

describe("what is on sale", () => {
  it("is listed in the order of slugs, without what is withdrawn", () => {
    const others = ["b-house", "a-house", "z-house"].map((slug) =>
      put(aProperty({ slug: Slug.make(slug), ...(slug === "b-house" && { withdrawn: true }) })),
    )
    const { properties, bySlug, inDestination } = snapshotOf(withProperties(onSale, others))

    expect(properties.map(({ slug }) => slug)).toEqual(["a-house", "the-springwater", "z-house"])
    expect([...bySlug.keys()]).toEqual(["a-house", "b-house", "the-springwater", "z-house"])
    expect(inDestination.get("kuala-lumpur")).toEqual([0, 1, 2])
  })

  it("has no room free that is withdrawn, and all of them again afterwards", () => {
    const free = (some: typeof onSale) => snapshotOf(some).freeOn(studio, friday)
    const withdrawn = again({ rooms: [withdrawnRoom] })

    expect([free(onSale), free(withdrawn), free(again({ withdrawn: true }))]).toEqual([3, 0, 0])
    expect(free(withProperties(withdrawn, [put(aProperty())]))).toBe(3)
  })

  it("costs what its seasons say, for as long as they are put", () => {
    const seasons = [{ from: friday, until: friday, rate: "+50%" as const }]
    const rate = (some: typeof onSale) => snapshotOf(some).rateOn(studio, friday)
    const inSeason = again({ seasons })

    expect([rate(onSale), rate(inSeason)]).toEqual([22_000, 33_000])
    expect(rate(withProperties(inSeason, [put(aProperty())]))).toBe(22_000)
  })

  it("shows a score where there is one, and whether it is made of invented reviews", () => {
    const scores = totalsOf([aKeptReview()])
    const scored = withProperties(onSale, [put(aProperty(), { scores })])
    const invented = withProperties(onSale, [put(aProperty(), { scores, invented: true })])
    const scoreOf = (some: typeof onSale) => snapshotOf(some).scores.get("the-springwater")

    expect(scoreOf(onSale)).toBeUndefined()
    expect(scoreOf(scored)).toEqual({ tenths: 83, count: 1 })
    expect(scoreOf(invented)).toEqual({ tenths: 83, count: 1, invented: true })
    expect(scoreOf(withProperties(scored, [put(aProperty())]))).toBeUndefined()
  })

  it("changes by nights of rooms that are known, and leaves what was before as it was", () => {
    const after = withAllNights(onSale, [
      [studio, dayNumberOf(friday), null, 2],
      ["unknown", dayNumberOf(friday), null, 2],
    ])
    const free = (some: typeof onSale) => snapshotOf(some).freeOn(studio, friday)

    expect([free(onSale), free(after)]).toEqual([3, 1])
  })

  it("is never less than nothing of a room, but of a kind as many less as are missing", () => {
    const over = withAllNights(onSale, [[studio, dayNumberOf(friday), null, 5]])

    expect(snapshotOf(over).freeOn(studio, friday)).toBe(0)
    expect(snapshotOf(over).freeOfKind(studio as never, friday)).toBe(-2)
  })

  it("is nothing of rooms that nobody knows", () => {
    const nobodys = RoomTypeId.make("nobodys")

    expect(() => snapshotOf(onSale).rateOn(nobodys, friday)).toThrow("No such room type: nobodys")
  })
})

describe("rooms that are sold in several ways", () => {
  const { pair } = tanjungRooms
  const house = withRoomTypes(
    withProperties(nothingOnSale, [put(aGuestHouse({ rooms: [pair] }))]),
    [stock(pair.id, 0), stock(tanjungKinds.double, 8)],
  )

  it("are free as often as all of them are that are needed", () => {
    const taken = withAllNights(house, [[tanjungKinds.double, dayNumberOf(friday), null, 3]])

    expect(snapshotOf(house).freeOn(pair.id, friday)).toBe(4)
    expect(snapshotOf(taken).freeOn(pair.id, friday)).toBe(2)
  })

  it("are known by their own where they share no more", () => {
    const { uses: _, ...own } = pair
    const alone = withProperties(house, [put(aGuestHouse({ rooms: [{ ...own, units: 1 }] }))])

    expect(snapshotOf(withRoomTypes(alone, [stock(pair.id, 1)])).freeOn(pair.id, friday)).toBe(1)
  })

  it("have other nights once any of the rooms that they take has", () => {
    const nightsOf = (some: typeof house) => snapshotOf(some).nightsOf?.(pair.id)
    const taken = withAllNights(house, [[tanjungKinds.double, dayNumberOf(friday), null, 3]])

    expect(nightsOf(house)).toBe(nightsOf(house))
    expect(nightsOf(taken)).not.toBe(nightsOf(house))
  })
})

describe("what changes in one place", () => {
  const { pair } = tanjungRooms
  const known = withRoomTypes(
    withProperties(nothingOnSale, [put(aGuestHouse({ rooms: [pair] }))]),
    [stock(tanjungKinds.double, 8), stock(tanjungKinds.suite, 1)],
  )
  const night = (kind: string) => [kind, dayNumberOf(friday), null, 1] as const

  it("leaves the nights of other rooms as they are", () => {
    const nightsOf = (some: typeof known, kind: string) =>
      snapshotOf(some).nightsOf?.(kind as never)
    const changed = withAllNights(known, [night(tanjungKinds.double)])

    expect(nightsOf(changed, tanjungKinds.suite)).toBe(nightsOf(known, tanjungKinds.suite))
    expect(nightsOf(changed, tanjungKinds.double)).not.toBe(nightsOf(known, tanjungKinds.double))
  })

  it("leaves what is known of other destinations as it is", () => {
    const inBoth = withRoomTypes(known, [
      { ...stock("hut", 1), destination: "langkawi", region: "kedah" },
    ])
    const nightsIn = (some: typeof known, slug: string) => snapshotOf(some).nightsIn?.(slug)
    const [city, island] = ["kuala-lumpur", "langkawi"] as const
    const changed = withAllNights(inBoth, [night(tanjungKinds.double)])
    const put = withRoomTypes(changed, [
      { ...stock("hut", 2), destination: island, region: "kedah" },
    ])

    expect(nightsIn(inBoth, city)).toBe(nightsIn(known, city))
    expect(nightsIn(inBoth, island)).not.toBe(nightsIn(known, island))
    expect(nightsIn(changed, island)).toBe(nightsIn(inBoth, island))
    expect(nightsIn(changed, city)).not.toBe(nightsIn(inBoth, city))
    expect(nightsIn(put, island)).not.toBe(nightsIn(changed, island))
    expect(nightsIn(put, city)).toBe(nightsIn(changed, city))
    expect(nightsIn(put, "nowhere")).toBe(nightsIn(known, "nowhere"))
    expect(nightsIn(withAllNights(known, [night("nobodys")]), city)).toBe(nightsIn(known, city))
  })

  it("takes all nights of room types that it knows as they are read", () => {
    const read = (id: string, taken: number) => ({
      id,
      days: [dayNumberOf(friday)],
      rates: [null],
      taken: [taken],
    })
    const none = { id: tanjungKinds.suite, days: null, rates: null, taken: null }

    const after = withNightsRead(known, [read("nobodys", 1), read(tanjungKinds.double, 3), none])

    expect(snapshotOf(after).freeOfKind(tanjungKinds.double, friday)).toBe(5)
    expect(snapshotOf(after).freeOfKind(tanjungKinds.suite, friday)).toBe(1)
    expect(after.stocks).toHaveLength(2)
    expect(snapshotOf(known).freeOfKind(tanjungKinds.double, friday)).toBe(8)
  })

  it("changes nothing where nobody knows the rooms of the nights", () => {
    const changed = withAllNights(known, [night("nobodys"), night(tanjungKinds.double)])

    expect(snapshotOf(changed).freeOfKind(tanjungKinds.double, friday)).toBe(7)
    expect(changed.stocks).toHaveLength(2)
    expect(withAllNights(known, [night("nobodys")]).stocks).toEqual(known.stocks)
  })

  it("lists properties again only where one of them changed", () => {
    const changed = withAllNights(known, [night(tanjungKinds.double)])
    const again = withProperties(known, [put(aGuestHouse({ rooms: [pair] }))])

    expect(snapshotOf(changed).properties).toBe(snapshotOf(known).properties)
    expect(snapshotOf(again).properties).not.toBe(snapshotOf(known).properties)
  })
})
