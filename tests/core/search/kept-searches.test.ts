import { describe, expect, test } from "vitest"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import { Sen } from "#core/money/sen.ts"
import { keptSearches } from "#core/search/kept-searches.ts"
import {
  anySearch,
  withDates,
  withFilters,
  withSort,
  withWhere,
} from "#core/search-request/change-search.ts"
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
/** The same, where the nights in these destinations are another object than before. */
const changedIn = (snapshot: CatalogueSnapshot, ...destinations: ReadonlyArray<string>) => {
  const nights = new Map<string, object>(destinations.map((slug) => [slug, {}]))
  return { ...snapshot, nightsIn: (slug: string) => nights.get(slug) ?? UNCHANGED }
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
    const town = changedIn(inTwoPlaces())
    const there = withWhere(weekend, "langkawi")
    const first = searched(town, there, aViewer())

    expect(searched(changedIn(town, "george-town"), there, aViewer())).toBe(first)
    expect(searched(changedIn(town, "langkawi"), there, aViewer())).not.toBe(first)
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
    const { nightsIn: _, ...town } = inTwoPlaces()

    expect(searched(town, weekend, aViewer())).not.toBe(searched(town, weekend, aViewer()))
  })

  test("is given again from the same snapshot without a look at anything that it is made from", () => {
    const searched = keptSearches()
    let looks = 0
    const nightsIn = () => {
      looks += 1
      return UNCHANGED
    }
    const town = { ...inTwoPlaces(), nightsIn }
    const first = searched(town, weekend, aViewer())
    expect(looks).toBe(2)

    expect(searched(town, weekend, aViewer())).toBe(first)
    expect(looks).toBe(2)
    const next = { ...town }
    expect(searched(next, weekend, aViewer())).toBe(first)
    expect(looks).toBe(4)
    expect(searched(next, weekend, aViewer())).toBe(first)
    expect(looks).toBe(4)
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
