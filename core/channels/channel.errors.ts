import { Schema } from "effect"
import { singleLine } from "../kernel/typed-text.ts"

/** Which event of a calendar is meant, by its days and its rule of coming again; nothing of a guest. */
export const EventMeant = singleLine(200)

/** What another site sent is no calendar, or has an event whose nights cannot be worked out. */
export class FeedUnreadable extends Schema.TaggedError<FeedUnreadable>()("FeedUnreadable", {
  reason: Schema.Literals(["NotACalendar", "EventUnreadable", "TooManyEvents"]),
  /** The event that is to blame, where it is one. */
  event: Schema.optionalKey(EventMeant),
}) {}

/** A calendar of another site could not be fetched, or may not be. */
export class FeedUnreachable extends Schema.TaggedError<FeedUnreachable>()("FeedUnreachable", {
  reason: Schema.Literals(["NoAnswer", "Refused", "TooLarge", "NotAllowed"]),
}) {}
