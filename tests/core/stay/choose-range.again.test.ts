import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { canChoose, type Range } from "#core/stay/choose-range.ts"
import { sameDayIn, type Month } from "#core/stay/month.ts"
import { describe, expect, it } from "vitest"

const day = (text: string) => text as CalendarDate
const today = day("2026-11-21")
const arrived: Range = { checkIn: day("2026-12-04"), checkOut: null }
const both: Range = { checkIn: day("2026-12-04"), checkOut: day("2026-12-06") }
const soldOutOn = (night: string) => (asked: CalendarDate) => asked !== night

describe("a calendar with both days chosen", () => {
  it("offers any free day to begin anew, also beyond nights that are sold out", () => {
    expect(canChoose(both, day("2026-12-20"), today, soldOutOn("2026-12-10"))).toBe(true)
    expect(canChoose(both, day("2026-12-10"), today, soldOutOn("2026-12-10"))).toBe(false)
    expect(canChoose(both, day("2027-03-01"), today, soldOutOn("2026-12-10"))).toBe(true)
  })
})

describe("a calendar with the arrival chosen", () => {
  it("offers earlier days to begin anew, but none that is sold out or gone by", () => {
    expect(canChoose(arrived, day("2026-12-01"), today, soldOutOn("2026-12-02"))).toBe(true)
    expect(canChoose(arrived, day("2026-12-02"), today, soldOutOn("2026-12-02"))).toBe(false)
    expect(canChoose(arrived, day("2026-11-20"), today, soldOutOn("2026-12-02"))).toBe(false)
  })

  it("does not offer the arrival again once its night was sold to somebody else", () => {
    expect(canChoose(arrived, day("2026-12-04"), today, soldOutOn("2026-12-04"))).toBe(false)
  })
})

it.each([
  ["2026-12-04", "2027-01", "2027-01-04"],
  ["2026-12-31", "2027-01", "2027-01-31"],
  ["2027-01-31", "2027-02", "2027-02-28"],
  ["2028-01-30", "2028-02", "2028-02-29"],
])("the day of %s in %s is %s", (date, month, same) => {
  expect(sameDayIn(day(date), month as Month)).toBe(same)
})
