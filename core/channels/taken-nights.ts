import type { Block } from "../inventory/block.ts"
import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { timesFree, usesOf } from "../property/room-uses.ts"
import type { RoomType } from "../property/room-type.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays } from "../stay/calendar.ts"
import { NIGHTS_AHEAD } from "./channel.terms.ts"

type Question = {
  readonly snapshot: Pick<CatalogueSnapshot, "freeOfKind">
  readonly room: RoomType
  /** What is not sent: nights that the reading site blocked itself would come back to it as ours. */
  readonly leftOut: ReadonlyArray<Block>
  readonly today: CalendarDate
}

/** The nights from today on in which no room of a room type is left, in order. */
export const takenNights = ({
  snapshot,
  room,
  leftOut,
  today,
}: Question): ReadonlyArray<CalendarDate> => {
  const blocked = (kind: string, night: CalendarDate): number =>
    leftOut
      .filter((block) => block.kind === kind && block.date === night)
      .reduce((sum, { count }) => sum + count, 0)
  const nights = Array.from({ length: NIGHTS_AHEAD }, (_, days) => addDays(today, days))
  return nights.filter(
    (night) =>
      timesFree(usesOf(room), (kind) => snapshot.freeOfKind(kind, night) + blocked(kind, night)) ===
      0,
  )
}
