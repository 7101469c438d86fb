import { noMoney, plus } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { RoomType, RoomTypeId } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { bestDeal, lessDeal } from "./deals.ts"
import { planRate } from "./plan-rate.ts"

/** What says the rate of each night. */
type NightRates = { readonly rateOn: (room: RoomTypeId, night: CalendarDate) => Sen }

/** A room type under one of its plans. */
type RoomUnderPlan = {
  readonly room: Pick<RoomType, "id" | "deals">
  readonly plan: Pick<RatePlan, "difference">
}

type Asked = { readonly nights: ReadonlyArray<CalendarDate>; readonly member: boolean }

/** What one room costs for one night under a plan, after the best deal. */
export const nightPrice = (
  rates: NightRates,
  { room: { id, deals }, plan }: RoomUnderPlan,
  date: CalendarDate,
  member: boolean,
): Sen => lessDeal(planRate(rates.rateOn(id, date), plan), bestDeal(deals, date, member))

/** What one room costs for all nights after deals, under each of some plans. */
export const pricesOfAll = (
  rates: NightRates,
  { id, deals }: RoomUnderPlan["room"],
  plans: ReadonlyArray<RoomUnderPlan["plan"]>,
  { nights, member }: Asked,
): ReadonlyArray<Sen> => {
  const prices: Array<Sen> = []
  for (const night of nights) {
    const rate = rates.rateOn(id, night)
    const deal = bestDeal(deals, night, member)
    for (const [place, plan] of plans.entries())
      prices[place] = plus(prices[place] ?? noMoney, lessDeal(planRate(rate, plan), deal))
  }
  return prices
}

/** What one room would cost for some nights under a plan without any deal. */
export const undealtPrice = (
  rates: NightRates,
  { room, plan }: { readonly room: Pick<RoomType, "id">; readonly plan: RoomUnderPlan["plan"] },
  nights: ReadonlyArray<CalendarDate>,
): Sen => {
  let price = noMoney
  for (const night of nights) price = plus(price, planRate(rates.rateOn(room.id, night), plan))
  return price
}

/**
 * What one room costs for nights whose prices are kept side by side, by its place there: Infinity where
 * one of them cannot be had, or there are none, and not a number where one is not known yet.
 */
export const priceOverNights = (nights: ReadonlyArray<Float64Array>, place: number): number => {
  let price = nights.length === 0 ? Infinity : 0
  for (const night of nights) price += night[place] as number
  return price
}
