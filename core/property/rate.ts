import { Schema } from "effect"
import { Sen } from "../money/sen.ts"
import { CalendarDate } from "../stay/calendar-date.ts"

/** How a guest may get out of a booking; the terms themselves are in pricing/refund.ts. */
export const CancellationPolicy = Schema.Literals(["FLEXIBLE", "MODERATE", "NON_REFUNDABLE"])
export type CancellationPolicy = typeof CancellationPolicy.Type

/** Whole percent off the rate of each night from one date to another, both included. */
export const Deal = Schema.Struct({
  kind: Schema.Literals(["promotion", "member"]),
  percent: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 90 })),
  from: CalendarDate,
  until: CalendarDate,
})
export interface Deal extends Schema.Schema.Type<typeof Deal> {}

/**
 * No night costs more before discounts, and no deposit is higher: a million ringgit. What is counted
 * together from such amounts is far below the largest number that is exact.
 */
export const MOST_A_NIGHT = 100_000_000

/** What one room costs for one night before any deal, by the operator's own table. */
export const NightRate = Schema.Struct({ date: CalendarDate, rate: Sen })
export interface NightRate extends Schema.Schema.Type<typeof NightRate> {}
