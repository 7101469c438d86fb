import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { statusAt } from "../booking/hold-terms.ts"
import type { Visitor } from "../people/visitor.ts"
import { advanceStatusInPlace } from "./advance-status.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"

/** Each in a transaction of its own: as everywhere, one booking alone is locked at a time. */
const endIfOver = (needs: FrontDeskNeeds, id: BookingId) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(id)
      if (record === null || statusAt(record, needs.clock.now()) !== "expired") return false
      yield* advanceStatusInPlace({ needs, transaction }, record, {
        type: "HOLD_EXPIRED",
        holdOver: true,
      }).pipe(Effect.catchTag("StepRefused", Effect.die))
      return true
    }),
  )

/** Ends the holds of this guest whose time is up and which no job ended yet; true if there was one. */
export const endOwnHolds = (
  needs: FrontDeskNeeds,
  { session }: Visitor,
): Effect.Effect<boolean, BookingStoreFailure> =>
  needs.store
    .inTransaction((transaction) => transaction.openHoldsOf(session))
    .pipe(
      Effect.flatMap((open) => Effect.forEach(open, (id) => endIfOver(needs, id))),
      Effect.map((ended) => ended.includes(true)),
    )
