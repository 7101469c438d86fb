import type { Effect } from "effect"
import type { FeedUnreachable } from "./channel.errors.ts"

/** By what another site knows whether its calendar has changed; most do not. */
export type FeedMarks = { readonly etag: string | null; readonly modified: string | null }

/** A calendar as it is now; null where it is the one with these marks. */
export type Fetched = { readonly text: string | null; readonly marks: FeedMarks }

/**
 * Fetches calendars of other sites, at addresses that operators typed: over https alone, from public
 * hosts alone, within bounds of size and time.
 */
export interface FeedFetcher {
  readonly fetch: (address: string, marks: FeedMarks) => Effect.Effect<Fetched, FeedUnreachable>
}
