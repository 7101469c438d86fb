import type { Issue } from "../kernel/issue.ts"
import type { Property } from "../property/property.ts"
import { stayConditions, type Restriction } from "../property/restriction.ts"
import type { RoomType } from "../property/room-type.ts"
import { isInDayRange } from "../stay/day-range.ts"
import type { Day } from "../stay/weekday.ts"
import type { AskedStay } from "./asked-stay.ts"

type Restrictions = ReadonlyArray<Restriction>

/** Which restriction a stay breaks. */
export type RestrictionCode =
  | "NightsClosed"
  | "ClosedToArrival"
  | "ClosedToDeparture"
  | "BookedTooEarly"
  | "BookedTooLate"
  | "BelowMinNights"
  | "BelowMinNightsThrough"
  | "AboveMaxNights"

/** A restriction that a stay breaks, with the nights or days that it asks for where it counts any. */
export type Restricted = Issue & { readonly code: RestrictionCode }

type Asking = Pick<Property & RoomType, "restrictions" | "seasons">

const conditions: ReadonlyArray<string> = Object.keys(stayConditions)

const asksSomething = (restriction: Restriction): boolean =>
  Object.keys(restriction).some((field) => conditions.includes(field))

const askedBy = ({ restrictions, seasons }: Asking): Restrictions => [
  ...(restrictions ?? []),
  ...(seasons?.filter(asksSomething) ?? []),
]

/**
 * What counts for a room type: what the whole property asks, what it asks itself, in seasons and beside
 * them, and under one of its plans what this asks.
 */
export const restrictionsOf = (property: Asking, room: Asking, plan: Asking = {}): Restrictions => [
  ...askedBy(property),
  ...askedBy(room),
  ...askedBy(plan),
]

const on = (restrictions: Restrictions, day: Day): Restrictions =>
  restrictions.filter((restriction) => isInDayRange(restriction, day))

const figures = (
  restrictions: Restrictions,
  figure: "minNights" | "maxNights" | "minNightsThrough" | "bookFrom" | "bookUntil",
): ReadonlyArray<number> =>
  restrictions.flatMap((restriction) => {
    const asked = restriction[figure]
    return asked === undefined ? [] : [asked]
  })

const isAlways = ({ from, until, weekdays }: Restriction): boolean =>
  from === undefined && until === undefined && weekdays === undefined

/** The least nights of any stay, whatever its dates: what is asked of some days only is left out. */
export const leastNightsOf = (restrictions: Restrictions): number => {
  const always = restrictions.filter(isAlways)
  return Math.max(1, ...figures(always, "minNights"), ...figures(always, "minNightsThrough"))
}

const restricted = (path: string, code: RestrictionCode, count?: number): Restricted =>
  count === undefined ? { path, code } : { path, code, count }

/** True for a night that is not sold, whatever the stay. */
export const isClosedOn = (restrictions: Restrictions, night: Day): boolean =>
  restrictions.some(
    (restriction) => restriction.closed === true && isInDayRange(restriction, night),
  )

const nightIssues = (
  restrictions: Restrictions,
  { nights, booked }: AskedStay,
): ReadonlyArray<Restricted> => {
  const isOwn = ({ date }: Day) =>
    booked !== null && booked.checkIn <= date && date < booked.checkOut
  const isClosed = nights.some((night) => !isOwn(night) && isClosedOn(restrictions, night))
  return isClosed ? [restricted("dates", "NightsClosed")] : []
}

const bookingIssues = (
  arriving: Restrictions,
  daysAhead: AskedStay["daysAhead"],
): ReadonlyArray<Restricted> => {
  const from = Math.min(...figures(arriving, "bookFrom"))
  const until = Math.max(...figures(arriving, "bookUntil"))
  return [
    ...(daysAhead > from ? [restricted("dates.checkIn", "BookedTooEarly", from)] : []),
    ...(daysAhead < until ? [restricted("dates.checkIn", "BookedTooLate", until)] : []),
  ]
}

/** Why a stay cannot arrive on a day, however long it is; nothing where it can. */
export const arrivalIssues = (
  restrictions: Restrictions,
  arrival: Day,
  daysAhead: number,
): ReadonlyArray<Restricted> => {
  const arriving = on(restrictions, arrival)
  return [
    ...(arriving.some(({ closedToArrival }) => closedToArrival)
      ? [restricted("dates.checkIn", "ClosedToArrival")]
      : []),
    ...bookingIssues(arriving, daysAhead),
  ]
}

const departureIssues = (
  restrictions: Restrictions,
  { departure }: AskedStay,
): ReadonlyArray<Restricted> =>
  on(restrictions, departure).some(({ closedToDeparture }) => closedToDeparture)
    ? [restricted("dates.checkOut", "ClosedToDeparture")]
    : []

/** The least nights of a stay that arrives on a day: what the arrival asks, or its first night. */
export const leastNightsFrom = (restrictions: Restrictions, arrival: Day): number => {
  const arriving = on(restrictions, arrival)
  return Math.max(1, ...figures(arriving, "minNights"), ...figures(arriving, "minNightsThrough"))
}

const lengthIssues = (
  restrictions: Restrictions,
  { arrival, nights }: AskedStay,
): ReadonlyArray<Restricted> => {
  const arriving = on(restrictions, arrival)
  const least = Math.max(...figures(arriving, "minNights"))
  const most = Math.min(...figures(arriving, "maxNights"))
  const through = Math.max(
    ...nights.flatMap((night) => figures(on(restrictions, night), "minNightsThrough")),
  )
  const { length } = nights
  return [
    ...(length < least && least >= through ? [restricted("dates", "BelowMinNights", least)] : []),
    ...(length < through && through > least
      ? [restricted("dates", "BelowMinNightsThrough", through)]
      : []),
    ...(length > most ? [restricted("dates", "AboveMaxNights", most)] : []),
  ]
}

/**
 * Every restriction that a stay breaks; nothing when it can be sold. What a guest has booked already
 * stays good: an arrival, a departure and nights that are kept are not asked after again, and dates
 * that stay the same break nothing.
 */
export const restrictionIssues = (
  restrictions: Restrictions,
  asked: AskedStay,
): ReadonlyArray<Restricted> => {
  const { arrival, departure, booked } = asked
  const isSameArrival = arrival.date === booked?.checkIn
  const isSameDeparture = departure.date === booked?.checkOut
  if (isSameArrival && isSameDeparture) return []
  return [
    ...nightIssues(restrictions, asked),
    ...(isSameArrival ? [] : arrivalIssues(restrictions, arrival, asked.daysAhead)),
    ...(isSameDeparture ? [] : departureIssues(restrictions, asked)),
    ...lengthIssues(restrictions, asked),
  ]
}
