import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Sen } from "../money/sen.ts"
import { AcceptedGuest } from "../people/accepted-guest.ts"
import { Party } from "../stay/party.ts"
import { StayDates } from "../stay/stay-dates.ts"
import { HistoryEntry, LedgerEntry } from "./ledger-entry.ts"
import { BookedRoom, BookingView } from "./booking-view.ts"
import { FailedChange } from "./pending-change.ts"

const { identity: _, ...openFields } = AcceptedGuest.fields

/** Who stays, as the owner may see it: everything but the identity number, which stays masked. */
export const OwnGuest = Schema.Struct({
  ...openFields,
  identity: Schema.Struct({
    kind: AcceptedGuest.fields.identity.fields.kind,
    masked: Schema.String,
  }),
})
export interface OwnGuest extends Schema.Schema.Type<typeof OwnGuest> {}

/** A change that waits for its money; until that is there, the stay is booked as it was. */
export const OpenChange = Schema.Struct({
  dates: StayDates,
  party: Party,
  rooms: Schema.Array(BookedRoom),
  /** The total of the stay once it has changed. */
  total: Sen,
  /** What is still to be paid for it. */
  amount: Sen,
  until: Instant,
})
export interface OpenChange extends Schema.Schema.Type<typeof OpenChange> {}

/** A booking as its owner sees it: who, what, at which price, every movement and every step. */
export const WholeBooking = Schema.Struct({
  ...BookingView.fields,
  guest: Schema.NullOr(OwnGuest),
  ledger: Schema.Array(LedgerEntry),
  history: Schema.Array(HistoryEntry),
  /** What the guest has paid or is promised to pay by card, less what goes back. */
  paid: Sen,
  /** From then on it can neither be cancelled nor changed here. */
  stayStartsAt: Instant,
  openChange: Schema.NullOr(OpenChange),
  failedChange: Schema.NullOr(FailedChange),
})
export interface WholeBooking extends Schema.Schema.Type<typeof WholeBooking> {}
