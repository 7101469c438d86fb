import { aboutClash, type ChannelNews, type Recovery } from "./channel-news.ts"
import type { FollowedFeed } from "./channels.port.ts"
import type { FeedMemory, FeedTrouble } from "./feed-memory.ts"

const TROUBLE = "trouble"
const EMPTY = "empty"

/** What is new to the property, null where nothing is, and all that has been reported to it so far. */
export type Told = { readonly news: ChannelNews | null; readonly told: FeedMemory["told"] }

const newsOf = (
  { memory, property, roomType, source }: FollowedFeed,
  found: Pick<ChannelNews, "clashes" | "trouble" | "event" | "isEmptied" | "over">,
): ChannelNews | null => {
  const { clashes, trouble, isEmptied, over } = found
  const isNew = clashes.length > 0 || trouble !== null || isEmptied || over.length > 0
  return isNew ? { property, roomType, source, goodAt: memory.goodAt, ...found } : null
}

const wasTold = ({ memory }: FollowedFeed) => {
  const abouts = new Set(memory.told.map(({ about }) => about))
  return (about: string): boolean => abouts.has(about)
}

/** Why a calendar could not be read, and for which of its events where it is one. */
export type FeedFailure = {
  readonly trouble: FeedTrouble
  readonly event?: NonNullable<ChannelNews["event"]>
}

/** A calendar that could not be read: it is reported once it has lasted, and no other problem counts as over. */
export const afterFailure = (
  feed: FollowedFeed,
  { trouble, ...event }: FeedFailure,
  { now, isSilent }: { readonly now: number; readonly isSilent: boolean },
): Told => {
  const { told } = feed.memory
  const isNew = isSilent && !wasTold(feed)(TROUBLE)
  const failure = isNew ? { trouble, ...event } : { trouble: null }
  const found = { clashes: [], ...failure, isEmptied: false, over: [] }
  return {
    news: newsOf(feed, found),
    told: isNew ? [...told, { about: TROUBLE, at: now }] : told,
  }
}

/** What a calendar that was read says. */
export type Found = Pick<ChannelNews, "clashes" | "isEmptied"> & {
  /** It has no event at all. */
  readonly isEmpty: boolean
}

const overIn = (feed: FollowedFeed, { isEmptied, isEmpty }: Found): ReadonlyArray<Recovery> => {
  const isTold = wasTold(feed)
  return [
    ...(isTold(TROUBLE) ? (["readAgain"] as const) : []),
    ...(isTold(EMPTY) && !isEmptied ? ([isEmpty ? "believedEmpty" : "filledAgain"] as const) : []),
  ]
}

/** Leaves out what was reported already, and forgets what is over: it is reported again if it comes back. */
export const afterReading = (feed: FollowedFeed, found: Found, now: number): Told => {
  const isTold = wasTold(feed)
  const before = new Map(feed.memory.told.map(({ about, at }) => [about, at]))
  const abouts = [...found.clashes.map(aboutClash), ...(found.isEmptied ? [EMPTY] : [])]
  return {
    news: newsOf(feed, {
      clashes: found.clashes.filter((clash) => !isTold(aboutClash(clash))),
      trouble: null,
      isEmptied: found.isEmptied && !isTold(EMPTY),
      over: overIn(feed, found),
    }),
    told: abouts.map((about) => ({ about, at: before.get(about) ?? now })),
  }
}
