import { isWeekendNight, weekendAt } from "#core/inventory/weekend-nights.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { expect, it } from "vitest"

const THURSDAY = CalendarDate.make("2026-12-03")
const FRIDAY = CalendarDate.make("2026-12-04")
const SATURDAY = CalendarDate.make("2026-12-05")
const SUNDAY = CalendarDate.make("2026-12-06")

it("sells Friday and Saturday at the weekend rate in Kuala Lumpur", () => {
  const weekend = weekendAt({ destination: "kuala-lumpur-city", region: "kuala-lumpur" })
  const nights = [THURSDAY, FRIDAY, SATURDAY, SUNDAY].map((date) => isWeekendNight(weekend, date))

  expect(nights).toEqual([false, true, true, false])
})

it("sells Thursday and Friday at the weekend rate where the working week starts on Sunday", () => {
  const weekend = weekendAt({ destination: "nowhere", region: "kelantan" })
  const nights = [THURSDAY, FRIDAY, SATURDAY, SUNDAY].map((date) => isWeekendNight(weekend, date))

  expect(nights).toEqual([true, true, false, false])
})

it("keeps the weekend of most of Malaysia where the place is unknown", () => {
  expect(weekendAt({ destination: "nowhere", region: "nowhere" })).toBe("sat-sun")
})
