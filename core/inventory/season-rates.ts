import { changedBy } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { Property } from "../property/property.ts"
import type { RoomType } from "../property/room-type.ts"
import { percentOfChange, type Season } from "../property/season.ts"
import { isInDayRange } from "../stay/day-range.ts"
import type { Day } from "../stay/weekday.ts"

/** The seasons that count for a room type: those of the property, then its own. */
export const seasonsOf = (
  property: Pick<Property, "seasons">,
  room: Pick<RoomType, "seasons">,
): ReadonlyArray<Season> => [...(property.seasons ?? []), ...(room.seasons ?? [])]

/** What a night costs in a season that usually costs so much; half a sen and more is rounded up. */
export const seasonRate = ({ rate }: Pick<Season, "rate">, usual: Sen): Sen =>
  typeof rate === "string" ? changedBy(usual, percentOfChange(rate)) : rate

/** What a night costs by the last season that includes it; as usual outside of all. */
export const rateInSeason = (seasons: ReadonlyArray<Season>, night: Day, usual: Sen): Sen => {
  const season = seasons.findLast((one) => isInDayRange(one, night))
  return season === undefined ? usual : seasonRate(season, usual)
}
