import type { RoomKindId } from "../property/room-kind.ts"
import type { Sen } from "../money/sen.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { RoomTypeId } from "../property/room-type.ts"

/** So many rooms of one kind for each of these nights. */
export type RoomNights = {
  readonly kind: RoomKindId
  readonly count: number
  readonly dates: ReadonlyArray<CalendarDate>
}

/** What differs from the ordinary for one room type and night: a rate of its own, rooms taken. */
export type NightException = {
  readonly roomType: RoomTypeId
  readonly date: CalendarDate
  /** The operator's rate of this night; null keeps the base or weekend rate. */
  readonly rate: Sen | null
  /** Rooms sold or held; never above the units that exist. */
  readonly taken: number
}
