import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { AskedStay } from "../inventory/asked-stay.ts"
import { arrivalIssues, isClosedOn, restrictionIssues } from "../inventory/restrictions.rules.ts"
import type { Issue } from "../kernel/issue.ts"
import { addDays } from "../stay/calendar.ts"
import { nightsOf } from "../stay/nights.ts"
import { dayOf } from "../stay/weekday.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import { findStay, type FoundStay } from "./found-stay.ts"
import type { MixPrice } from "./mix-price.ts"
import type { PricedRoom } from "./priced-room.ts"
import type { SearchableProperty, SearchableRoom } from "./searchable-property.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "../room-mix/stay-question.ts"

/** Arrivals so many days before and after the one asked for are tried. */
const DAYS_AROUND = 7

/** So many other dates are offered. */
const MOST_OFFERED = 2

/** A property that only restrictions keep out, with the stays that could be had there instead. */
export type Missed = {
  readonly restricted: readonly [Issue, ...ReadonlyArray<Issue>]
  readonly instead: readonly [Instead, ...ReadonlyArray<Instead>]
}

/** A stay on other dates, as it is found when it is asked for. */
export type Instead = Tried & {
  readonly dates: StayDates
  readonly question: StayQuestion
}

/** A stay that can be had as it is wanted, with what it costs. */
type Tried = { readonly found: FoundStay; readonly price: MixPrice }

/** Asks about other dates for the same party and viewer; each dates are worked out once. */
export const askedOn = (
  { party }: Pick<StayQuestion, "party">,
  viewer: Viewer,
): ((dates: StayDates) => StayQuestion) => {
  const questions = new Map<string, StayQuestion>()
  return (dates) => {
    const key = `${dates.checkIn} ${dates.checkOut}`
    const question = questions.get(key) ?? stayQuestion({ dates, party }, viewer)
    questions.set(key, question)
    return question
  }
}

/** A stay as it is wanted; null for one that is not. */
export type Wanted = (found: FoundStay, question: StayQuestion) => FoundStay | null

/** The same question with no restriction asked after. */
export const unrestricted = (question: StayQuestion): StayQuestion => ({ ...question, asked: null })

/** A stay that can be had as it is wanted; null where it cannot. */
export const triedAt = (
  snapshot: CatalogueSnapshot,
  searchable: SearchableProperty,
  question: StayQuestion,
  wanted: Wanted,
): Tried | null => {
  const one = findStay(snapshot, searchable, null, question)
  const found = one.price === null ? null : wanted(one, question)
  return found?.price ? { found, price: found.price } : null
}

/** The restrictions that a stay breaks in any of these rooms, each once. */
const restrictedIn = (
  rooms: ReadonlyArray<SearchableRoom>,
  asked: AskedStay,
): ReadonlyArray<Issue> => {
  const issues = rooms.flatMap(({ restrictions }) => restrictionIssues(restrictions, asked))
  return [...new Map(issues.map((issue) => [`${issue.code} ${issue.count}`, issue])).values()]
}

const roomsIn = (mix: ReadonlyArray<PricedRoom>): ReadonlyArray<SearchableRoom> =>
  mix.map(({ room }) => room)

/** The lengths worth trying: the one asked for, and those that a restriction names. */
const lengthsFor = (dates: StayDates, restricted: ReadonlyArray<Issue>): ReadonlyArray<number> => {
  const named = restricted.flatMap(({ path, count }) =>
    path === "dates" && count !== undefined ? [count] : [],
  )
  return [...new Set([nightsOf(dates), ...named])]
}

/** A day on which somebody may arrive, and how far it lies ahead. */
type Arrival = Pick<AskedStay, "arrival" | "daysAhead">

/** Days later than the one asked for, the latest first; those before it are negative. */
const shifts = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, day) => DAYS_AROUND - day)

/** All days on which a stay on other dates may arrive. */
export const arrivalsAround = ({ arrival, daysAhead }: AskedStay): ReadonlyArray<Arrival> =>
  shifts.map((later) => ({
    arrival: dayOf(addDays(arrival.date, later)),
    daysAhead: daysAhead + later,
  }))

/** True where guests may arrive on any of these days, in any room under any plan. */
export const mayArrive = (
  { rooms }: SearchableProperty,
  arrivals: ReadonlyArray<Arrival>,
): boolean =>
  rooms.some(({ underPlans }) =>
    underPlans.some(({ restrictions }) =>
      arrivals.some(
        ({ arrival, daysAhead }) =>
          !isClosedOn(restrictions, arrival) &&
          arrivalIssues(restrictions, arrival, daysAhead).length === 0,
      ),
    ),
  )

const daysApart = (later: number, length: number, asked: number): number =>
  Math.abs(later) + Math.abs(later + length - asked)

/** Dates around those asked for, the nearest first; of two that are as near, the later ones. */
export const datesAround = (
  dates: StayDates,
  restricted: ReadonlyArray<Issue>,
): ReadonlyArray<StayDates> => {
  const asked = nightsOf(dates)
  return lengthsFor(dates, restricted)
    .flatMap((length) =>
      shifts.map((later) => ({ later, length, apart: daysApart(later, length, asked) })),
    )
    .filter(({ apart }) => apart > 0)
    .toSorted((one, other) => one.apart - other.apart)
    .map(({ later, length }) => ({
      checkIn: addDays(dates.checkIn, later),
      checkOut: addDays(dates.checkIn, later + length),
    }))
}

/**
 * Which restrictions refuse a stay that fits otherwise, and when it could be had; null for others. The
 * lengths that any room or plan asks for are tried, and what is named is what the first of the stays found
 * asks: the cheapest may only be sold by the week.
 */
export const missedAt = (
  snapshot: CatalogueSnapshot,
  searchable: SearchableProperty,
  question: StayQuestion,
  { ask, wanted }: { readonly ask: (dates: StayDates) => StayQuestion; readonly wanted: Wanted },
): Missed | null => {
  const { asked } = question
  if (asked === null) return null
  const dates = { checkIn: asked.arrival.date, checkOut: asked.departure.date }
  const stay = triedAt(snapshot, searchable, unrestricted(question), wanted)
  if (stay === null) return null
  const standing = restrictedIn(roomsIn(stay.found.mix), asked)
  const [cheapest] = standing
  if (cheapest === undefined) return null
  const everyPlan = searchable.rooms.flatMap(({ underPlans }) => underPlans)
  const instead: Array<Instead> = []
  for (const other of datesAround(dates, restrictedIn(everyPlan, asked))) {
    const then = ask(other)
    const tried = triedAt(snapshot, searchable, then, wanted)
    if (tried !== null) instead.push({ ...tried, dates: other, question: then })
    if (instead.length === MOST_OFFERED) break
  }
  const [first, ...others] = instead
  if (first === undefined) return null
  const own = restrictedIn(roomsIn(first.found.mix), asked)
  const [issue = cheapest, ...issues] = own.length > 0 ? own : standing
  return { restricted: [issue, ...issues], instead: [first, ...others] }
}
