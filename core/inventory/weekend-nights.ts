import { placeBySlug } from "../place/gazetteer.ts"
import type { Place } from "../place/place.ts"
import type { Property } from "../property/property.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { weekdayOf } from "../stay/calendar.ts"

const [THURSDAY, FRIDAY, SATURDAY] = [4, 5, 6]

/** The weekdays whose nights cost the weekend rate: the nights before the two days off. */
export const weekendNightsOf: Readonly<Record<Place["weekend"], ReadonlyArray<number>>> = {
  "fri-sat": [THURSDAY, FRIDAY],
  "sat-sun": [FRIDAY, SATURDAY],
}

/** The weekend of the state where a property is. */
export const weekendAt = ({
  destination,
  region,
}: Pick<Property, "destination" | "region">): Place["weekend"] =>
  (placeBySlug(destination) ?? placeBySlug(region))?.weekend ?? "sat-sun"

/** True when the night that begins on this date is sold at the weekend rate. */
export const isWeekendNight = (weekend: Place["weekend"], date: CalendarDate): boolean =>
  weekendNightsOf[weekend].includes(weekdayOf(date))
