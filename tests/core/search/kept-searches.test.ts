import { describe, expect, test } from "vitest"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import { Sen } from "#core/money/sen.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { keptSearches } from "#core/search/kept-searches.ts"
import {
  anySearch,
  withDates,
  withFilters,
  withSort,
  withWhere,
} from "#core/search-request/change-search.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const weekend = withDates(anySearch, stayDates())
const upTo = (price: number) =>
  withFilters(weekend, { ...weekend.filters, maxPrice: Sen.make(price) })
const inTwoPlaces = () =>
  aTownOf(
    aHouse("beach", { destination: "langkawi", region: "kedah" }),
    aHouse("hill", { destination: "george-town", region: "penang" }),
  )
const UNCHANGED = {}
/** The same, where the nights of each house are another object than before. */
const changedAt = (snapshot: CatalogueSnapshot, ...slugs: ReadonlyArray<string>) => {
  const nights = new Map<string, object>(slugs.map((slug) => [slug, {}]))
  return { ...snapshot, nightsOf: (id: string) => nights.get(id) ?? UNCHANGED }
}

describe("an answer", () => {
  test("is given again to who asks the same, and to nobody else", () => {
    const searched = keptSearches()
    const town = inTwoPlaces()
    const first = searched(town, weekend, aViewer())

    expect(searched(town, withDates(anySearch, stayDates()), aViewer())).toBe(first)
    expect(searched(town, weekend, aViewer({ member: true }))).not.toBe(first)
    expect(searched(town, withSort(weekend, "ratings"), aViewer())).not.toBe(first)
    expect(searched(town, weekend, aViewer())).toBe(first)
  })

  test("is made anew where something was sold that it shows, not where it was sold elsewhere", () => {
    const searched = keptSearches()
    const town = changedAt(inTwoPlaces())
    const there = withWhere(weekend, "langkawi")
    const first = searched(town, there, aViewer())

    expect(searched(changedAt(town, "hill"), there, aViewer())).toBe(first)
    expect(searched(changedAt(town, "beach"), there, aViewer())).not.toBe(first)
  })

  test("is made anew where a property or a score changed", () => {
    const searched = keptSearches()
    const town = inTwoPlaces()
    const first = searched(town, weekend, aViewer())

    expect(searched({ ...town, properties: [...town.properties] }, weekend, aViewer())).not.toBe(
      first,
    )
    const second = searched(town, weekend, aViewer())
    expect(searched({ ...town, scores: new Map() }, weekend, aViewer())).not.toBe(second)
  })

  test("is made anew once another hour begins", () => {
    const searched = keptSearches()
    const town = inTwoPlaces()
    const at = (time: string) =>
      searched(town, weekend, aViewer({ now: Date.parse(`2026-11-21T${time}Z`) }))
    const first = at("04:00:00.000")

    expect(at("04:59:59.999")).toBe(first)
    expect(at("05:00:00.000")).not.toBe(first)
  })

  test("is not kept where nothing was found: what other places would have is in it", () => {
    const searched = keptSearches()
    const town = inTwoPlaces()

    expect(searched(town, upTo(1), aViewer()).total).toBe(0)
    expect(searched(town, upTo(1), aViewer())).not.toBe(searched(town, upTo(1), aViewer()))
  })

  test("is not kept where nobody can tell whether nights changed", () => {
    const searched = keptSearches()
    const { nightsOf: _, ...town } = inTwoPlaces()

    expect(searched(town, weekend, aViewer())).not.toBe(searched(town, weekend, aViewer()))
  })

  test.each([
    [1998, true],
    [1999, false],
  ])("from %i room types is kept: %s", (count, isKept) => {
    const rooms = Array.from({ length: count }, (_, number) =>
      aRoomType({ id: RoomTypeId.make(`room-${number}`) }),
    )
    const [first, ...others] = rooms
    const town = aTownOf(aHouse("palace", { rooms: [first!, ...others] }))
    const searched = keptSearches()

    const answer = searched(town, withWhere(weekend, "palace"), aViewer())

    expect(answer.total).toBe(1)
    expect(searched(town, withWhere(weekend, "palace"), aViewer()) === answer).toBe(isKept)
  })

  test("goes first when it was not asked for longest, once there are more than 128", () => {
    const searched = keptSearches()
    const town = inTwoPlaces()
    const asked = (number: number) => searched(town, upTo(1_000_000 + number), aViewer())
    const answers = Array.from({ length: 128 }, (_, number) => asked(number))

    expect(asked(0)).toBe(answers[0])
    asked(128)
    expect(asked(0)).toBe(answers[0])
    expect(asked(2)).toBe(answers[2])
    expect(asked(1)).not.toBe(answers[1])
  })
})
