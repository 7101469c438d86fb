import { describe, expect, test } from "vitest"
import {
  anySearch,
  defaultParty,
  noFilters,
  withPage,
  withWhere,
} from "#core/search-request/change-search.ts"
import { queryFromSearch, searchFromQuery } from "#core/search-request/search-query.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"

const read = (query: string, today?: string) =>
  searchFromQuery(new URLSearchParams(query), today as CalendarDate | undefined)

describe("the address of a search", () => {
  test(
    "without anything means all of Malaysia for one adult in one room",
    { tags: ["§3.3", "§3.4", "§3.5", "§9.1"] },
    () => {
      expect(read("")).toEqual({ search: anySearch, issues: [] })
      expect(queryFromSearch(anySearch)).toBe("")
    },
  )

  test(
    "carries every part of the search by a readable name",
    { tags: ["§1.1", "§1.2", "§1.3"] },
    () => {
      const address =
        "where=langkawi&checkIn=2026-12-04&checkOut=2026-12-06&adults=2&children=1&rooms=2" +
        "&freeCancellation=1&payAtProperty=1&stars=4,5&score=8&minPrice=100&maxPrice=499.50" +
        "&amenities=pool,gym&roomAmenities=wifi&facts=lift,pets&kinds=hotel,condo&condoTypes=studio&bedrooms=2" +
        "&sort=priceLowToHigh&page=2"

      const { search, issues } = read(address)

      expect(issues).toEqual([])
      expect(search).toEqual({
        criteria: {
          where: "langkawi",
          dates: { checkIn: "2026-12-04", checkOut: "2026-12-06" },
          party: { adults: 2, children: 1, rooms: 2 },
        },
        filters: {
          freeCancellation: true,
          payAtProperty: true,
          starBands: ["4", "5"],
          guestScore: 8,
          minPrice: 10_000,
          maxPrice: 49_950,
          propertyAmenities: ["pool", "gym"],
          roomAmenities: ["wifi"],
          facts: ["lift", "pets"],
          kinds: ["hotel", "condo"],
          condoTypes: ["studio"],
          bedrooms: 2,
        },
        sort: "priceLowToHigh",
        page: 2,
      })
      expect(queryFromSearch(search)).toBe(address)
    },
  )

  const days = "checkIn=2026-12-04&checkOut=2026-12-06"

  test.each([
    [`${days}&flex=1`, { kind: "around", days: 1 }],
    [`${days}&flex=3`, { kind: "around", days: 3 }],
    ["weekend=2027-03", { kind: "weekends", month: "2027-03" }],
  ])("carries how dates may be moved: %s", (address, flexible) => {
    const { search, issues } = read(address, "2026-11-29")

    expect(issues).toEqual([])
    expect(search.criteria.flexible).toEqual(flexible)
    expect(queryFromSearch(search)).toBe(address)
  })

  test.each([
    [`${days}&flex=`, days],
    [`${days}&weekend=2027-03`, days],
    [`${days}&flex=2&weekend=2027-03`, `${days}&flex=2`],
    ["flex=2", ""],
    ["flex=7&weekend=2027-03", "weekend=2027-03"],
    ["weekend=", ""],
  ])(
    "moves dates where there are some, and takes weekends where there are none: %s",
    (given, meant) => {
      const { search, issues } = read(given, "2026-11-29")

      expect(issues).toEqual([])
      expect(queryFromSearch(search)).toBe(meant)
    },
  )

  test.each([
    [`${days}&flex=4`, "UnknownChoice"],
    [`${days}&flex=0`, "UnknownChoice"],
    ["weekend=2027-13", "NotADate"],
    [`${days}&weekend=x`, "NotADate"],
    ["weekend=2027-3", "NotADate"],
    ["weekend=x2027-03", "NotADate"],
    ["weekend=2027-03x", "NotADate"],
    ["weekend=1899-12", "NotADate"],
    ["weekend=2101-01", "NotADate"],
    ["weekend=2026-10", "CheckInInThePast"],
    ["weekend=2028-06", "CheckInTooFarAhead"],
  ])("tells of dates that cannot be moved so: %s", (address, code) => {
    const { search, issues } = read(address, "2026-11-29")

    expect(issues).toEqual([{ path: "flexible", code }])
    expect(search.criteria).not.toHaveProperty("flexible")
  })

  test.each(["2026-11", "2028-05"])(
    "takes the weekends of the first and the last month: %s",
    (month) => {
      expect(read(`weekend=${month}`, "2026-11-29").issues).toEqual([])
      expect(read(`weekend=${month}`).issues).toEqual([])
    },
  )

  test("knows nothing of the past where nobody knows the day", () => {
    expect(read("weekend=2020-01").search.criteria.flexible).toEqual({
      kind: "weekends",
      month: "2020-01",
    })
  })

  test("is read from a plain form too, with empty fields and boxes ticked one by one", () => {
    const { search, issues } = read(
      "where=George+Town&checkIn=&checkOut=&stars=5&stars=4&freeCancellation=on&minPrice=",
    )

    expect(issues).toEqual([])
    expect(search.criteria).toEqual({ where: "George Town", dates: null, party: defaultParty })
    expect(search.filters).toEqual({ ...noFilters, starBands: ["4", "5"], freeCancellation: true })
  })

  test.each([
    ["checkIn=2026-02-30&checkOut=2026-03-02", "dates.checkIn", "NotADate"],
    ["checkIn=2026-12-06&checkOut=2026-12-06", "dates.checkOut", "CheckOutNotAfterCheckIn"],
    ["checkIn=2026-12-01&checkOut=2027-01-01", "dates.checkOut", "StayTooLong"],
    ["checkIn=2026-12-01", "dates.checkOut", "NotADate"],
    ["checkOut=2026-12-01", "dates.checkIn", "NotADate"],
    ["adults=33", "party.adults", "TooManyAdults"],
    ["adults=0", "party.adults", "TooFewAdults"],
    ["adults=two", "party.adults", "NotACount"],
    ["children=17", "party.children", "TooManyChildren"],
    ["ages=4", "party.ages", "AgesNotOnePerChild"],
    ["children=0&ages=18", "party.ages", "NotAnAge"],
    ["ages=four", "party.ages", "NotAnAge"],
    ["adults=9&rooms=9", "party.rooms", "TooManyRooms"],
    ["stars=6", "filters.starBands", "UnknownChoice"],
    ["minPrice=-1", "filters.minPrice", "NotAnAmount"],
    ["minPrice=2&maxPrice=1", "filters.minPrice", "AboveMaxPrice"],
    ["bedrooms=6", "filters.bedrooms", "OutOfRange"],
    ["freeCancellation=maybe", "filters.freeCancellation", "UnknownChoice"],
    ["sort=newest", "sort", "UnknownChoice"],
    ["page=0", "page", "OutOfRange"],
    [`where=${"a".repeat(101)}`, "where", "TooLong"],
    ["where=ip%00oh", "where", "TextUnreadable"],
  ])("%s falls back to the default and says why", (query, path, code) => {
    const { search, issues } = read(query)

    expect(issues).toEqual([{ path, code }])
    expect({ ...search, criteria: { ...search.criteria, party: defaultParty } }).toEqual(anySearch)
  })

  test("ages are read one for each child, and left out where they cannot be", () => {
    const partyOf = (query: string) => read(query).search.criteria.party

    expect(partyOf("children=3&ages=0,,17").ages).toEqual([0, null, 17])
    expect(partyOf("children=2&ages=4&ages=7").ages).toEqual([4, 7])
    expect(partyOf("children=2&ages=,")).toEqual({ adults: 1, children: 2, rooms: 1 })
    expect(partyOf("children=2&ages=4,18")).toEqual({ adults: 1, children: 2, rooms: 1 })
    expect(read("children=2&ages=").issues).toEqual([])
  })

  test("rooms that would have no adult are not asked for", () => {
    const { search, issues } = read("adults=2&rooms=3")

    expect(search.criteria.party).toEqual({ adults: 2, children: 0, rooms: 1 })
    expect(issues).toEqual([{ path: "party.adults", code: "FewerAdultsThanRooms" }])
  })

  test("dates are held against the day of asking where it is known", () => {
    const dates = "checkIn=2026-12-04&checkOut=2026-12-06"

    expect(read(dates, "2026-12-04").issues).toEqual([])
    expect(read(dates, "2026-12-05").issues).toEqual([
      { path: "dates.checkIn", code: "CheckInInThePast" },
    ])
    expect(read(dates, "2025-06-12").issues).toEqual([])
    expect(read(dates, "2025-06-11").issues).toEqual([
      { path: "dates.checkIn", code: "CheckInTooFarAhead" },
    ])
  })

  test("changing anything but the page leads back to the first page", () => {
    expect(withWhere(withPage(anySearch, 3), "ipoh")).toEqual({
      ...anySearch,
      criteria: { ...anySearch.criteria, where: "ipoh" },
    })
  })
})

test.each(["6", "10", "8.5"])("no guest score of %s can be asked for", (score) => {
  const { search, issues } = read(`score=${score}`)

  expect(search).toEqual(anySearch)
  expect(issues.map(({ path }) => path)).toEqual(["filters.guestScore"])
})

describe("a part of the map in an address", () => {
  const area = { south: 5.2, west: 100.1, north: 5.5, east: 100.4 }

  test("is four numbers, and is read as it was written", () => {
    const { search, issues } = read(
      "area=5.2,100.1,5.5,100.4&checkIn=2026-12-04&checkOut=2026-12-06",
    )

    expect(issues).toEqual([])
    expect(search.criteria).toMatchObject({ where: null, area })
    expect(queryFromSearch(search)).toBe(
      "area=5.2,100.1,5.5,100.4&checkIn=2026-12-04&checkOut=2026-12-06",
    )
    expect(read("area=-0,0,1,1").search.criteria).toHaveProperty("area.south", 0)
  })

  test("comes after a place", () => {
    const { search, issues } = read("where=langkawi&area=5.2,100.1,5.5,100.4")

    expect(issues).toEqual([])
    expect(search.criteria).toEqual({ ...anySearch.criteria, where: "langkawi" })
  })

  test.each([
    "5.2,100.1,5.5",
    "5.2,100.1,5.5,100.4,1",
    ",5.2,100.1,5.5,100.4",
    "5.2,100.1,5.5,100.4,",
    "5.5,100.1,5.2,100.4",
    "5.2,100.1,5.5,181",
    "91,100.1,92,101",
    "5.20001,100.1,5.5,100.4",
    "5.2;100.1;5.5;100.4",
    "a,b,c,d",
    "1e1,100.1,50,100.4",
    "1000,100.1,50,100.4",
  ])("is none where it says %s, and that is told", (text) => {
    const { search, issues } = read(`area=${text}`)

    expect(search).toEqual(anySearch)
    expect(issues).toEqual([{ path: "area", code: "NotAnArea" }])
  })

  test("is checked where a place comes before it, too", () => {
    const { search, issues } = read("where=langkawi&area=everywhere")

    expect(search.criteria.where).toBe("langkawi")
    expect(issues).toEqual([{ path: "area", code: "NotAnArea" }])
  })
})
