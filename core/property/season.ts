import { Schema } from "effect"
import { Sen } from "../money/sen.ts"
import { CalendarDate } from "../stay/calendar-date.ts"
import { DayRange } from "../stay/day-range.ts"
import { stayConditions } from "./restriction.ts"

/** The least and the most that a season may change a rate by, in percent. */
export const seasonPercent = { least: -90, most: 500 } as const

/** The percent of a change such as `+30%` or `-10%`; not a number for what is no change. */
export const percentOfChange = (change: string): number =>
  Number(/^([+-]\d{1,3})%$/.exec(change)?.[1])

/** A change of the usual rate, written `+30%` or `-10%`. */
export const RateChange = Schema.String.check(
  Schema.makeFilter((change: string) => {
    const percent = percentOfChange(change)
    return percent >= seasonPercent.least && percent <= seasonPercent.most
      ? undefined
      : "NotARateChange"
  }),
)
export type RateChange = typeof RateChange.Type

/**
 * A stretch of days, both ends included, on all weekdays or some: what a night costs in it, and what is
 * asked of stays.
 */
export const Season = Schema.Struct({
  ...DayRange.fields,
  from: CalendarDate,
  until: CalendarDate,
  /** A change of the usual rate of the night, or a rate of its own. */
  rate: Schema.Union([RateChange, Sen.check(Schema.isGreaterThan(0))]),
  ...stayConditions,
})
export interface Season extends Schema.Schema.Type<typeof Season> {}
