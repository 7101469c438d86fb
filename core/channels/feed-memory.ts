import { Effect, Schema } from "effect"
import { CalendarDate } from "../stay/calendar-date.ts"
import { BusyEvent } from "./busy-event.ts"
import { EventMeant, FeedUnreachable, FeedUnreadable } from "./channel.errors.ts"

/** Why a calendar could not be read. */
export const FeedTrouble = Schema.Union([
  FeedUnreachable.fields.reason,
  FeedUnreadable.fields.reason,
])
export type FeedTrouble = typeof FeedTrouble.Type

const Instant = Schema.NullOr(Schema.Finite)

/** What is remembered of a calendar of another site from reading to reading; times in milliseconds. */
export const FeedMemory = Schema.Struct({
  events: Schema.Array(
    Schema.Struct({ ...BusyEvent.fields, missed: Schema.Int, missedSince: Instant }),
  ),
  echoes: Schema.Array(Schema.Struct({ date: CalendarDate, freedAt: Instant })),
  etag: Schema.NullOr(Schema.String),
  modified: Schema.NullOr(Schema.String),
  /** When it was read well the last time. */
  goodAt: Instant,
  trouble: Schema.NullOr(FeedTrouble),
  /** The event for which it could not be read, where it is one; absent in older memories. */
  event: Schema.NullOr(EventMeant).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** What was reported already, and when. */
  told: Schema.Array(Schema.Struct({ about: Schema.String, at: Schema.Finite })),
})
export interface FeedMemory extends Schema.Schema.Type<typeof FeedMemory> {}

/** Nothing is remembered of a calendar that was never read. */
export const nothingRemembered: FeedMemory = {
  events: [],
  echoes: [],
  etag: null,
  modified: null,
  goodAt: null,
  trouble: null,
  event: null,
  told: [],
}
