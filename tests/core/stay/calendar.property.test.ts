import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  addDays,
  daysBetween,
  isRealDate,
  malaysianDateAt,
  malaysianMoment,
  weekdayOf,
} from "#core/stay/calendar.ts"
import { nightDatesOf, nightsOf } from "#core/stay/nights.ts"
import { parseTypedDate } from "#core/stay/typed-date.ts"
import { stayIssues } from "#core/stay/stay-dates.rules.ts"
import { partyIssues } from "#core/stay/party.rules.ts"
import { limits } from "#core/stay/limits.ts"
import { anyDate, anyParty, anyStayDates } from "#fixtures/arbitraries/any-stay.ts"

const anyDays = fc.integer({ min: -10_000, max: 10_000 })

describe("Calendar dates", () => {
  it("go forward and back by the same number of days", () => {
    fc.assert(
      fc.property(anyDate, anyDays, (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })

  it("are as far apart in both directions, in the order they are written", () => {
    fc.assert(
      fc.property(anyDate, anyDate, (one, other) => {
        expect(daysBetween(one, other) + daysBetween(other, one)).toBe(0)
        expect(daysBetween(one, other) > 0).toBe(one < other)
      }),
    )
  })

  it("have the same weekday a week later", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date))
        expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7)
      }),
    )
  })

  it("last from one Malaysian midnight to the next", () => {
    const anyHour = fc.integer({ min: 0, max: 23 })
    fc.assert(
      fc.property(anyDate, anyHour, (date, hour) => {
        expect(malaysianDateAt(malaysianMoment(date, hour))).toBe(date)
        expect(malaysianDateAt(malaysianMoment(date, 0) - 1)).toBe(addDays(date, -1))
      }),
    )
  })

  it("are read back from each way of typing them", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const [year = "", month = "", dayOfMonth = ""] = date.split("-")
        expect(parseTypedDate(date)).toBe(date)
        for (const mark of ["/", "-", ".", " "])
          expect(parseTypedDate([dayOfMonth, month, year].join(mark))).toBe(date)
        expect(parseTypedDate(`${year}年${Number(month)}月${Number(dayOfMonth)}日`)).toBe(date)
      }),
    )
  })

  it("are the only texts that are dates", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
        const [year = 0, month = 0, dayOfMonth = 0] = text.split("-").map(Number)
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
        const written =
          /^(19|20|2100)/.test(text) && /^\d{4}-\d{2}-\d{2}$/.test(text) && year <= 2100
        const exists = month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= last
        expect(isRealDate(text)).toBe(written && exists)
      }),
    )
  })
})

describe("The nights of a stay", () => {
  it("are the dates from check-in until the day before check-out", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 60 }), (checkIn, nights) => {
        const dates = { checkIn, checkOut: addDays(checkIn, nights) }
        const all = nightDatesOf(dates)
        expect([nightsOf(dates), all.length, all[0]]).toEqual([nights, nights, checkIn])
        expect(addDays(all.at(-1) ?? checkIn, 1)).toBe(dates.checkOut)
        expect(new Set(all).size).toBe(nights)
      }),
    )
  })
})

const anyStayWithToday = fc.record({ dates: anyStayDates, today: anyDate })

/** Stays on both sides of every limit: of today, of the furthest day ahead, and of length. */
const anyStayNearLimits = fc
  .record({
    today: anyDate,
    ahead: fc.oneof(
      fc.integer({ min: -2, max: 2 }),
      fc.integer({ min: limits.maxDaysAhead - 2, max: limits.maxDaysAhead + 2 }),
    ),
    nights: fc.oneof(
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: limits.maxNights - 2, max: limits.maxNights + 2 }),
    ),
  })
  .map(({ today, ahead, nights }) => {
    const checkIn = addDays(today, ahead)
    return { today, dates: { checkIn, checkOut: addDays(checkIn, nights) } }
  })
  .filter(({ dates }) => isRealDate(dates.checkIn) && isRealDate(dates.checkOut))

describe("The rules of a stay", () => {
  it("pass exactly the dates that keep all limits", () => {
    fc.assert(
      fc.property(fc.oneof(anyStayWithToday, anyStayNearLimits), ({ dates, today }) => {
        const ahead = daysBetween(today, dates.checkIn)
        const kept =
          ahead >= 0 && ahead <= limits.maxDaysAhead && nightsOf(dates) <= limits.maxNights
        expect(stayIssues(dates, today).length === 0).toBe(kept)
      }),
    )
  })

  it("pass every party of the type", () => {
    fc.assert(fc.property(anyParty, (party) => partyIssues(party).length === 0))
  })
})
