import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { isClosedOn } from "../inventory/restrictions.rules.ts"
import { onceForEach } from "../kernel/classes.ts"
import { senOf } from "../money/amounts.ts"
import { stayQuestion, type Viewer } from "../room-mix/stay-question.ts"
import { defaultParty } from "../search-request/change-search.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays, daysBetween } from "../stay/calendar.ts"
import { dayOf } from "../stay/weekday.ts"
import { whereaboutsOf, type Candidates } from "./candidates.ts"
import type { Span } from "./night-calendar.ts"
import { stayPrices } from "./night-prices.ts"
import { planIndexOf, type PlanAt } from "./plan-index.ts"
import type { PlaceNight } from "./property-page.ts"

/** No calendar shows more nights at once. */
const MOST_NIGHTS = 100

/** A place with more stays has no prices in its calendar: all of them would be looked at for each night. */
export const MOST_STAYS_PRICED = 2000

/** The lowest price of a room in one night, under any plan that the viewer may book; Infinity where none is free. */
const lowestOn = (
  snapshot: CatalogueSnapshot,
  candidates: Candidates,
  date: CalendarDate,
  viewer: Viewer,
): number => {
  const index = planIndexOf(snapshot.properties)
  const { plans, starts } = index
  const dates = { checkIn: date, checkOut: addDays(date, 1) }
  const prices = stayPrices(index, snapshot, stayQuestion({ dates, party: defaultParty }, viewer))
  const day = dayOf(date)
  const isClosed = onceForEach(index.restricted, ({ room }) => isClosedOn(room.restrictions, day))
  const isOpen = (plan: number): boolean =>
    !isClosed(plan) && (viewer.member || !(plans[plan] as PlanAt).room.membersOnly)
  let lowest = Infinity
  for (const place of candidates) {
    prices.lookAt(place)
    const end = starts[place + 1] as number
    for (let plan = starts[place] as number; plan < end; plan += 1)
      if (isOpen(plan)) lowest = Math.min(lowest, prices.priceOf(plan))
  }
  return lowest
}

/**
 * The lowest price of a room in each night from one date up to another, among the stays that a search
 * for `where` looks at. An unknown place has no prices, and neither have all of Malaysia and nights
 * that nobody can book.
 */
export const placeNights = (
  snapshot: CatalogueSnapshot,
  where: string,
  { from, until }: Span,
  viewer: Viewer,
): ReadonlyArray<PlaceNight> => {
  const nights = Math.min(MOST_NIGHTS, Math.max(0, daysBetween(from, until)))
  const { candidates } = whereaboutsOf(snapshot, { where })
  const looked = candidates.length > MOST_STAYS_PRICED ? [] : candidates
  return Array.from({ length: nights }, (_, night) => {
    const date = addDays(from, night)
    const lowest = lowestOn(snapshot, looked, date, viewer)
    return { date, lowestRate: lowest === Infinity ? null : senOf(lowest) }
  })
}
