import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { senOf } from "../money/amounts.ts"
import type { Property } from "../property/property.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays, daysBetween, malaysianDateAt } from "../stay/calendar.ts"
import type { CalendarNight } from "./property-page.ts"
import { nightPrice } from "./room-price.ts"
import type { Viewer } from "./stay-question.ts"

/** No calendar shows more nights at once. */
const MOST_NIGHTS = 100

/** From one date up to, not including, another. */
export type Span = { readonly from: CalendarDate; readonly until: CalendarDate }

const lowestRateOn = (
  snapshot: CatalogueSnapshot,
  { rooms }: Property,
  date: CalendarDate,
  { member, now }: Viewer,
): number | null => {
  if (date < malaysianDateAt(now)) return null
  const prices = rooms
    .filter(({ id, membersOnly }) => (member || !membersOnly) && snapshot.freeOn(id, date) > 0)
    .map((room) => nightPrice(snapshot, room, date, member))
  return prices.length === 0 ? null : Math.min(...prices)
}

/** Which nights a viewer can have at a property, with the lowest price; nights gone by are sold out. */
export const nightCalendar = (
  snapshot: CatalogueSnapshot,
  property: Property,
  { from, until }: Span,
  viewer: Viewer,
): ReadonlyArray<CalendarNight> => {
  const nights = Math.min(MOST_NIGHTS, Math.max(0, daysBetween(from, until)))
  return Array.from({ length: nights }, (_, night) => {
    const date = addDays(from, night)
    const lowest = lowestRateOn(snapshot, property, date, viewer)
    return {
      date,
      soldOut: lowest === null,
      lowestRate: lowest === null ? null : senOf(lowest),
    }
  })
}
