import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { percentOff } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { isForEverybody } from "../property/deal-kinds.ts"
import type { Deal } from "../property/rate.ts"
import type { RoomType, RoomTypeId } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { StayQuestion } from "./stay-question.ts"

/** The percent of the best deal of a night; always that of pricing's `bestDeal`, without its lists. */
export const bestPercent = (
  deals: ReadonlyArray<Deal>,
  date: CalendarDate,
  member: boolean,
): number => {
  let best = 0
  for (const { kind, percent, from, until } of deals)
    if (percent > best && from <= date && date <= until && (member || isForEverybody[kind]))
      best = percent
  return best
}

/** What one room costs for one night after the best deal. */
export const nightPrice = (
  snapshot: CatalogueSnapshot,
  { id, deals }: RoomType,
  date: CalendarDate,
  member: boolean,
): Sen => {
  const rate = snapshot.rateOn(id, date)
  const percent = bestPercent(deals, date, member)
  return percent === 0 ? rate : percentOff(rate, percent)
}

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

/** What one room costs for all nights after deals. */
export const priceOfAll = (
  snapshot: CatalogueSnapshot,
  room: RoomType,
  { nights, member }: StayQuestion,
): number => {
  let price = 0
  for (const night of nights) price += nightPrice(snapshot, room, night, member)
  return price
}
