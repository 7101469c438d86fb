import type { Properties } from "#core/search/properties.port.ts"
import { Effect } from "effect"

/** Wraps `Properties` and reports failures, so that pages showing them are not cached. */
export const watchedProperties = (properties: Properties, failed: () => void): Properties => {
  const watched = <A, E>(answer: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.onError(answer, () => Effect.sync(failed))
  return {
    home: () => watched(properties.home()),
    suggest: (text) => watched(properties.suggest(text)),
    search: (search) => watched(properties.search(search)),
    open: (slug, asked) => watched(properties.open(slug, asked)),
    listed: (slugs, asked) => watched(properties.listed(slugs, asked)),
    calendar: (slug, from, until) => watched(properties.calendar(slug, from, until)),
    placeNights: (where, from, until) => watched(properties.placeNights(where, from, until)),
  }
}
