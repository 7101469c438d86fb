import type { Restriction } from "#core/property/restriction.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { Sen } from "#core/money/sen.ts"
import { nightCalendar } from "#core/search/night-calendar.ts"
import { openProperty } from "#core/search/open-property.ts"
import { anySearch, withDates } from "#core/search-request/change-search.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, test } from "vitest"
import { aTownOf, aViewer } from "#tests/core/search/small-town.ts"

const loft = (changes: Partial<RoomType>) =>
  aRoomType({ id: RoomTypeId.make("loft"), baseRate: Sen.make(50_000), ...changes })

const aPlace = (restrictions: ReadonlyArray<Restriction>, others: ReadonlyArray<RoomType> = []) =>
  aProperty({ rooms: [aRoomType({ restrictions }), ...others] })

const friday = day("2026-12-04")
const onFriday = { from: friday, until: friday }

describe("the calendar of a property with restrictions", () => {
  const fridayAt = (property: ReturnType<typeof aProperty>) =>
    nightCalendar(
      aTownOf(property),
      property,
      { from: friday, until: day("2026-12-05") },
      aViewer(),
    )[0]

  test("shows a closed night as sold out, and asks nothing of those who cannot come", () => {
    expect(fridayAt(aPlace([{ ...onFriday, closed: true, minNights: 3 }]))).toEqual({
      date: friday,
      soldOut: true,
      lowestRate: null,
    })
  })

  test("shows the price of the rooms that are not closed", () => {
    const place = aPlace([{ ...onFriday, closed: true }], [loft({ weekendRate: Sen.make(60_000) })])

    expect(fridayAt(place)).toEqual({ date: friday, soldOut: false, lowestRate: 60_000 })
  })

  test("says that nobody arrives where no room lets anybody", () => {
    const closed = [{ ...onFriday, closedToArrival: true }]

    expect(fridayAt(aPlace(closed))?.noArrival).toBe(true)
    expect(fridayAt(aPlace([{ bookUntil: 60 }]))?.noArrival).toBe(true)
    expect(fridayAt(aPlace(closed, [loft({})]))).not.toHaveProperty("noArrival")
  })

  test("asks for the least that any room with an arrival asks", () => {
    const three = [{ minNights: 3 }]

    expect(fridayAt(aPlace(three))?.minNights).toBe(3)
    expect(fridayAt(aPlace(three, [loft({ restrictions: [{ minNights: 2 }] })]))?.minNights).toBe(2)
    expect(fridayAt(aPlace(three, [loft({})]))).not.toHaveProperty("minNights")
    expect(
      fridayAt(aPlace(three, [loft({ restrictions: [{ closedToArrival: true }] })]))?.minNights,
    ).toBe(3)
  })
})

describe("the page of a property with restrictions", () => {
  const pageOf = (property: ReturnType<typeof aProperty>, dates = stayDates()) =>
    openProperty(aTownOf(property), property, withDates(anySearch, dates).criteria, aViewer())

  test("offers no room that is restricted, says why, and keeps the rates", () => {
    const [offer] = pageOf(aPlace([{ minNights: 3, closedToDeparture: true }])).offers

    expect(offer).toMatchObject({
      free: 0,
      restricted: [
        { path: "dates.checkOut", code: "ClosedToDeparture" },
        { path: "dates", code: "BelowMinNights", count: 3 },
      ],
    })
    expect(offer?.nights).toHaveLength(2)
  })

  test("offers the others, and names no restriction of a room that keeps them", () => {
    const page = pageOf(aPlace([{ minNights: 3 }], [loft({ restrictions: [{ minNights: 2 }] })]))

    expect(page.offers.map(({ free }) => free)).toEqual([0, 3])
    expect(page.offers[1]).not.toHaveProperty("restricted")
    expect(page.mix).toEqual([{ roomType: "loft", count: 1 }])
  })

  test("asks nothing without dates", () => {
    const property = aPlace([{ minNights: 3, closedToArrival: true }])
    const page = openProperty(aTownOf(property), property, anySearch.criteria, aViewer())

    expect(page.offers[0]).toMatchObject({ free: null, lowestNight: 18_000 })
    expect(page.offers[0]).not.toHaveProperty("restricted")
  })

  test("shows the price of a night that is sold, not of a cheaper one that is closed", () => {
    const weekdays = ["sun", "mon", "tue", "wed", "thu"] as const
    const restrictions = [
      { from: day("2026-11-21"), until: day("2027-02-15"), weekdays, closed: true },
    ]
    const property = aPlace(restrictions)
    const page = openProperty(aTownOf(property), property, anySearch.criteria, aViewer())

    expect(page.offers[0]?.lowestNight).toBe(22_000)
  })
})
