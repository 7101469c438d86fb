import type { Effect } from "effect"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { BusyEvent } from "./busy-event.ts"
import type { FeedUnreadable } from "./channel.errors.ts"
import type { TakenRange } from "./taken-ranges.ts"

/** A calendar as other sites read it: nights that are not free, and nothing of who sleeps there. */
export type PublishedCalendar = {
  readonly name: string
  /** Part of each event's id: the same for the same nights of the same room type. */
  readonly room: string
  readonly ranges: ReadonlyArray<TakenRange>
  /** In milliseconds since 1970. */
  readonly writtenAt: number
}

/**
 * Calendars as text. What was written is read again with the same nights; our own events, sent back
 * by another site under their ids, are not among what is read.
 * Kept by tests/contracts/calendar-format.test.ts.
 */
export interface CalendarFormat {
  readonly write: (calendar: PublishedCalendar) => string
  /**
   * Events that end after the first day and begin before the last. An event without readable nights
   * makes the whole calendar unreadable: leaving it out would open its nights.
   */
  readonly read: (
    text: string,
    window: { readonly from: CalendarDate; readonly until: CalendarDate },
  ) => Effect.Effect<ReadonlyArray<BusyEvent>, FeedUnreadable>
}
