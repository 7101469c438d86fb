import { askedStay } from "#core/inventory/asked-stay.ts"
import {
  arrivalIssues,
  isClosedOn,
  leastNightsFrom,
  restrictionIssues,
} from "#core/inventory/restrictions.rules.ts"
import { addDays, daysBetween } from "#core/stay/calendar.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { dayOf } from "#core/stay/weekday.ts"
import { anyRestriction } from "#fixtures/arbitraries/any-restriction.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { oracleAllows } from "./restrictions-oracle.ts"

const FIRST = day("2026-12-20")
const DAYS = 21

const anyRestrictions = fc.array(anyRestriction(FIRST, DAYS), { maxLength: 4 })

const anyStay: fc.Arbitrary<StayDates> = fc
  .tuple(fc.nat(DAYS), fc.integer({ min: 1, max: 7 }))
  .map(([later, nights]) => ({
    checkIn: addDays(FIRST, later),
    checkOut: addDays(FIRST, later + nights),
  }))

const anyToday = fc.nat(40).map((earlier) => addDays(FIRST, -earlier))

describe("restrictions", () => {
  it("let a stay be sold exactly where each of them does on its own", () => {
    fc.assert(
      fc.property(anyRestrictions, anyStay, anyToday, (restrictions, dates, today) => {
        const issues = restrictionIssues(restrictions, askedStay(dates, today))

        expect(issues.length === 0).toBe(oracleAllows(restrictions, dates, today))
      }),
      { numRuns: 1000 },
    )
  })

  it("say the same in whichever order they come", () => {
    fc.assert(
      fc.property(anyRestrictions, anyStay, anyToday, (restrictions, dates, today) => {
        const asked = askedStay(dates, today)

        expect(restrictionIssues(restrictions.toReversed(), asked)).toEqual(
          restrictionIssues(restrictions, asked),
        )
      }),
    )
  })

  it("only ever keep more out where there are more of them", () => {
    fc.assert(
      fc.property(
        anyRestrictions,
        anyRestrictions,
        anyStay,
        anyToday,
        (some, more, dates, today) => {
          const asked = askedStay(dates, today)

          if (restrictionIssues(some, asked).length > 0)
            expect(restrictionIssues([...some, ...more], asked)).not.toEqual([])
        },
      ),
    )
  })

  it("leave a booking its dates, and ask less of a change than of a new stay", () => {
    fc.assert(
      fc.property(
        anyRestrictions,
        anyStay,
        anyStay,
        anyToday,
        (restrictions, dates, booked, today) => {
          expect(restrictionIssues(restrictions, askedStay(booked, today, booked))).toEqual([])
          expect(restrictionIssues(restrictions, askedStay(dates, today))).toEqual(
            expect.arrayContaining([
              ...restrictionIssues(restrictions, askedStay(dates, today, booked)),
            ]),
          )
        },
      ),
    )
  })

  it("name an arrival, a closed night and a least length that no shorter stay gets around", () => {
    fc.assert(
      fc.property(anyRestrictions, anyStay, anyToday, (restrictions, dates, today) => {
        const arrival = dayOf(dates.checkIn)
        const { length } = askedStay(dates, today).nights
        const isSold = oracleAllows(restrictions, dates, today)

        if (arrivalIssues(restrictions, arrival, daysBetween(today, dates.checkIn)).length > 0)
          expect(isSold).toBe(false)
        if (isClosedOn(restrictions, arrival)) expect(isSold).toBe(false)
        if (length < leastNightsFrom(restrictions, arrival)) expect(isSold).toBe(false)
      }),
    )
  })
})
