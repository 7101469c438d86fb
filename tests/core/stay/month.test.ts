import { describe, expect, test } from "vitest"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addMonths, monthOf, sameDayIn, weeksOf } from "#core/stay/month.ts"

describe("a month", () => {
  test("follows another across the end of the year", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01")
    expect(addMonths("2027-01", -1)).toBe("2026-12")
    expect(addMonths("2026-11", 14)).toBe("2028-01")
  })

  test("has its days in weeks from Monday to Sunday", () => {
    const [first, ...others] = weeksOf("2026-12")
    const days = [first, ...others].flatMap((week) => week?.filter((day) => day !== null) ?? [])

    expect(first).toEqual([
      null,
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05",
      "2026-12-06",
    ])
    expect(days).toHaveLength(31)
    expect(others.at(-1)?.slice(0, 4).at(-1)).toBe("2026-12-31")
  })

  test("of 28 days from a Monday on has four weeks", () => {
    expect(weeksOf("2027-02")).toHaveLength(4)
  })

  test("gives its last day for one it does not have", () => {
    expect(sameDayIn("2027-01-31" as CalendarDate, "2027-02")).toBe("2027-02-28")
    expect(monthOf("2027-02-28" as CalendarDate)).toBe("2027-02")
  })
})
