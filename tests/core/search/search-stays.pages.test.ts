import type { BookingRecord } from "#core/booking/booking-record.ts"
import {
  anySearch,
  withDates,
  withFlexibleDates,
  withPage,
  withWhere,
} from "#core/search-request/change-search.ts"
import { propertyFinder } from "#core/search/property-finder.ts"
import { PAGE_SIZE, searchStays } from "#core/search/search-stays.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { senOf } from "#core/money/amounts.ts"
import { aBookingRecord, bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const weekend = withDates(anySearch, stayDates())

describe("the pages of results", () => {
  const slugs = Array.from({ length: 45 }, (_, place) => `house-${place + 10}`)
  const town = aTownOf(
    ...slugs.map((slug, place) =>
      aHouse(slug, { room: { weekendRate: senOf(10_000 + place * 100) } }),
    ),
  )
  const onPage = (page: number) => searchStays(town, withPage(weekend, page), aViewer())

  it("hold twenty each, the last one the rest, and together every stay once, in order", () => {
    const pages = [1, 2, 3].map((page) => onPage(page).stays.map(({ slug }) => slug))

    expect(pages.map(({ length }) => length)).toEqual([PAGE_SIZE, PAGE_SIZE, 5])
    expect(pages.flat()).toEqual(slugs)
  })

  it("end: a page beyond the last is the last", () => {
    expect(onPage(9)).toEqual(onPage(3))
    expect(onPage(9)).toMatchObject({ page: 3, total: 45, pageSize: PAGE_SIZE })
  })

  it("are one where there is nothing", () => {
    expect(searchStays(aTownOf(), withPage(weekend, 4), aViewer())).toMatchObject({
      page: 1,
      total: 0,
    })
  })
})

describe("a card on flexible dates", () => {
  const around = withFlexibleDates(weekend, { kind: "around", days: 1 })
  const cardIn = (search: StaySearch, units: number) =>
    searchStays(
      aTownOf(aHouse("house", { room: { units } })),
      withWhere(search, "house"),
      aViewer(),
    ).stays[0]

  it("says on which of them it is shown, where it has a price", () => {
    expect(cardIn(around, 1)).toMatchObject({ slug: "house", dates: expect.anything() })
    expect(cardIn(around, 0)).toMatchObject({ slug: "house", price: null })
    expect(cardIn(around, 0)).not.toHaveProperty("dates")
    expect(cardIn(weekend, 1)).not.toHaveProperty("dates")
  })
})

describe("what trends", () => {
  const now = "2026-11-21T04:00:00.000Z"
  const trendingWith = async (createdAt: string) => {
    const shelves = shelvesWith([{ property: aProperty(), exceptions: [] }])
    const clock = movableClock(now)
    const booked = aBookingRecord({
      id: bookingIdOf(1),
      status: "confirmed",
      createdAt: createdAt as BookingRecord["createdAt"],
    })
    shelves.contents.bookings.set(booked.id, booked)
    const finder = propertyFinder({
      catalogue: inMemoryCatalogue(shelves),
      clock,
      reviews: inMemoryReviewStore(),
    })
    const home = await Effect.runPromise(finder({ session: "one", member: false }).home())
    return home.trending.length
  }

  it.each([
    ["2026-10-22T04:00:00.000Z", 1],
    ["2026-10-22T03:59:59.999Z", 0],
  ])("was booked within thirty days: at %s counts %i", async (createdAt, trending) => {
    expect(await trendingWith(createdAt)).toBe(trending)
  })
})
