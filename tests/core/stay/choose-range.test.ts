import { describe, expect, test } from "vitest"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { canChoose, chosen, latestCheckOut, type Range } from "#core/stay/choose-range.ts"

const day = (text: string) => text as CalendarDate
const today = day("2026-11-21")
const nothing: Range = { checkIn: null, checkOut: null }
const arrived: Range = { checkIn: day("2026-12-04"), checkOut: null }
const everyNight = () => true
const soldOutOn = (night: string) => (asked: CalendarDate) => asked !== night

describe("choosing a stay in a calendar", () => {
  test("takes the first day as the arrival and a later one as the leaving", () => {
    const first = chosen(nothing, day("2026-12-04"))
    const second = chosen(first, day("2026-12-06"))

    expect(first).toEqual(arrived)
    expect(second).toEqual({ checkIn: "2026-12-04", checkOut: "2026-12-06" })
  })

  test("begins anew with an earlier day, with the same day, and after both were chosen", () => {
    const both = { checkIn: day("2026-12-04"), checkOut: day("2026-12-06") }

    expect(chosen(arrived, day("2026-12-01"))).toEqual({ checkIn: "2026-12-01", checkOut: null })
    expect(chosen(arrived, day("2026-12-04"))).toEqual(arrived)
    expect(chosen(both, day("2026-12-20"))).toEqual({ checkIn: "2026-12-20", checkOut: null })
  })

  test("offers no day that has gone by and none beyond 540 days", () => {
    const offers = (text: string) => canChoose(nothing, day(text), today, everyNight)

    expect([offers("2026-11-20"), offers("2026-11-21")]).toEqual([false, true])
    expect([offers("2028-05-14"), offers("2028-05-15")]).toEqual([true, false])
  })

  test("offers a stay of 30 nights but not of 31", () => {
    const offers = (text: string) => canChoose(arrived, day(text), today, everyNight)

    expect([offers("2027-01-03"), offers("2027-01-04")]).toEqual([true, false])
  })

  test("ends a stay at the latest on the morning of the first night that is sold out", () => {
    const isFree = soldOutOn("2026-12-07")

    expect(latestCheckOut(day("2026-12-04"), isFree)).toBe("2026-12-07")
    expect(canChoose(arrived, day("2026-12-07"), today, isFree)).toBe(true)
    expect(canChoose(arrived, day("2026-12-08"), today, isFree)).toBe(false)
    expect(canChoose(nothing, day("2026-12-07"), today, isFree)).toBe(false)
  })

  test("begins no stay on a day of no arrival, but goes on through it and ends on it", () => {
    const notOnSunday = (asked: CalendarDate) => asked !== "2026-12-06"
    const offers = (range: Range) =>
      canChoose(range, day("2026-12-06"), today, everyNight, notOnSunday)

    expect([offers(nothing), offers(arrived)]).toEqual([false, true])
    expect(canChoose(arrived, day("2026-12-08"), today, everyNight, notOnSunday)).toBe(true)
  })
})
