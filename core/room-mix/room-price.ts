import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Sen } from "../money/sen.ts"
import { bestDeal, lessDeal } from "../pricing/deals.ts"
import { planRate } from "../pricing/plan-rate.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { RoomType, RoomTypeId } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { StayQuestion } from "./stay-question.ts"

/** A room type under one of its plans. */
export type RoomUnderPlan = {
  readonly room: Pick<RoomType, "id" | "deals">
  readonly plan: Pick<RatePlan, "difference">
}

/** What one room costs for one night under a plan, after the best deal. */
export const nightPrice = (
  snapshot: CatalogueSnapshot,
  { room: { id, deals }, plan }: RoomUnderPlan,
  date: CalendarDate,
  member: boolean,
): Sen => lessDeal(planRate(snapshot.rateOn(id, date), plan), bestDeal(deals, date, member))

/** Rooms free in every night; 0 as soon as one night is sold out. */
export const freeInAll = (
  snapshot: CatalogueSnapshot,
  room: RoomTypeId,
  nights: ReadonlyArray<CalendarDate>,
): number => {
  let free = Infinity
  for (const night of nights) {
    free = Math.min(free, snapshot.freeOn(room, night))
    if (free <= 0) return 0
  }
  return nights.length === 0 ? 0 : free
}

/** What one room costs for all nights after deals, under each of some plans. */
export const pricesOfAll = (
  snapshot: CatalogueSnapshot,
  { id, deals }: RoomUnderPlan["room"],
  plans: ReadonlyArray<RoomUnderPlan["plan"]>,
  { nights, member }: Pick<StayQuestion, "nights" | "member">,
): ReadonlyArray<number> => {
  const prices: Array<number> = []
  for (const night of nights) {
    const rate = snapshot.rateOn(id, night)
    const deal = bestDeal(deals, night, member)
    for (const [place, plan] of plans.entries())
      prices[place] = (prices[place] ?? 0) + lessDeal(planRate(rate, plan), deal)
  }
  return prices
}
