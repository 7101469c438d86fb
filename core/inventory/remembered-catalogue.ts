import { Effect } from "effect"
import type { Clock } from "../kernel/environment.port.ts"
import { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Property } from "../property/property.ts"
import type { Catalogue, CatalogueSnapshot } from "./catalogue.port.ts"

/** How long an answer may take before the one from memory is given, where there is one. */
export const PATIENCE_MS = 2000

/** How long after a failure nobody asks again: answers from memory come at once meanwhile. */
export const PAUSE_MS = 2000

const fromMemory = (snapshot: CatalogueSnapshot): CatalogueSnapshot => ({
  ...snapshot,
  isRemembered: true,
})

/** A catalogue that remembers what it showed. */
export type RememberedCatalogue = Catalogue & {
  /** True once it has shown anything: from then on every answer is quick. */
  readonly isLoaded: () => boolean
}

/**
 * Serves the last known snapshots, marked as remembered, while the catalogue does not answer; a
 * snapshot that was never requested fails. For browsing only: sales use the catalogue itself.
 */
export const rememberedCatalogue = (catalogue: Catalogue, clock: Clock): RememberedCatalogue => {
  let last: CatalogueSnapshot | undefined
  let booked: ReadonlyArray<Property["slug"]> = []
  let askedAgainAt = 0

  const inTime = <A>(asked: Effect.Effect<A, StoreUnreachable>) =>
    Effect.timeoutOrElse(asked, {
      duration: PATIENCE_MS,
      orElse: () => Effect.fail(new StoreUnreachable()),
    })

  /** Of all who come after a failure one asks, and the others have what is remembered. */
  const askedOr = <A>(
    asked: () => Effect.Effect<A, StoreUnreachable>,
    remembered: (snapshot: CatalogueSnapshot) => A,
  ): Effect.Effect<A, StoreUnreachable> =>
    Effect.suspend(() => {
      const memory = last
      if (memory === undefined) return asked()
      const now = clock.now()
      // A clock that was set back has no say in how long nobody asks.
      if (now < askedAgainAt && askedAgainAt - now <= PAUSE_MS)
        return Effect.succeed(remembered(memory))
      if (askedAgainAt > 0) askedAgainAt = now + PAUSE_MS
      return inTime(asked()).pipe(
        Effect.tap(() => Effect.sync(() => void (askedAgainAt = 0))),
        Effect.catch(() => {
          askedAgainAt = clock.now() + PAUSE_MS
          return Effect.succeed(remembered(memory))
        }),
      )
    })

  return {
    isLoaded: () => last !== undefined,
    snapshot: () =>
      askedOr(
        () =>
          Effect.tap(catalogue.snapshot(), (snapshot) => Effect.sync(() => void (last = snapshot))),
        fromMemory,
      ),
    mostBooked: (since, limit) =>
      askedOr(
        () =>
          Effect.tap(catalogue.mostBooked(since, limit), (slugs) =>
            Effect.sync(() => void (booked = slugs)),
          ),
        () => booked,
      ),
  }
}
