import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import {
  arrivalIssues,
  isClosedOn,
  leastNightsFrom,
  restrictionsOf,
} from "../inventory/restrictions.rules.ts"
import { senOf } from "../money/amounts.ts"
import { openPlansOf } from "../property/plans-of.ts"
import type { Property } from "../property/property.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { Restriction } from "../property/restriction.ts"
import type { RoomType } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays, daysBetween, malaysianDateAt } from "../stay/calendar.ts"
import { dayOf, type Day } from "../stay/weekday.ts"
import type { CalendarNight } from "./property-page.ts"
import { nightPrice } from "../pricing/room-price.ts"
import type { Viewer } from "../room-mix/stay-question.ts"

/** No calendar shows more nights at once. */
const MOST_NIGHTS = 100

/** From one date up to, not including, another. */
export type Span = { readonly from: CalendarDate; readonly until: CalendarDate }

/** A room type under one of its plans, with what is asked of stays in it. */
type Offered = {
  readonly room: RoomType
  readonly plan: RatePlan
  readonly restrictions: ReadonlyArray<Restriction>
}

/** The room types that a viewer can have in a night, under each plan that is sold then. */
const soldOn = (
  snapshot: CatalogueSnapshot,
  property: Property,
  night: Day,
  { member, now }: Viewer,
): ReadonlyArray<Offered> =>
  night.date < malaysianDateAt(now)
    ? []
    : property.rooms
        .filter((room) => snapshot.freeOn(room.id, night.date) > 0)
        .flatMap((room) => openPlansOf(room, member).map((plan) => ({ room, plan })))
        .map(({ room, plan }) => ({
          room,
          plan,
          restrictions: restrictionsOf(property, room, plan),
        }))
        .filter(({ restrictions }) => !isClosedOn(restrictions, night))

/** What is asked of stays that arrive on a day: the least that any of the rooms asks under any plan. */
const arrivingOn = (
  offered: ReadonlyArray<Offered>,
  day: Day,
  today: CalendarDate,
): Pick<CalendarNight, "noArrival" | "minNights"> => {
  const open = offered.filter(
    ({ restrictions }) =>
      arrivalIssues(restrictions, day, daysBetween(today, day.date)).length === 0,
  )
  if (open.length === 0) return offered.length === 0 ? {} : { noArrival: true }
  const least = Math.min(...open.map(({ restrictions }) => leastNightsFrom(restrictions, day)))
  return least > 1 ? { minNights: least } : {}
}

/**
 * Which nights a viewer can have at a property, with the lowest price and what is asked of stays that
 * arrive then; nights gone by and nights that are closed are sold out.
 */
export const nightCalendar = (
  snapshot: CatalogueSnapshot,
  property: Property,
  { from, until }: Span,
  viewer: Viewer,
): ReadonlyArray<CalendarNight> => {
  const nights = Math.min(MOST_NIGHTS, Math.max(0, daysBetween(from, until)))
  const today = malaysianDateAt(viewer.now)
  return Array.from({ length: nights }, (_, night) => {
    const day = dayOf(addDays(from, night))
    const { date } = day
    const offered = soldOn(snapshot, property, day, viewer)
    const prices = offered.map((sold) => nightPrice(snapshot, sold, date, viewer.member))
    const lowestRate = prices.length === 0 ? null : senOf(Math.min(...prices))
    return { date, soldOut: lowestRate === null, lowestRate, ...arrivingOn(offered, day, today) }
  })
}
