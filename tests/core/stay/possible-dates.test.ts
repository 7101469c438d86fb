import * as fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { addDays, daysBetween } from "#core/stay/calendar.ts"
import { daysMoved } from "#core/stay/limits.ts"
import { addMonths, monthOf } from "#core/stay/month.ts"
import { possibleDates, weekendsIn, WEEKEND_NIGHTS } from "#core/stay/possible-dates.ts"
import { lastCheckIn, stayIssues } from "#core/stay/stay-dates.rules.ts"
import { dayOf } from "#core/stay/weekday.ts"
import { anyAskedDates } from "#fixtures/arbitraries/any-stay-search.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"

const today = day("2026-11-29")
const weekend = stayDates()
const around = (days: 1 | 2 | 3) => ({ kind: "around", days }) as const
const weekends = (month: string) => ({ kind: "weekends", month }) as const
const arrivals = (...asked: Parameters<typeof possibleDates>) =>
  possibleDates(...asked).map((dates) => dates?.checkIn)

describe("the dates that a search asks about", () => {
  it.each([[null], [weekend], [stayDates("2020-01-01", "2020-01-02")]])(
    "are its own where they are exact: %j",
    (dates) => {
      expect(possibleDates({ dates }, today)).toEqual([dates])
    },
  )

  it("are those asked for, then the nearest, the later of two first", () => {
    expect(possibleDates({ dates: weekend, flexible: around(2) }, today)).toEqual([
      weekend,
      stayDates("2026-12-05", "2026-12-07"),
      stayDates("2026-12-03", "2026-12-05"),
      stayDates("2026-12-06", "2026-12-08"),
      stayDates("2026-12-02", "2026-12-04"),
    ])
  })

  it("leave out what is over, and what is too far ahead", () => {
    const soon = stayDates("2026-11-30", "2026-12-01")
    const last = lastCheckIn(today)

    expect(arrivals({ dates: soon, flexible: around(3) }, today)).toEqual([
      "2026-11-30",
      "2026-12-01",
      "2026-11-29",
      "2026-12-02",
      "2026-12-03",
    ])
    expect(
      arrivals({ dates: stayDates(last, addDays(last, 1)), flexible: around(1) }, today),
    ).toEqual([last, addDays(last, -1)])
  })

  it("are none but none where days around no dates are asked for", () => {
    expect(possibleDates({ dates: null, flexible: around(1) }, today)).toEqual([null])
  })

  it("are the weekends of a month that can still be had", () => {
    expect(arrivals({ dates: null, flexible: weekends("2026-12") }, today)).toEqual([
      "2026-12-04",
      "2026-12-11",
      "2026-12-18",
      "2026-12-25",
    ])
    expect(arrivals({ dates: null, flexible: weekends("2026-12") }, day("2026-12-12"))).toEqual([
      "2026-12-18",
      "2026-12-25",
    ])
    expect(arrivals({ dates: null, flexible: weekends("2026-11") }, today)).toEqual([])
  })
})

describe("a month", () => {
  it.each([
    ["2027-01", ["2027-01-01", "2027-01-08", "2027-01-15", "2027-01-22", "2027-01-29"]],
    ["2026-08", ["2026-08-07", "2026-08-14", "2026-08-21", "2026-08-28"]],
    ["2027-02", ["2027-02-05", "2027-02-12", "2027-02-19", "2027-02-26"]],
  ])("%s has the weekends that begin in it", (month, fridays) => {
    expect(weekendsIn(month).map(({ checkIn }) => checkIn)).toEqual(fridays)
  })

  test("has four or five weekends of two nights from a Friday on, and every Friday is in one", () => {
    fc.assert(
      fc.property(fc.nat(40), (months) => {
        const month = addMonths("2026-01", months)
        const all = weekendsIn(month)

        expect([4, 5]).toContain(all.length)
        for (const { checkIn, checkOut } of all) {
          expect(dayOf(checkIn).weekday).toBe("fri")
          expect(monthOf(checkIn)).toBe(month)
          expect(daysBetween(checkIn, checkOut)).toBe(WEEKEND_NIGHTS)
        }
        const [first, last] = [all[0], all.at(-1)]
        expect(first && monthOf(addDays(first.checkIn, -7))).not.toBe(month)
        expect(last && monthOf(addDays(last.checkIn, 7))).not.toBe(month)
      }),
    )
  })
})

test("flexible dates are at most seven, each once, of as many nights, and can be asked for", () => {
  fc.assert(
    fc.property(
      anyAskedDates,
      fc.constantFrom(1 as const, 2 as const, 3 as const),
      fc.integer({ min: -600, max: 600 }),
      (dates, days, ahead) => {
        const now = addDays(dates.checkIn, -ahead)
        const all = possibleDates({ dates, flexible: around(days) }, now)
        const expected = Array.from({ length: 2 * days + 1 }, (_, shift) => ({
          checkIn: addDays(dates.checkIn, shift - days),
          checkOut: addDays(dates.checkOut, shift - days),
        })).filter((one) => stayIssues(one, now).length === 0)

        expect(days).toBeLessThanOrEqual(Math.max(...daysMoved))
        expect(
          all.toSorted((one, other) => ((one?.checkIn ?? "") < (other?.checkIn ?? "") ? -1 : 1)),
        ).toEqual(expected)
      },
    ),
  )
})
