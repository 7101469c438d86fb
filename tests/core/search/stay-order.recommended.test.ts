import { senOf } from "#core/money/amounts.ts"
import { anySearch, withDates, withSort, withWhere } from "#core/search-request/change-search.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { inSortOrder, type Ordered } from "#core/search/stay-order.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

describe("results in the recommended order", () => {
  const at = (slug: string, ringgit: number, reviewed?: number) => ({
    house: aHouse(slug, { room: { weekendRate: senOf(ringgit * 100) } }),
    reviewed,
  })
  const weekend = withSort(withDates(anySearch, stayDates()), "recommended")
  const found = (stays: ReadonlyArray<ReturnType<typeof at>>) => {
    const town = aTownOf(...stays.map(({ house }) => house))
    const scores = new Map(
      stays.flatMap(({ house, reviewed }) =>
        reviewed === undefined ? [] : [[house.slug, { tenths: reviewed, count: 50 }] as const],
      ),
    )
    return searchStays({ ...town, scores }, weekend, aViewer())
  }

  it("weigh score and price, say what is clearly cheaper than the middle one, and nothing elsewhere", () => {
    const houses = [at("plain", 200), at("dear", 400), at("praised", 200, 98), at("cheap", 100)]
    const { stays } = found(houses)

    expect(stays.map(({ slug }) => slug)).toEqual(["praised", "cheap", "plain", "dear"])
    expect(found(houses.toReversed()).stays).toEqual(stays)
    const less = Object.fromEntries(stays.map(({ slug, belowMiddle }) => [slug, belowMiddle]))
    const costOf = (slug: string) =>
      stays.flatMap((card) =>
        card.slug === slug && card.price?.kind === "stay" ? [card.price.cost] : [],
      )[0] ?? 0
    expect(less).toEqual({ cheap: costOf("plain") - costOf("cheap") })

    const byPrice = searchStays(
      aTownOf(...houses.map(({ house }) => house)),
      withSort(weekend, "priceLowToHigh"),
      aViewer(),
    )
    expect(byPrice.stays.filter((card) => "belowMiddle" in card)).toEqual([])
  })

  it("say nothing of a stay that is the middle one itself", () => {
    const { stays } = searchStays(
      aTownOf(at("only", 100).house),
      withWhere(weekend, "only"),
      aViewer(),
    )

    expect(stays.map(({ slug, belowMiddle }) => [slug, belowMiddle])).toEqual([["only", undefined]])
  })

  it("have what cannot be booked last, however it is praised, and what is far from a landmark later", () => {
    const stay = (slug: string, changes: Partial<Ordered> = {}): Ordered => ({
      searchable: searchablePropertyOf(aHouse(slug)),
      cost: 100_00,
      km: null,
      score: null,
      ...changes,
    })
    const slugsOf = (...stays: ReadonlyArray<Ordered>) =>
      inSortOrder(stays, "recommended", 9).map(({ searchable }) => searchable.property.slug)
    const praised = { tenths: 100, count: 900 }

    expect(slugsOf(stay("full", { cost: Infinity, score: praised }), stay("free"))).toEqual([
      "free",
      "full",
    ])
    expect(slugsOf(stay("far", { km: 5 }), stay("near", { km: 1 }))).toEqual(["near", "far"])
    expect(slugsOf(stay("b"), stay("a"))).toEqual(["a", "b"])
  })
})

it("results by guest score have stays that nobody reviewed by their names", () => {
  const unreviewed = ["b", "a"].map((slug) => ({
    searchable: searchablePropertyOf(aHouse(slug)),
    cost: 100_00,
    km: null,
    score: null,
  }))

  expect(
    inSortOrder(unreviewed, "guestScore", 2).map(({ searchable }) => searchable.property.slug),
  ).toEqual(["a", "b"])
})
