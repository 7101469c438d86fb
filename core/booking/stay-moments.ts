import { depositReturnsOn } from "../pricing/deposit.ts"
import { CHECK_IN_HOUR } from "../pricing/refund.ts"
import { malaysianMoment } from "../stay/calendar.ts"
import type { StayDates } from "../stay/stay-dates.ts"

/** Rooms are given back by noon, and the days until the deposit returns are counted from then. */
export const CHECK_OUT_HOUR = 12

/** When a stay begins, in milliseconds since 1970. */
export const stayBegins = ({ checkIn }: StayDates): number =>
  malaysianMoment(checkIn, CHECK_IN_HOUR)

/** When a stay is over. */
export const stayEnds = ({ checkOut }: StayDates): number =>
  malaysianMoment(checkOut, CHECK_OUT_HOUR)

/** When its deposit goes back. */
export const depositReturns = ({ checkOut }: StayDates): number =>
  malaysianMoment(depositReturnsOn(checkOut), CHECK_OUT_HOUR)
