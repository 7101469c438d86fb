import { Schema } from "effect"
import { singleLine } from "../kernel/typed-text.ts"
import { RoomKindId } from "../property/room-kind.ts"
import { CalendarDate } from "../stay/calendar-date.ts"

/** No kind has more rooms, so that no block asks for more. */
const MOST_ROOMS = 10_000

/** Who says that rooms are not for sale: another site, the owner, a renovation. */
export const BlockSource = singleLine(60).check(Schema.isMinLength(1))

/** Rooms of a kind that a source keeps from being sold in one night; they count as taken. */
export const Block = Schema.Struct({
  kind: RoomKindId,
  date: CalendarDate,
  count: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MOST_ROOMS })),
  source: BlockSource,
  /** What the source knows it by, such as the id of an event in a calendar; empty for nothing. */
  reference: singleLine(255),
  note: singleLine(500),
})
export interface Block extends Schema.Schema.Type<typeof Block> {}

/** The source of rooms that a file says are taken in a night, without saying by whom. */
export const FILE_SOURCE = "file"
