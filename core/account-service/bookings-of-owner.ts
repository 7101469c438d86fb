import { Effect } from "effect"
import type { BookingStore } from "../booking/booking-store.port.ts"
import { wholeBookingOf } from "../front-desk/whole-booking-of.ts"
import type { Clock } from "../kernel/environment.port.ts"
import type { AccountServiceNeeds } from "./account-service.needs.ts"

/** The bookings of an account as their owner may take them away, identity numbers masked. */
export const bookingsOfOwner =
  ({ ofOwner }: Pick<BookingStore, "ofOwner">, { now }: Clock): AccountServiceNeeds["bookingsOf"] =>
  (account) =>
    Effect.map(ofOwner(account), (records) =>
      records.map((record) => wholeBookingOf(record, now())),
    )
