import { Schema } from "effect"
import { DayRange, isInDayRange } from "#core/stay/day-range.ts"
import { dayOf, Weekday } from "#core/stay/weekday.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const sunday = day("2026-11-22")

describe("a day of the week", () => {
  it("has a short name, from Sunday on", () => {
    const week = Array.from({ length: 8 }, (_, later) => dayOf(addDays(sunday, later)))

    expect(week.map(({ weekday }) => weekday)).toEqual([
      "sun",
      "mon",
      "tue",
      "wed",
      "thu",
      "fri",
      "sat",
      "sun",
    ])
    expect(week[0]?.date).toBe(sunday)
    expect(Schema.is(Weekday)("friday")).toBe(false)
  })
})

describe("a range of days", () => {
  const from = day("2026-11-22")
  const until = day("2026-11-28")
  const has = (range: DayRange, date: string) => isInDayRange(range, dayOf(day(date)))

  it("has both of its ends, and nothing beyond", () => {
    expect([has({ from }, "2026-11-21"), has({ from }, "2026-11-22")]).toEqual([false, true])
    expect([has({ until }, "2026-11-28"), has({ until }, "2026-11-29")]).toEqual([true, false])
    expect(has({ from, until }, "2026-11-29")).toBe(false)
    expect(has({}, "1999-01-01")).toBe(true)
  })

  it("has its weekdays alone", () => {
    const weekdays = ["fri", "sat"] as const

    expect([has({ weekdays }, "2026-11-27"), has({ weekdays }, "2026-11-26")]).toEqual([
      true,
      false,
    ])
    expect(has({ from: day("2026-11-28"), weekdays }, "2026-11-27")).toBe(false)
  })

  it("is written with real dates and at least one weekday, each of which may be left out", () => {
    const accepts = Schema.is(DayRange)

    expect(accepts({})).toBe(true)
    expect(accepts({ from: "2026-11-22", until: "2026-11-28", weekdays: ["mon"] })).toBe(true)
    expect(accepts({ from: "2026-02-30" })).toBe(false)
    expect(accepts({ weekdays: [] })).toBe(false)
  })
})
