import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { ChannelNews } from "./channel-news.ts"
import { READ_EVERY_MS } from "./channel.terms.ts"
import type { Channels, FollowedFeed } from "./channels.port.ts"
import { feedMailJob } from "./feed-letter.ts"
import { readFeed, type FeedNeeds, type FeedRead } from "./read-feed.ts"

/** What it takes to read a calendar and keep what was read. */
export type RefreshNeeds = FeedNeeds & {
  readonly channels: Pick<Channels, "remember">
  /** Reports to the operators of the site, at least once, also where this process ends in between. */
  readonly tell: (news: ChannelNews) => Effect.Effect<void, StoreUnreachable>
}

/** Reads a calendar of another site and keeps what was read, with a letter to the property of its news. */
export const refreshFeed = (
  needs: RefreshNeeds,
  feed: FollowedFeed,
): Effect.Effect<FeedRead, StoreUnreachable> =>
  Effect.gen(function* () {
    const { channels, clock, tell } = needs
    const read = yield* readFeed(needs, feed)
    const { before, memory, news } = read
    if (news !== null) yield* tell(news)
    const now = clock.now()
    yield* channels.remember(feed.id, {
      before,
      memory,
      readAgainAt: now + READ_EVERY_MS,
      letter: news && feedMailJob(feed, news, now),
    })
    return read
  })
