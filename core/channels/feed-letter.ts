import { Schema } from "effect"
import type { OrderAbout } from "../workload/job.ts"
import { ChannelNews } from "./channel-news.ts"
import type { FollowedFeed } from "./channels.port.ts"

const NOW = 0

const News = Schema.fromJsonString(ChannelNews)
const encode = Schema.encodeSync(News)
const decode = Schema.decodeUnknownSync(News)

/** A letter to the property about what a reading of a calendar found, in milliseconds since 1970. */
export const feedMailJob = (
  { id }: Pick<FollowedFeed, "id">,
  news: ChannelNews,
  readAt: number,
): OrderAbout<"feed"> => ({
  kind: "mail",
  about: "feed",
  key: `${id}/feed/${readAt}`,
  feed: id,
  news: encode(news),
  notBefore: NOW,
})

/** What the letter of an order says. */
export const newsIn = ({ news }: Pick<OrderAbout<"feed">, "news">): ChannelNews => decode(news)
