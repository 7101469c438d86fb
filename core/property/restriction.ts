import { Schema } from "effect"
import { DayRange } from "../stay/day-range.ts"
import { limits } from "../stay/limits.ts"

const nights = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: limits.maxNights }))
const daysBefore = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: limits.maxDaysAhead }))

/** What an operator may ask of a stay, each by itself; what is left out is not asked. */
export const stayConditions = {
  /** Least and most nights of a stay that arrives on one of the days. */
  minNights: Schema.optionalKey(nights),
  maxNights: Schema.optionalKey(nights),
  /** Least nights of a stay that sleeps in one of the nights, whenever it arrives. */
  minNightsThrough: Schema.optionalKey(nights),
  /** These nights are not sold (stop sell). */
  closed: Schema.optionalKey(Schema.Boolean),
  closedToArrival: Schema.optionalKey(Schema.Boolean),
  closedToDeparture: Schema.optionalKey(Schema.Boolean),
  /** Arrivals are sold from so many days before. */
  bookFrom: Schema.optionalKey(daysBefore),
  /** Arrivals are sold until so many days before; 0 is the day itself. */
  bookUntil: Schema.optionalKey(daysBefore),
} as const

/** What a property asks of stays on some days. Of several that meet on a day the strictest wins. */
export const Restriction = Schema.Struct({ ...DayRange.fields, ...stayConditions })
export interface Restriction extends Schema.Schema.Type<typeof Restriction> {}
