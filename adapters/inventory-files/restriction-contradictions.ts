import { MOST_A_NIGHT } from "#core/property/rate.ts"
import type { Restriction } from "#core/property/restriction.ts"
import type { Season } from "#core/property/season.ts"
import type { DayRange } from "#core/stay/day-range.ts"

const days: ReadonlyArray<string> = ["from", "until", "weekdays"] satisfies ReadonlyArray<
  keyof DayRange
>

const asksNothing = (restriction: Restriction): boolean =>
  Object.entries(restriction).every(([field, asked]) => days.includes(field) || asked === false)

const isBackwards = ({ from, until }: DayRange): boolean =>
  from !== undefined && until !== undefined && from > until

const conditionContradictions = (restriction: Restriction, path: string) => {
  const { minNights = 0, minNightsThrough = 0, bookUntil = 0, bookFrom = bookUntil } = restriction
  const least = Math.max(minNights, minNightsThrough)
  const { maxNights = least } = restriction
  return [
    ...(isBackwards(restriction) ? [`${path}: ends before it begins`] : []),
    ...(maxNights < least ? [`${path}.maxNights: is below the least nights`] : []),
    ...(bookFrom < bookUntil ? [`${path}.bookFrom: is closer to the arrival than bookUntil`] : []),
  ]
}

const contradictions = (restriction: Restriction, path: string): ReadonlyArray<string> => [
  ...(asksNothing(restriction) ? [`${path}: restricts nothing`] : []),
  ...conditionContradictions(restriction, path),
]

/** What is wrong with seasons whose fields are right one by one; a sum is the rate of one room. */
export const seasonContradictions = (
  seasons: ReadonlyArray<Season> | undefined,
  path: string,
  of: "property" | "room",
): ReadonlyArray<string> =>
  seasons?.flatMap((season, place) => [
    ...conditionContradictions(season, `${path}.${place}`),
    ...(of === "property" && typeof season.rate === "number"
      ? [`${path}.${place}.rate: a rate in sen is of one room, put it there`]
      : []),
    ...(typeof season.rate === "number" && season.rate > MOST_A_NIGHT
      ? [`${path}.${place}.rate: is above ${MOST_A_NIGHT}`]
      : []),
  ]) ?? []

/** What is wrong with restrictions whose fields are right one by one. */
export const restrictionContradictions = (
  restrictions: ReadonlyArray<Restriction> | undefined,
  path: string,
): ReadonlyArray<string> =>
  restrictions?.flatMap((restriction, place) => contradictions(restriction, `${path}.${place}`)) ??
  []
