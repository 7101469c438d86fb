import { Effect } from "effect"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays } from "../stay/calendar.ts"
import type { BusyEvent } from "./busy-event.ts"
import type { CalendarFormat } from "./calendar-format.port.ts"
import { NIGHTS_AHEAD } from "./channel.terms.ts"
import type { FollowedFeed } from "./channels.port.ts"
import type { FeedFetcher, FeedMarks } from "./feed-fetcher.port.ts"
import type { FeedFailure } from "./unreported-news.ts"

type ContentNeeds = {
  readonly fetcher: FeedFetcher
  readonly format: Pick<CalendarFormat, "read">
}

/** What a calendar says now, or why it cannot be read. */
export type Content =
  | { readonly events: ReadonlyArray<BusyEvent>; readonly marks: FeedMarks }
  | FeedFailure

/** Fetches and reads a calendar; one that has not changed says what it said last. */
export const contentOf = (
  { fetcher, format }: ContentNeeds,
  { address, memory }: FollowedFeed,
  today: CalendarDate,
): Effect.Effect<Content> =>
  Effect.gen(function* () {
    const { text, marks } = yield* fetcher.fetch(address, memory)
    if (text === null) return { marks, events: memory.events.filter(({ missed }) => missed === 0) }
    const window = { from: today, until: addDays(today, NIGHTS_AHEAD) }
    return { marks, events: yield* format.read(text, window) }
  }).pipe(
    Effect.catch((failure) =>
      Effect.succeed({
        trouble: failure.reason,
        ...("event" in failure && { event: failure.event }),
      }),
    ),
  )
