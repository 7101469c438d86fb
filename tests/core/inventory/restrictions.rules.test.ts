import { askedStay } from "#core/inventory/asked-stay.ts"
import {
  arrivalIssues,
  isClosedOn,
  leastNightsFrom,
  leastNightsOf,
  restrictionIssues,
  restrictionsOf,
} from "#core/inventory/restrictions.rules.ts"
import type { Restriction } from "#core/property/restriction.ts"
import { dayOf } from "#core/stay/weekday.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

/** A Friday. */
const CHRISTMAS = day("2026-12-25")
const today = day("2026-12-01")
const overChristmas = { from: day("2026-12-24"), until: day("2026-12-26") } as const

const issuesOf = (
  restrictions: ReadonlyArray<Restriction>,
  checkIn: string,
  checkOut: string,
  booked: ReturnType<typeof stayDates> | null = null,
) => restrictionIssues(restrictions, askedStay(stayDates(checkIn, checkOut), today, booked))

const codesOf = (...stay: Parameters<typeof issuesOf>) =>
  issuesOf(...stay).map(({ code, count }) => (count === undefined ? code : `${code} ${count}`))

describe("a restriction", () => {
  it.each<[string, Restriction, string, string, ReadonlyArray<string>]>([
    ["least nights", { minNights: 3 }, "12-24", "12-26", ["BelowMinNights 3"]],
    ["least nights, kept exactly", { minNights: 3 }, "12-24", "12-27", []],
    ["least nights, of an arrival before", { minNights: 3 }, "12-23", "12-25", []],
    ["most nights", { maxNights: 2 }, "12-26", "12-29", ["AboveMaxNights 2"]],
    ["most nights, kept exactly", { maxNights: 2 }, "12-26", "12-28", []],
    [
      "least nights through",
      { minNightsThrough: 3 },
      "12-23",
      "12-25",
      ["BelowMinNightsThrough 3"],
    ],
    ["least nights through, left before", { minNightsThrough: 3 }, "12-22", "12-24", []],
    ["closed nights", { closed: true }, "12-22", "12-25", ["NightsClosed"]],
    ["closed nights, left that morning", { closed: true }, "12-22", "12-24", []],
    ["closed: no", { closed: false }, "12-24", "12-25", []],
    ["no arrival", { closedToArrival: true }, "12-26", "12-28", ["ClosedToArrival"]],
    ["no arrival, slept through", { closedToArrival: true }, "12-23", "12-28", []],
    ["no departure", { closedToDeparture: true }, "12-22", "12-24", ["ClosedToDeparture"]],
    ["no departure, slept through", { closedToDeparture: true }, "12-24", "12-28", []],
    ["booked from", { bookFrom: 22 }, "12-24", "12-26", ["BookedTooEarly 22"]],
    ["booked from, that day", { bookFrom: 23 }, "12-24", "12-26", []],
    ["booked until", { bookUntil: 24 }, "12-24", "12-26", ["BookedTooLate 24"]],
    ["booked until, that day", { bookUntil: 23 }, "12-24", "12-26", []],
  ])("of %s", (_, asked, checkIn, checkOut, codes) => {
    const stay = [`2026-${checkIn}`, `2026-${checkOut}`] as const

    expect(codesOf([{ ...overChristmas, ...asked }], ...stay)).toEqual(codes)
  })

  it("names the date that it is about", () => {
    const asked: Restriction = {
      minNights: 9,
      closed: true,
      closedToArrival: true,
      closedToDeparture: true,
      bookFrom: 1,
    }

    expect(issuesOf([asked], "2026-12-24", "2026-12-26")).toStrictEqual([
      { path: "dates", code: "NightsClosed" },
      { path: "dates.checkIn", code: "ClosedToArrival" },
      { path: "dates.checkIn", code: "BookedTooEarly", count: 1 },
      { path: "dates.checkOut", code: "ClosedToDeparture" },
      { path: "dates", code: "BelowMinNights", count: 9 },
    ])
  })

  it("of a length is about both dates", () => {
    const through: Restriction = { minNightsThrough: 9, maxNights: 1 }

    expect(issuesOf([through], "2026-12-24", "2026-12-26")).toStrictEqual([
      { path: "dates", code: "BelowMinNightsThrough", count: 9 },
      { path: "dates", code: "AboveMaxNights", count: 1 },
    ])
  })

  it("is about its weekdays alone, and about every day without bounds", () => {
    const weekends: Restriction = { weekdays: ["fri", "sat"], closedToArrival: true }

    expect(codesOf([weekends], "2026-12-24", "2026-12-27")).toEqual([])
    expect(codesOf([weekends], "2026-12-25", "2026-12-27")).toEqual(["ClosedToArrival"])
    expect(codesOf([{ minNights: 2 }], "2028-02-29", "2028-03-01")).toEqual(["BelowMinNights 2"])
  })
})

describe("of several restrictions", () => {
  it("the strictest wins", () => {
    const all: ReadonlyArray<Restriction> = [
      { minNights: 2, bookFrom: 60, bookUntil: 1 },
      { minNights: 4, bookFrom: 10, bookUntil: 30 },
      { minNights: 3 },
    ]
    const short: ReadonlyArray<Restriction> = [{ maxNights: 4 }, { maxNights: 2 }]

    expect(codesOf(all, "2026-12-24", "2026-12-25")).toEqual([
      "BookedTooEarly 10",
      "BookedTooLate 30",
      "BelowMinNights 4",
    ])
    expect(codesOf(short, "2026-12-24", "2026-12-29")).toEqual(["AboveMaxNights 2"])
  })

  it("the longer of two least lengths is said, that of the arrival where both are one", () => {
    const lengths = (minNights: number, minNightsThrough: number) =>
      codesOf([{ minNights }, { minNightsThrough }], "2026-12-24", "2026-12-25")

    expect(lengths(2, 3)).toEqual(["BelowMinNightsThrough 3"])
    expect(lengths(3, 2)).toEqual(["BelowMinNights 3"])
    expect(lengths(3, 3)).toEqual(["BelowMinNights 3"])
  })

  it("what the property asks counts for a room beside what the room asks", () => {
    const ofAll = { minNights: 2 }
    const ofRoom = { closed: true }

    expect(restrictionsOf({ restrictions: [ofAll] }, { restrictions: [ofRoom] })).toEqual([
      ofAll,
      ofRoom,
    ])
    expect(restrictionsOf({}, {})).toEqual([])
  })

  it("what a season asks counts too, and one that only has a rate asks nothing", () => {
    const { from, until } = overChristmas
    const ofSeason = { from, until, rate: "+30%", minNights: 3 }
    const ofRoom = { from, until, rate: "+50%", closedToArrival: true }
    const rateAlone = { from, until, rate: "-10%" }
    const seasons = [rateAlone, ofSeason]

    expect(restrictionsOf({ seasons }, { seasons: [ofRoom, rateAlone] })).toEqual([
      ofSeason,
      ofRoom,
    ])
    expect(codesOf(restrictionsOf({ seasons }, {}), "2026-12-24", "2026-12-26")).toEqual([
      "BelowMinNights 3",
    ])
  })
})

describe("a change of a booking", () => {
  const booked = stayDates("2026-12-24", "2026-12-26")

  it("keeps what it has: the arrival, the departure and the nights", () => {
    expect(codesOf([{ closedToArrival: true }], "2026-12-24", "2026-12-28", booked)).toEqual([])
    expect(codesOf([{ bookUntil: 90 }], "2026-12-24", "2026-12-28", booked)).toEqual([])
    expect(codesOf([{ closedToDeparture: true }], "2026-12-23", "2026-12-26", booked)).toEqual([])
    expect(
      codesOf(
        [{ ...overChristmas, until: CHRISTMAS, closed: true }],
        "2026-12-23",
        "2026-12-27",
        booked,
      ),
    ).toEqual([])
    expect(codesOf([{ minNights: 5, closed: true }], "2026-12-24", "2026-12-26", booked)).toEqual(
      [],
    )
  })

  it("is asked for everything that is new", () => {
    const closed = (on: string) => [{ from: day(on), until: day(on), closed: true }]

    expect(codesOf([{ closedToArrival: true }], "2026-12-25", "2026-12-26", booked)).toEqual([
      "ClosedToArrival",
    ])
    expect(codesOf([{ closedToDeparture: true }], "2026-12-24", "2026-12-25", booked)).toEqual([
      "ClosedToDeparture",
    ])
    expect(codesOf(closed("2026-12-26"), "2026-12-24", "2026-12-27", booked)).toEqual([
      "NightsClosed",
    ])
    expect(codesOf(closed("2026-12-23"), "2026-12-23", "2026-12-26", booked)).toEqual([
      "NightsClosed",
    ])
    expect(codesOf([{ minNights: 2 }], "2026-12-24", "2026-12-25", booked)).toEqual([
      "BelowMinNights 2",
    ])
  })
})

describe("a day of arrival", () => {
  it("asks for the longest of its least lengths, and for one night at least", () => {
    const friday = dayOf(CHRISTMAS)

    expect(leastNightsFrom([], friday)).toBe(1)
    expect(leastNightsFrom([{ minNights: 2 }, { minNightsThrough: 3 }], friday)).toBe(3)
    expect(leastNightsFrom([{ minNights: 4 }, { minNightsThrough: 3 }], friday)).toBe(4)
    expect(leastNightsFrom([{ weekdays: ["sat"], minNights: 4 }], friday)).toBe(1)
  })

  it("says why nobody arrives on it", () => {
    const friday = dayOf(CHRISTMAS)

    expect(arrivalIssues([{ closedToArrival: true }], friday, 10)).toEqual([
      { path: "dates.checkIn", code: "ClosedToArrival" },
    ])
    expect(arrivalIssues([{ bookUntil: 11 }], friday, 10)).toEqual([
      { path: "dates.checkIn", code: "BookedTooLate", count: 11 },
    ])
    expect(arrivalIssues([{ closed: true, minNights: 3 }], friday, 10)).toEqual([])
  })

  it("is closed where its night is", () => {
    expect(isClosedOn([overChristmas, { ...overChristmas, closed: true }], dayOf(CHRISTMAS))).toBe(
      true,
    )
    expect(isClosedOn([{ ...overChristmas, closed: true }], dayOf(day("2026-12-27")))).toBe(false)
  })
})

describe("the least nights of any stay", () => {
  it.each<[number, ReadonlyArray<Restriction>]>([
    [1, []],
    [1, [{ maxNights: 5 }, { closedToArrival: true }]],
    [7, [{ minNights: 7 }, { minNights: 2 }]],
    [4, [{ minNightsThrough: 4 }, { minNights: 2 }]],
    [2, [{ minNights: 2 }, { ...overChristmas, minNights: 5 }]],
    [1, [{ from: today, minNights: 3 }]],
    [1, [{ until: CHRISTMAS, minNights: 3 }]],
    [1, [{ weekdays: ["fri"], minNights: 3 }]],
  ])("are %i, by what is asked on all days alone", (least, restrictions) => {
    expect(leastNightsOf(restrictions)).toBe(least)
  })
})
