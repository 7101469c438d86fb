import { Schema } from "effect"

/** What another site sent is no calendar, or has an event whose nights cannot be worked out. */
export class FeedUnreadable extends Schema.TaggedError<FeedUnreadable>()("FeedUnreadable", {
  reason: Schema.Literals(["NotACalendar", "EventUnreadable", "TooManyEvents"]),
}) {}

/** A calendar of another site could not be fetched, or may not be. */
export class FeedUnreachable extends Schema.TaggedError<FeedUnreachable>()("FeedUnreachable", {
  reason: Schema.Literals(["NoAnswer", "Refused", "TooLarge", "NotAllowed"]),
}) {}
