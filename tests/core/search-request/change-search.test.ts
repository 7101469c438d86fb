import {
  anySearch,
  noFilters,
  withArea,
  withDates,
  withFilters,
  withFlexibleDates,
  withPage,
  withParty,
  withSort,
  withWhere,
} from "#core/search-request/change-search.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

it(
  "begins with one adult, no children and one room, anywhere and at any time",
  { tags: ["§3.3", "§3.4", "§3.5", "§9.1"] },
  () => {
    expect(anySearch.criteria).toEqual({
      where: null,
      dates: null,
      party: { adults: 1, children: 0, rooms: 1 },
    })
  },
)

it("puts a part of the map in the place of a place, and a place in its place", () => {
  const area = { south: 5.2, west: 100.1, north: 5.5, east: 100.4 }
  const there = withArea({ ...withWhere(anySearch, "langkawi"), page: 3 }, area)

  expect(there).toEqual({ ...anySearch, criteria: { ...anySearch.criteria, area } })
  expect(withWhere({ ...there, page: 3 }, "penang")).toEqual(withWhere(anySearch, "penang"))
})

it("keeps how dates may be moved until others are chosen, and puts a month in the place of dates", () => {
  const around = { kind: "around", days: 2 } as const
  const weekends = { kind: "weekends", month: "2027-03" } as const
  const dated = withDates(anySearch, stayDates())
  const moved = withFlexibleDates({ ...dated, page: 3 }, around)

  expect(moved.page).toBe(1)
  expect(moved.criteria).toEqual({ ...dated.criteria, flexible: around })
  expect(withWhere(moved, "penang").criteria).toEqual({ ...moved.criteria, where: "penang" })
  expect(withDates({ ...moved, page: 3 }, stayDates())).toEqual(dated)
  expect(withFlexibleDates(moved, weekends).criteria).toEqual({
    ...anySearch.criteria,
    flexible: weekends,
  })
})

const dates = stayDates()
const party = aParty({ adults: 3, rooms: 2 })

describe("changing a search", () => {
  const onPageThree = withPage(withWhere(anySearch, "penang"), 3)
  const { criteria } = onPageThree

  it(
    "changes one part, keeps the others, and leads back to the first page",
    { tags: "§4.1" },
    () => {
      const first = { ...onPageThree, page: 1 }

      expect(withWhere(onPageThree, null)).toEqual({ ...anySearch, page: 1 })
      expect(withDates(onPageThree, dates)).toEqual({ ...first, criteria: { ...criteria, dates } })
      expect(withParty(onPageThree, party)).toEqual({ ...first, criteria: { ...criteria, party } })
      expect(withSort(onPageThree, "ratings")).toEqual({ ...first, sort: "ratings" })
      expect(withFilters(onPageThree, { payAtProperty: true })).toEqual({
        ...first,
        filters: { ...noFilters, payAtProperty: true },
      })
    },
  )

  it("changes nothing but the page when that is turned", () => {
    expect(withPage(onPageThree, 2)).toEqual({ ...onPageThree, page: 2 })
  })
})
