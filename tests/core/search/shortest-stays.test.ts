import { withDates, withFilters, anySearch } from "#core/search-request/change-search.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { senOf } from "#core/money/amounts.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const room = (id: string, rate: number, given: Partial<RoomType> = {}) =>
  aRoomType({
    id: RoomTypeId.make(id),
    baseRate: senOf(rate),
    weekendRate: senOf(rate),
    ...given,
  })
const forWeeks = room("weeks", 8_000, { restrictions: [{ minNights: 7 }] })
const nightly = room("nightly", 10_000)
const shown = (rooms: ReadonlyArray<RoomType>, asked = anySearch) =>
  searchStays(aTownOf(aHouse("house", { rooms })), asked, aViewer()).stays[0]
const typesShown = (...asked: Parameters<typeof shown>) =>
  shown(...asked)?.mix.map(({ roomType }) => roomType)

it("without dates are priced, not longer ones for less", () => {
  expect(typesShown([forWeeks, nightly])).toEqual(["nightly"])
  expect(shown([forWeeks, nightly])?.price).toMatchObject({
    perNight: shown([nightly])?.price?.perNight,
  })
})

it.each([
  ["alone", [forWeeks], ["weeks"]],
  ["beside a room that is taken", [forWeeks, room("full", 9_000, { units: 0 })], ["weeks"]],
  [
    "beside longer ones and one that is taken",
    [
      room("full", 9_000, { units: 0 }),
      room("months", 5_000, { restrictions: [{ minNights: 28 }] }),
      forWeeks,
    ],
    ["weeks"],
  ],
  [
    "beside longer ones",
    [forWeeks, room("months", 5_000, { restrictions: [{ minNights: 28 }] })],
    ["weeks"],
  ],
] as const)("are those of a week %s", (_, rooms, types) => {
  expect(typesShown(rooms)).toEqual(types)
})

it("are told by what is asked always, not on some days", () => {
  const onFestivals = room("festive", 8_000, {
    restrictions: [
      { from: stayDates().checkIn, minNights: 3 },
      { weekdays: ["sat"], minNights: 2 },
    ],
  })

  expect(typesShown([onFestivals, nightly])).toEqual(["festive"])
})

it("do not matter once there are dates", () => {
  const dates = stayDates("2026-12-04", "2026-12-12")

  expect(typesShown([forWeeks, nightly], withDates(anySearch, dates))).toEqual(["weeks"])
})

it("are asked of the rooms that have the terms asked for", () => {
  const [saver] = [withFilters(anySearch, { freeCancellation: true })]

  expect(typesShown([{ ...nightly, cancellation: "NON_REFUNDABLE" }, forWeeks], saver)).toEqual([
    "weeks",
  ])
})

it("have the terms asked for, though rooms without them are sold for fewer nights", () => {
  const asked = withFilters(anySearch, { freeCancellation: true })
  const strict = { ...nightly, cancellation: "NON_REFUNDABLE" } as const
  const forMonths = room("months", 5_000, { restrictions: [{ minNights: 28 }] })

  expect(typesShown([strict, forMonths, forWeeks], asked)).toEqual(["weeks"])
})
