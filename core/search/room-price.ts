import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Sen } from "../money/sen.ts"
import { bestDeal, lessDeal } from "../pricing/deals.ts"
import type { RoomType, RoomTypeId } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { StayQuestion } from "./stay-question.ts"

/** What one room costs for one night after the best deal. */
export const nightPrice = (
  snapshot: CatalogueSnapshot,
  { id, deals }: RoomType,
  date: CalendarDate,
  member: boolean,
): Sen => lessDeal(snapshot.rateOn(id, date), bestDeal(deals, date, member))

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
