import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { RememberedCatalogue } from "#core/inventory/remembered-catalogue.ts"
import { Effect } from "effect"

/**
 * Fails with `BookingsUnreachable` until what is on sale has been read; whoever asks before has it
 * read, and does not wait for it.
 */
export const onceLoaded = ({
  isLoaded,
  snapshot,
}: Pick<RememberedCatalogue, "isLoaded" | "snapshot">): Effect.Effect<void, BookingsUnreachable> =>
  Effect.suspend(() => {
    if (isLoaded()) return Effect.void
    void Effect.runPromiseExit(snapshot())
    return Effect.fail(new BookingsUnreachable())
  })
