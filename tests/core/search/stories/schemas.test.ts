import { SearchAnswer, StayPrice } from "#core/search/search-answer.ts"
import { anySearch, withFilters, withWhere } from "#core/search-request/change-search.ts"
import { Filters, StarBand } from "#core/search-request/filters.ts"
import { sortOrders, starBands } from "#core/search-request/choices.ts"
import { HomePage, Suggestion } from "#core/search/home-page.ts"
import { CalendarNight, PlaceNight, PropertyPage } from "#core/search/property-page.ts"
import { SortOrder } from "#core/search-request/sort-order.ts"
import { StaySearch } from "#core/search-request/stay-search.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"
import { criteria, run, visitor, weekend } from "#tests/core/search/finder-world.ts"

/** Counts are kept by the names of the choices, which may be fewer. */
const COUNTED = /^facets\.(?!prices\.)\w+(s|Score)\.\w/

type Whole = Readonly<Record<string, unknown>>

const acceptedWithout = (schema: Schema.Schema<unknown>, value: Whole): ReadonlyArray<string> =>
  withoutEachField(value)
    .filter(([, rest]) => Schema.is(schema)(rest))
    .map(([path]) => path)

describe("what finding stays answers", () => {
  it("says that it comes from memory, or says nothing of it", async () => {
    const home = await run(visitor.home())
    const found = await run(visitor.search(weekend))
    const page = await run(visitor.open("the-springwater", criteria))
    for (const [schema, value] of [
      [HomePage, home],
      [SearchAnswer, found],
      [PropertyPage, page],
    ] as ReadonlyArray<readonly [Schema.Schema<unknown>, object]>) {
      expect(Schema.is(schema)({ ...value, remembered: true })).toBe(true)
      expect(Schema.is(schema)({ ...value, remembered: false })).toBe(false)
    }
  })

  it("is a home page with all of its sections, tiles and cards", async () => {
    const home = { ...(await run(visitor.home())) }

    expect(Schema.is(HomePage)(home)).toBe(true)
    expect([home.places, home.kinds, home.landmarks].map(({ length }) => length > 0)).toEqual([
      true,
      true,
      true,
    ])
    expect(acceptedWithout(HomePage, home)).toEqual([])
  })

  it("is a page of results with cards, counts and prices", async () => {
    const answer = { ...(await run(visitor.search(weekend))) }
    const left = acceptedWithout(SearchAnswer, answer).filter((path) => !COUNTED.test(path))

    expect(Schema.is(SearchAnswer)(answer)).toBe(true)
    expect(answer.stays[0]?.price?.kind).toBe("stay")
    expect(left).toEqual([])
  })

  it("is a wider search where nothing was found, with what it finds", async () => {
    const { alternatives } = await run(visitor.search(withWhere(weekend, "penang")))
    const answer = { ...(await run(visitor.search(weekend))), alternatives }

    expect(Schema.is(SearchAnswer)(answer)).toBe(true)
    expect(
      acceptedWithout(SearchAnswer, answer).filter((path) => path.startsWith("alternatives")),
    ).toEqual([])
  })

  it.each(["dropFilters", "earlier", "later", "widen"])("may say %s", (kind) => {
    const alternatives = [{ kind, search: anySearch, count: 1 }]
    const isAnswer = Schema.is(SearchAnswer.fields.alternatives)

    expect(isAnswer(alternatives)).toBe(true)
    expect(isAnswer([{ ...alternatives[0], kind: "giveUp" }])).toBe(false)
  })

  it("is a price of the stay, or of the lowest night", () => {
    const shown = { perNight: 1, perNightBefore: 1 }
    const isPrice = Schema.is(StayPrice)

    expect(isPrice({ kind: "lowestNight", ...shown })).toBe(true)
    const stay = { ...shown, cost: 1, taxesAndFees: 1, deposit: 1, nights: 1, rooms: 1 }
    expect(isPrice({ kind: "stay", ...stay })).toBe(true)
    expect(isPrice({ kind: "stay", ...shown })).toBe(false)
    expect(isPrice({ kind: "lowestNight" })).toBe(false)
    expect(isPrice({ kind: "", ...stay })).toBe(false)
  })

  it("is a page of a property with its offers, landmarks and similar stays", async () => {
    const page = { ...(await run(visitor.open("the-springwater", criteria))) }

    expect(Schema.is(PropertyPage)(page)).toBe(true)
    expect(page.landmarks.length).toBeGreaterThan(0)
    expect(acceptedWithout(PropertyPage, page)).toEqual(["lowestNight", "reviews"])
  })

  it("is a night with its date, its price and whether it is sold out", async () => {
    const [night] = await run(visitor.calendar("palm-huts", day("2026-12-03"), day("2026-12-04")))

    expect(Schema.is(CalendarNight)(night)).toBe(true)
    expect(acceptedWithout(CalendarNight, { ...night })).toEqual([])
    const span = [day("2026-12-03"), day("2026-12-04")] as const
    const [placeNight] = await run(visitor.placeNights("pantai-cenang", ...span))
    expect(Schema.is(PlaceNight)(placeNight)).toBe(true)
    expect(acceptedWithout(PlaceNight, { ...placeNight })).toEqual([])
  })

  it("is a suggestion of a region, destination, landmark or property", async () => {
    const [found] = await run(visitor.suggest("palm huts"))
    const isOf = (kind: string) => Schema.is(Suggestion)({ ...found, kind })

    expect(["region", "destination", "landmark", "property"].every(isOf)).toBe(true)
    expect(isOf("continent")).toBe(false)
    expect(acceptedWithout(Suggestion, { ...found })).toEqual([])
  })
})

describe("what is searched", () => {
  const isSearch = Schema.is(StaySearch)

  it("has every part", () => {
    const search = { ...withFilters(weekend, { bedrooms: 2 }) }

    expect(isSearch(search)).toBe(true)
    expect(acceptedWithout(StaySearch, search)).toEqual([])
  })

  it("is on one of the first five hundred pages", () => {
    const onPage = (page: number) => isSearch({ ...anySearch, page })

    expect([0, 1, 500, 501, 1.5].map(onPage)).toEqual([false, true, true, false, false])
  })

  it("asks for one to five bedrooms, if any", () => {
    const asking = (bedrooms: number | null) =>
      Schema.is(Filters)({ ...anySearch.filters, bedrooms })

    expect([null, 0, 1, 5, 6, 1.5].map(asking)).toEqual([true, false, true, true, false, false])
  })

  it("takes every choice that guests are offered, and no other", () => {
    expect(StarBand.literals).toEqual(starBands)
    expect(SortOrder.literals).toEqual(sortOrders)
  })
})

it("says of a night that nobody may arrive, or says nothing of it", () => {
  const night = { date: day("2026-12-04"), soldOut: true, lowestRate: null }

  expect(Schema.is(CalendarNight)({ ...night, noArrival: true })).toBe(true)
  expect(Schema.is(CalendarNight)({ ...night, noArrival: false })).toBe(false)
})
