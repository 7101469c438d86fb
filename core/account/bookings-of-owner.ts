import { Effect } from "effect"
import type { DeskStore } from "../booking/desk-store.port.ts"
import { wholeBookingOf } from "../booking/whole-booking-of.ts"
import type { Clock } from "../kernel/world.port.ts"
import type { AccountDesk } from "./account-desk.ts"

/** The bookings of an account as their owner may take them away, identity numbers masked. */
export const bookingsOfOwner =
  ({ ofOwner }: Pick<DeskStore, "ofOwner">, { now }: Clock): AccountDesk["bookingsOf"] =>
  (account) =>
    Effect.map(ofOwner(account), (records) =>
      records.map((record) => wholeBookingOf(record, now())),
    )
