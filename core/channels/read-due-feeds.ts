import { Effect } from "effect"
import { millisecondsInMinute } from "date-fns/constants"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { ChannelNews } from "./channel-news.ts"
import { READ_EVERY_MS } from "./channel.terms.ts"
import type { Channels } from "./channels.port.ts"
import { readFeed, type FeedNeeds } from "./read-feed.ts"

/** A process that ended while it read leaves the calendars to others after this. */
const LEASE_MS = 10 * millisecondsInMinute

type Needs = FeedNeeds & {
  readonly channels: Channels
  /** Tells the property; heard at least once, also where this process ends in between. */
  readonly tell: (news: ChannelNews) => Effect.Effect<void, StoreUnreachable>
}

/** Reads calendars of other sites that are due, a few at a time; how many it read. */
export const readDueFeeds = (needs: Needs): Effect.Effect<number, StoreUnreachable> =>
  Effect.gen(function* () {
    const { channels, clock, tell } = needs
    const began = clock.now()
    const feeds = yield* channels.due(began, began + LEASE_MS)
    for (const feed of feeds) {
      const { memory, news } = yield* readFeed(needs, feed)
      if (news !== null) yield* tell(news)
      yield* channels.remember(feed.id, memory, clock.now() + READ_EVERY_MS)
    }
    return feeds.length
  })
