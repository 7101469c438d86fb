import {
  anySearch,
  withArea,
  withDates,
  withFilters,
  withFlexibleDates,
  withPage,
  withSort,
  withWhere,
} from "#core/search-request/change-search.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { TODAY } from "#tests/ui/support/stage.tsx"
import {
  datesIssueOf,
  queryOf,
  typedFrom,
  type SearchTyped,
} from "#ui/parts/search-bar/search-request.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { describe, expect, test } from "vitest"

const { say } = speaker("en", wordsOf.en)
const area = { south: 5.2, west: 100.1, north: 5.6, east: 100.5 }
const nothing = typedFrom(anySearch.criteria, "")
const wanting = (changes: Partial<SearchTyped>): SearchTyped => ({ ...nothing, ...changes })
const issueOf = (checkIn: string, checkOut: string) =>
  datesIssueOf(wanting({ checkIn, checkOut }), TODAY, say)

describe("the form of a search", () => {
  test("is empty where nothing was said", () => {
    expect(nothing).toEqual({
      where: "",
      slug: null,
      checkIn: "",
      checkOut: "",
      flex: "",
      weekend: "",
      party: { adults: 1, children: 0, rooms: 1 },
    })
  })

  test("has the place by its name, and what its address calls it", () => {
    const { criteria } = withDates(withWhere(anySearch, "langkawi"), stayDates())

    expect(typedFrom(criteria, "Pulau Langkawi")).toMatchObject({
      where: "Pulau Langkawi",
      slug: "langkawi",
      checkIn: "2026-12-04",
      checkOut: "2026-12-06",
    })
  })

  test("has a place without a name as it was typed", () => {
    const { criteria } = withWhere(anySearch, "Kg Baru")

    expect(typedFrom(criteria, "")).toMatchObject({ where: "Kg Baru", slug: null })
  })

  test("has by how many days the dates may be moved, or the month of the weekends", () => {
    const dated = withDates(anySearch, stayDates())
    const moved = withFlexibleDates(dated, { kind: "around", days: 3 })
    const weekends = withFlexibleDates(dated, { kind: "weekends", month: "2027-01" })

    expect(typedFrom(moved.criteria, "")).toMatchObject({ flex: "3", weekend: "" })
    expect(typedFrom(weekends.criteria, "")).toMatchObject({ flex: "", weekend: "2027-01" })
  })
})

describe("the dates of a search", () => {
  test("may be left out", () => {
    expect(issueOf("", "")).toBeNull()
  })

  test.each([
    ["2026-12-04", ""],
    ["", "2026-12-04"],
  ])("are wrong where one is missing: %j to %j", (checkIn, checkOut) => {
    expect(issueOf(checkIn, checkOut)).toBe("Choose both dates, or none")
  })

  test.each([
    ["2026-12-04", "2026-12-06", null],
    ["2026-11-20", "2026-11-22", "Check-in cannot be in the past"],
    ["2026-12-04", "2026-12-04", "Check-out must be after check-in"],
    ["2026-12-04", "tomorrow", "This date does not exist"],
    ["2026-12-04", "2027-01-04", "You can book at most 30 nights"],
  ])("from %s to %s: %s", (checkIn, checkOut, said) => {
    expect(issueOf(checkIn, checkOut)).toBe(said)
  })
})

describe("the address of a search", () => {
  test("has everything that was said", () => {
    const wanted = wanting({
      where: "Langkawi",
      slug: "langkawi",
      checkIn: "2026-12-04",
      checkOut: "2026-12-06",
      flex: "1",
      party: { adults: 3, children: 2, rooms: 2, ages: [null, 7] },
    })

    expect(queryOf(wanted, anySearch)).toEqual({
      where: "langkawi",
      checkIn: "2026-12-04",
      checkOut: "2026-12-06",
      flex: "1",
      adults: "3",
      children: "2",
      ages: ",7",
      rooms: "2",
    })
  })

  test("has the text where no place was chosen, and the month of the weekends", () => {
    const wanted = wanting({ where: "Kg Baru", weekend: "2027-01" })

    expect(queryOf(wanted, anySearch)).toEqual({ where: "Kg Baru", weekend: "2027-01" })
  })

  test("keeps the filters and the order, and begins at the first page", () => {
    const kept = withPage(
      withSort(withFilters(anySearch, { minPrice: null, starBands: ["5"] }), "priceLowToHigh"),
      3,
    )

    expect(queryOf(wanting({ where: "Ipoh" }), kept)).toEqual({
      where: "Ipoh",
      stars: "5",
      sort: "priceLowToHigh",
    })
  })

  test("keeps the part of the map until a place is named", () => {
    const kept = withArea(anySearch, area)

    expect(queryOf(nothing, kept)).toEqual({ area: "5.2,100.1,5.6,100.5" })
    expect(queryOf(wanting({ where: "Ipoh" }), kept)).toEqual({ where: "Ipoh" })
  })
})
