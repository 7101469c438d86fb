import { seasonRate, seasonsOf } from "#core/inventory/season-rates.ts"
import type { Property } from "#core/property/property.ts"
import type { RoomType } from "#core/property/room-type.ts"
import type { Season } from "#core/property/season.ts"
import { Weekday } from "#core/stay/weekday.ts"
import { dayNumberOf, weekdayOfNumber } from "./day-numbers.ts"

/** A season of a room type in numbers, worked out when its property is put. */
export type RoomSeason = {
  readonly from: number
  readonly until: number
  /** The weekdays as bits, Sunday the first. */
  readonly weekdays: number
  readonly base: number
  readonly weekend: number
}

const bitsOf = (weekdays: Season["weekdays"]): number =>
  Weekday.literals.reduce(
    (bits, weekday, place) =>
      weekdays === undefined || weekdays.includes(weekday) ? bits | (1 << place) : bits,
    0,
  )

/** The seasons of a room type, the last one first, since it counts before the others. */
export const roomSeasonsOf = (property: Property, room: RoomType): ReadonlyArray<RoomSeason> =>
  seasonsOf(property, room)
    .map((season) => ({
      from: dayNumberOf(season.from),
      until: dayNumberOf(season.until),
      weekdays: bitsOf(season.weekdays),
      base: seasonRate(season, room.baseRate),
      weekend: seasonRate(season, room.weekendRate),
    }))
    .toReversed()

/** The season of a night; none where the rate is as usual. */
export const seasonAt = (
  seasons: ReadonlyArray<RoomSeason>,
  day: number,
): RoomSeason | undefined => {
  for (const season of seasons)
    if (day >= season.from && day <= season.until)
      if ((season.weekdays & (1 << weekdayOfNumber(day))) !== 0) return season
  return undefined
}
