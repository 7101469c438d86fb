import { describe, expect, it } from "vitest"
import {
  addDays,
  daysBetween,
  isRealDate,
  malaysianDateAt,
  malaysianMoment,
  weekdayOf,
} from "#core/stay/calendar.ts"
import { nightDatesOf } from "#core/stay/nights.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"

describe("The Malaysian calendar", () => {
  it.each(["1900-01-01", "2100-12-31", "2028-02-29", "2026-08-31"])(
    "has %s",
    { tags: "§9.7" },
    (text) => {
      expect(isRealDate(text)).toBe(true)
    },
  )

  it.each([
    "1899-12-31",
    "2101-01-01",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-04-31",
    "2026-1-1",
    "x2026-01-01",
    "2026-01-01x",
    "",
  ])("does not have %j", (text) => {
    expect(isRealDate(text)).toBe(false)
  })

  it("begins a day at four in the afternoon of Greenwich the day before", () => {
    expect(malaysianDateAt(Date.parse("2026-12-03T15:59:59.999Z"))).toBe("2026-12-03")
    expect(malaysianDateAt(Date.parse("2026-12-03T16:00:00.000Z"))).toBe("2026-12-04")
    expect(malaysianMoment(day("2026-12-04"), 15)).toBe(Date.parse("2026-12-04T07:00:00.000Z"))
  })

  it("counts days over the ends of months and years", () => {
    expect(addDays(day("2026-12-31"), 1)).toBe("2027-01-01")
    expect(addDays(day("2028-03-01"), -1)).toBe("2028-02-29")
    expect(daysBetween(day("2026-12-04"), day("2026-12-06"))).toBe(2)
  })

  it("knows the weekday, Sunday being 0", () => {
    expect([weekdayOf(day("2026-12-04")), weekdayOf(day("2026-12-06"))]).toEqual([5, 0])
  })

  it("has a night for every day but the last of a stay", () => {
    expect(nightDatesOf(stayDates())).toEqual(["2026-12-04", "2026-12-05"])
  })
})
