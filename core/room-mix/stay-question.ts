import { askedStay, type AskedStay } from "../inventory/asked-stay.ts"
import type { Instant } from "../kernel/instant.ts"
import { chargesOver, oneRoomCostsOver } from "../pricing/charges-over.ts"
import { freeCancellationUntil } from "../pricing/refund.ts"
import type { CancellationPolicy } from "../property/rate.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays, malaysianDateAt } from "../stay/calendar.ts"
import { nightDatesOf } from "../stay/nights.ts"
import { stayIssues } from "../stay/stay-dates.rules.ts"
import type { Party } from "../stay/party.ts"
import type { StayDates } from "../stay/stay-dates.ts"

/** Without dates, the lowest price of so many nights from today on is shown. */
export const NIGHTS_LOOKED_AHEAD = 60

/** Who asks, and when: milliseconds since 1970. */
export type Viewer = { readonly member: boolean; readonly now: number }

/** A search's dates and party with all that is the same for every property. */
export type StayQuestion = {
  readonly party: Party
  readonly member: boolean
  readonly today: CalendarDate
  readonly dates: StayDates | null
  /** The nights of the stay; without dates the nights looked ahead; none when nobody may ask for them. */
  readonly nights: ReadonlyArray<CalendarDate>
  /** The stay as restrictions ask after it; null without dates, and where none are to be asked. */
  readonly asked: AskedStay | null
  /** Until when each policy lets the stay be cancelled freely; null when it no longer does. */
  readonly freeUntil: Readonly<Record<CancellationPolicy, Instant | null>>
  /** The lines of the price of rooms at a property for all nights. */
  readonly chargesFor: ReturnType<typeof chargesOver>
  /** What one room at a property costs for all nights. */
  readonly oneRoomCosts: ReturnType<typeof oneRoomCostsOver>
}

let ahead: { readonly today: CalendarDate; readonly nights: ReadonlyArray<CalendarDate> } | null =
  null

/** The nights looked ahead are one list for all questions of a day: each of them is looked at often. */
const nightsAhead = (today: CalendarDate): ReadonlyArray<CalendarDate> => {
  if (ahead?.today !== today) {
    const nights = Array.from({ length: NIGHTS_LOOKED_AHEAD }, (_, night) => addDays(today, night))
    ahead = { today, nights }
  }
  return ahead.nights
}

const nightsAsked = (dates: StayDates | null, today: CalendarDate): ReadonlyArray<CalendarDate> => {
  if (dates === null) return nightsAhead(today)
  return stayIssues(dates, today).length === 0 ? nightDatesOf(dates) : []
}

/** Each policy with the moment until which it lets the stay be cancelled freely, if that is still to come. */
const freeUntilFor = (dates: StayDates | null, now: number): StayQuestion["freeUntil"] => {
  const until = (policy: CancellationPolicy): Instant | null => {
    const end = dates === null ? null : freeCancellationUntil([policy], dates.checkIn)
    return end !== null && now < Date.parse(end) ? end : null
  }
  return {
    FLEXIBLE: until("FLEXIBLE"),
    MODERATE: until("MODERATE"),
    NON_REFUNDABLE: until("NON_REFUNDABLE"),
  }
}

/** What the search asks of every property. */
export const stayQuestion = (
  { dates, party }: { readonly dates: StayDates | null; readonly party: Party },
  { member, now }: Viewer,
): StayQuestion => {
  const today = malaysianDateAt(now)
  const nights = nightsAsked(dates, today)
  const checkIn = dates?.checkIn ?? today
  return {
    party,
    member,
    today,
    dates,
    nights,
    asked: dates === null || nights.length === 0 ? null : askedStay(dates, today),
    freeUntil: freeUntilFor(dates, now),
    chargesFor: chargesOver(checkIn, nights),
    oneRoomCosts: oneRoomCostsOver(checkIn, nights),
  }
}
