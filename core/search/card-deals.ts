import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { bestDeal } from "../pricing/deals.ts"
import { undealtPrice } from "../pricing/room-price.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { PricedRoom } from "./priced-room.ts"
import type { SearchableRoom } from "./searchable-property.ts"
import { lowestNight } from "../room-mix/lowest-night.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import { isForEverybody } from "../property/deal-kinds.ts"

const nightsShown = (
  snapshot: CatalogueSnapshot,
  { type, plan, restrictions }: SearchableRoom,
  question: StayQuestion,
): ReadonlyArray<CalendarDate> => {
  if (question.dates !== null) return question.nights
  const night = lowestNight(snapshot, type, question, restrictions, plan)
  return night === null ? [] : [night.date]
}

/** The best percentages in the price shown, and the same rooms at their rates without any deal. */
export type CardDeals = {
  readonly promotion: number
  readonly member: number
  readonly undealt: ReadonlyArray<PricedRoom>
}

/** The deals of a mix: those in its price, and those a visitor would get after signing in. */
export const dealsOf = (
  snapshot: CatalogueSnapshot,
  mix: ReadonlyArray<PricedRoom>,
  question: StayQuestion,
): CardDeals => {
  let [promotion, member] = [0, 0]
  const undealt = mix.map((priced) => {
    const { room } = priced
    const nights = nightsShown(snapshot, room, question)
    for (const date of nights) {
      const applied = bestDeal(room.type.deals, date, question.member)
      const signedIn = bestDeal(room.type.deals, date, true)
      if (applied && isForEverybody[applied.kind]) promotion = Math.max(promotion, applied.percent)
      if (!question.member && signedIn && !isForEverybody[signedIn.kind])
        member = Math.max(member, signedIn.percent)
    }
    return { ...priced, price: undealtPrice(snapshot, { room, plan: room.plan }, nights) }
  })
  return { promotion, member, undealt }
}
