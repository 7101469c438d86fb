import { RoomTypeId } from "#core/property/room-type.ts"
import type { Restriction } from "#core/property/restriction.ts"
import {
  anySearch,
  withDates,
  withFilters,
  withPage,
  withWhere,
} from "#core/search-request/change-search.ts"
import { openProperty } from "#core/search/open-property.ts"
import { datesAround } from "#core/search/other-dates.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { Sen } from "#core/money/sen.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { describe, expect, test } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const christmas = { from: day("2026-12-24"), until: day("2026-12-26") }
const overChristmas = stayDates("2026-12-24", "2026-12-26")

const anInn = (restrictions: ReadonlyArray<Restriction>, room = {}) =>
  aHouse("inn", { room: { restrictions, ...room } })

const missedIn = (
  houses: ReadonlyArray<ReturnType<typeof aHouse>>,
  dates = overChristmas,
  change = (search: typeof anySearch) => search,
) => {
  const search = change(withDates(anySearch, dates))
  return searchStays(aTownOf(...houses), search, aViewer())
}

const datesOf = (answer: ReturnType<typeof missedIn>) =>
  answer.nearMisses?.map(({ stay, otherDates }) => [
    stay.slug,
    ...otherDates.map(
      ({ dates: { checkIn, checkOut } }) => `${checkIn.slice(5)} ${checkOut.slice(5)}`,
    ),
  ])

describe("a stay that only a restriction keeps out", () => {
  test("is shown beside the results, with what is asked and the nearest dates that would do", () => {
    const answer = missedIn([anInn([{ ...christmas, minNights: 3 }]), aHouse("open")])

    expect(answer.total).toBe(1)
    expect(answer.stays.map(({ slug }) => slug)).toEqual(["open"])
    expect(answer.nearMisses?.map(({ restricted }) => restricted)).toEqual([
      [{ path: "dates", code: "BelowMinNights", count: 3 }],
    ])
    expect(datesOf(answer)).toEqual([["inn", "12-24 12-27", "12-23 12-26"]])
  })

  test("is shown as it can be had on the first of its dates, at the price of those", () => {
    const answer = missedIn([anInn([{ ...christmas, minNights: 3 }])])
    const [missed] = answer.nearMisses ?? []
    const longer = missedIn([aHouse("inn")], stayDates("2026-12-24", "2026-12-27")).stays[0]?.price

    expect(missed?.stay.price).toEqual(longer)
    expect(missed?.stay.price).toMatchObject({
      kind: "stay",
      nights: 3,
      cost: missed?.otherDates[0].cost,
    })
  })

  test.each<[string, Restriction, ReadonlyArray<string>]>([
    ["no arrival", { ...christmas, closedToArrival: true }, ["12-22 12-24", "12-23 12-25"]],
    [
      "no departure",
      { from: christmas.until, until: christmas.until, closedToDeparture: true },
      ["12-25 12-27", "12-23 12-25"],
    ],
    ["at most one night", { ...christmas, maxNights: 1 }, ["12-25 12-26", "12-24 12-25"]],
    ["booked days before", { bookUntil: 35 }, ["12-26 12-28", "12-27 12-29"]],
    ["booked from", { bookFrom: 31 }, ["12-22 12-24", "12-21 12-23"]],
  ])("is offered on the nearest other dates: %s", (_, restriction, dates) => {
    const found = datesOf(missedIn([anInn([restriction])]))?.[0]?.slice(1)

    expect(found?.toSorted()).toEqual(dates.toSorted())
  })

  test("is not shown where nothing near would do", () => {
    const closed = { from: day("2026-12-01"), until: day("2027-01-31"), closed: true }

    expect(missedIn([anInn([closed])])).not.toHaveProperty("nearMisses")
    expect(missedIn([anInn([{ bookUntil: 41 }])])).not.toHaveProperty("nearMisses")
    expect(datesOf(missedIn([anInn([{ bookUntil: 40 }])]))).toEqual([["inn", "12-31 01-02"]])
  })

  test("is not what is sold out, too small, or kept out by a filter", () => {
    const restrictions = [{ ...christmas, minNights: 3 }]
    const crowd = (search: typeof anySearch) => ({
      ...search,
      criteria: { ...search.criteria, party: { adults: 6, children: 0, rooms: 1 } },
    })
    const pools = (search: typeof anySearch) =>
      withFilters(search, { propertyAmenities: ["restaurant"] })
    const elsewhere = (search: typeof anySearch) => withWhere(search, "langkawi")

    expect(missedIn([anInn(restrictions, { units: 0 })])).not.toHaveProperty("nearMisses")
    expect(missedIn([anInn(restrictions)], overChristmas, crowd)).not.toHaveProperty("nearMisses")
    expect(missedIn([anInn(restrictions)], overChristmas, pools)).not.toHaveProperty("nearMisses")
    expect(missedIn([anInn(restrictions)], overChristmas, elsewhere)).not.toHaveProperty(
      "nearMisses",
    )
  })

  test("is not looked for without dates, nor for dates that cannot be", () => {
    const inn = anInn([{ minNights: 3 }])

    expect(searchStays(aTownOf(inn), anySearch, aViewer())).not.toHaveProperty("nearMisses")
    expect(missedIn([inn], stayDates("2026-11-01", "2026-11-02"))).not.toHaveProperty("nearMisses")
  })

  test("comes after the last page alone, the first four in the order of the results", () => {
    const inns = ["e", "b", "d", "a", "c"].map((slug, place) =>
      aHouse(slug, {
        room: { restrictions: [{ minNights: 3 }], baseRate: Sen.make(20_000 + place) },
      }),
    )
    const open = Array.from({ length: 21 }, (_, number) => aHouse(`open-${number}`))
    const onPage = (page: number) =>
      missedIn([...inns, ...open], overChristmas, (search) => withPage(search, page))

    expect(onPage(1)).not.toHaveProperty("nearMisses")
    expect(onPage(2).nearMisses?.map(({ stay }) => stay.slug)).toEqual(["e", "b", "d", "a"])
  })

  test("is found where one of its rooms alone is restricted, and the other is sold out", () => {
    const inn = anInn([{ ...christmas, minNights: 3 }])
    const [first] = inn.rooms
    const full = { ...first!, id: RoomTypeId.make("inn-full"), units: 0 }
    const { restrictions: _, ...open } = full
    const answer = missedIn([{ ...inn, rooms: [first!, open] }])

    expect(answer.nearMisses?.map(({ stay }) => stay.slug)).toEqual(["inn"])
  })

  const free = (search: typeof anySearch) => withFilters(search, { freeCancellation: true })
  const sold = (terms: "FLEXIBLE" | "NON_REFUNDABLE", room = {}) =>
    aHouse("inn", { room: { cancellation: terms, ...room } })
  const beside = (restricted: ReturnType<typeof aHouse>, open: ReturnType<typeof aHouse>) => ({
    ...restricted,
    rooms: [restricted.rooms[0]!, { ...open.rooms[0]!, id: RoomTypeId.make("inn-open") }],
  })
  const minThree = [{ ...christmas, minNights: 3 }]

  test("is found where another room is free that is not on the terms asked for", () => {
    const flexible = { restrictions: minThree, baseRate: Sen.make(30_000) }
    const inn = beside(sold("FLEXIBLE", flexible), sold("NON_REFUNDABLE"))
    const answer = missedIn([inn], overChristmas, free)

    expect(answer.total).toBe(0)
    expect(datesOf(answer)).toEqual([["inn", "12-24 12-27", "12-23 12-26"]])
    expect(answer.nearMisses?.[0]?.stay.freeCancellationUntil).not.toBeNull()
    expect(missedIn([inn])).not.toHaveProperty("nearMisses")
  })

  test("is found where another room is free that a filter keeps out", () => {
    const bedrooms = (search: typeof anySearch) => withFilters(search, { bedrooms: 2 })
    const suite = { restrictions: minThree, bedrooms: 2, baseRate: Sen.make(10_000) }
    const inn = beside(sold("FLEXIBLE", suite), sold("FLEXIBLE", { bedrooms: 1 }))

    expect(datesOf(missedIn([inn], overChristmas, bedrooms))?.[0]?.[0]).toBe("inn")
    expect(missedIn([inn], overChristmas)).not.toHaveProperty("nearMisses")
  })

  test("is not one where the free room passes", () => {
    const flexible = { restrictions: minThree, baseRate: Sen.make(10_000) }
    const inn = beside(sold("FLEXIBLE", flexible), sold("FLEXIBLE"))
    const answer = missedIn([inn], overChristmas, free)

    expect(answer.total).toBe(1)
    expect(answer).not.toHaveProperty("nearMisses")
  })

  test("is offered on other dates at prices that pass alone", () => {
    const onThursday = { from: christmas.from, until: christmas.from, closedToArrival: true }
    const inn = anInn([onThursday], { baseRate: Sen.make(20_000), weekendRate: Sen.make(40_000) })
    const thursday = stayDates("2026-12-24", "2026-12-25")
    const cheap = (search: typeof anySearch) => withFilters(search, { maxPrice: Sen.make(30_000) })

    expect(datesOf(missedIn([inn], thursday))).toEqual([["inn", "12-25 12-26", "12-23 12-24"]])
    expect(datesOf(missedIn([inn], thursday, cheap))).toEqual([
      ["inn", "12-23 12-24", "12-22 12-23"],
    ])
  })

  const neverSold = (count: number, restriction: Restriction) =>
    Array.from({ length: count }, (_, place) =>
      aHouse(`never-${place}`, {
        room: { restrictions: [restriction], baseRate: Sen.make(10_000 + place) },
      }),
    )
  const allWinter = { from: day("2026-12-01"), until: day("2027-01-31") }

  test.each<[string, Restriction]>([
    ["closed", { ...allWinter, closed: true }],
    ["without arrivals", { ...allWinter, closedToArrival: true }],
    ["booked from later on", { bookFrom: 10 }],
  ])("is found behind any number that are shut around its dates: %s", (_, restriction) => {
    const answer = missedIn([...neverSold(60, restriction), anInn(minThree)])

    expect(datesOf(answer)?.map(([slug]) => slug)).toEqual(["inn"])
  })

  test("is found behind dozens that could be reached and not left, and not behind any number", () => {
    const inn = anInn(minThree)
    const stuck = (count: number) => neverSold(count, { closedToDeparture: true })

    expect(datesOf(missedIn([...stuck(47), inn]))?.map(([slug]) => slug)).toEqual(["inn"])
    expect(missedIn([...stuck(48), inn])).not.toHaveProperty("nearMisses")
  })

  test("is found on the last day around, and by the one plan that lets guests arrive then", () => {
    const until = (date: string) => ({ until: day(date), closed: true })

    expect(datesOf(missedIn([anInn([until("2026-12-30")])]))).toEqual([["inn", "12-31 01-02"]])
    expect(missedIn([anInn([until("2026-12-31")])])).not.toHaveProperty("nearMisses")
    const late = [until("2026-12-30"), { bookUntil: 40 }]
    expect(datesOf(missedIn([anInn(late)]))).toEqual([["inn", "12-31 01-02"]])
    const plans = [
      aPlan({ restrictions: [until("2027-01-31")] }),
      aSaver({ restrictions: minThree }),
    ] as const
    expect(datesOf(missedIn([aHouse("inn", { room: { plans } })]))?.[0]?.[1]).toBe("12-24 12-27")
    const shut = aHouse("inn", { room: { restrictions: [until("2027-01-31")] } })
    const beside = { ...anInn(minThree).rooms[0]!, id: RoomTypeId.make("inn-open") }
    const two = { ...shut, rooms: [shut.rooms[0]!, beside] }
    expect(datesOf(missedIn([two]))?.[0]?.[1]).toBe("12-24 12-27")
  })

  test("says what stands against it now where other dates are those of another room", () => {
    const shut = anInn([{ minNights: 3, closedToArrival: true }])
    const cheap = { ...aHouse("cheap").rooms[0]!, units: 1, baseRate: Sen.make(5_000) }
    const property = {
      ...shut,
      rooms: [shut.rooms[0]!, { ...cheap, weekendRate: Sen.make(5_000) }],
    }
    const exceptions = ["2026-12-24", "2026-12-25"].map((date) => ({
      roomType: cheap.id,
      date: day(date),
      rate: null,
      taken: 1,
    }))
    const search = withDates(anySearch, overChristmas)
    const [missed] =
      searchStays(snapshotOf([{ property, exceptions }]), search, aViewer()).nearMisses ?? []

    expect(missed?.restricted.map(({ code }) => code)).toEqual([
      "ClosedToArrival",
      "BelowMinNights",
    ])
    expect(missed?.stay.mix).toEqual([{ roomType: "cheap", count: 1 }])
  })

  test("says of two rooms what both ask, once", () => {
    const restrictions = [{ minNights: 3 }]
    const inn = aHouse("inn", { room: { restrictions } })
    const [first] = inn.rooms
    const both = { ...inn, rooms: [first!, { ...first!, id: RoomTypeId.make("inn-two") }] }
    const two = (search: typeof anySearch) => ({
      ...search,
      criteria: { ...search.criteria, party: { adults: 6, children: 0, rooms: 4 } },
    })

    expect(missedIn([both], overChristmas, two).nearMisses?.[0]?.restricted).toHaveLength(1)

    const longer = { ...both.rooms[1]!, restrictions: [{ minNights: 4 }] }
    const other = { ...inn, rooms: [first!, longer] }
    expect(
      missedIn([other], overChristmas, two).nearMisses?.[0]?.restricted.map(({ count }) => count),
    ).toEqual([3, 4])
  })
})

describe("the page of a property that only a restriction keeps out", () => {
  test("says which, and the dates that would do", () => {
    const inn = anInn([{ ...christmas, minNights: 3 }])
    const page = openProperty(
      aTownOf(inn),
      inn,
      withDates(anySearch, overChristmas).criteria,
      aViewer(),
    )

    expect(page.nearMiss?.restricted).toEqual([{ path: "dates", code: "BelowMinNights", count: 3 }])
    expect(page.nearMiss?.otherDates[0].dates).toEqual(stayDates("2026-12-24", "2026-12-27"))
  })

  test("says nothing where a room can be had", () => {
    const inn = aHouse("inn")
    const { criteria } = withDates(anySearch, overChristmas)

    expect(openProperty(aTownOf(inn), inn, criteria, aViewer())).not.toHaveProperty("nearMiss")
  })
})

describe("dates around those asked for", () => {
  test("are the nearest first, each once, of the length asked and of those that are named", () => {
    const dates = datesAround(overChristmas, [
      { path: "dates", code: "BelowMinNights", count: 3 },
      { path: "dates.checkIn", code: "BookedTooLate", count: 5 },
    ])

    expect(dates.slice(0, 3)).toEqual([
      stayDates("2026-12-24", "2026-12-27"),
      stayDates("2026-12-23", "2026-12-26"),
      stayDates("2026-12-25", "2026-12-27"),
    ])
    expect(dates).toHaveLength(29)
    expect(new Set(dates.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`)).size).toBe(29)
    expect(dates).not.toContainEqual(overChristmas)
  })
})
