import { Effect } from "effect"
import { millisecondsInMinute } from "date-fns/constants"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Channels } from "./channels.port.ts"
import { refreshFeed, type RefreshNeeds } from "./refresh-feed.ts"

/** A process that ended while it read leaves the calendars to others after this. */
const LEASE_MS = 10 * millisecondsInMinute

type Needs = RefreshNeeds & { readonly channels: Pick<Channels, "due" | "remember"> }

/** Reads calendars of other sites that are due, a few at a time; how many it read. */
export const readDueFeeds = (needs: Needs): Effect.Effect<number, StoreUnreachable> =>
  Effect.gen(function* () {
    const began = needs.clock.now()
    const feeds = yield* needs.channels.due(began, began + LEASE_MS)
    for (const feed of feeds) yield* refreshFeed(needs, feed)
    return feeds.length
  })
