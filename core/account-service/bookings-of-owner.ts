import { Effect } from "effect"
import type { BookingStore } from "../booking/booking-store.port.ts"
import { toldOfUnreadable } from "../booking/booking-store.errors.ts"
import { StoreUnreachable } from "../kernel/store.errors.ts"
import { wholeBookingOf } from "../front-desk/whole-booking-of.ts"
import type { Clock } from "../kernel/environment.port.ts"
import type { AccountServiceNeeds } from "./account-service.needs.ts"

/**
 * The bookings of an account as their owner may take them away, identity numbers masked: all of
 * them, or none where one cannot be read.
 */
export const bookingsOfOwner =
  ({ ofOwner }: Pick<BookingStore, "ofOwner">, { now }: Clock): AccountServiceNeeds["bookingsOf"] =>
  (account) =>
    ofOwner(account).pipe(
      Effect.map((records) => records.map((record) => wholeBookingOf(record, now()))),
      Effect.catchTag("BookingUnreadable", (failure) =>
        Effect.andThen(toldOfUnreadable(failure), Effect.fail(new StoreUnreachable())),
      ),
    )
