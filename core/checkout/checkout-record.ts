import { Schema } from "effect"
import { BookingId } from "../booking/booking-view.ts"
import { StayRequest } from "../booking/stay-request.ts"
import { Sen } from "../money/sen.ts"
import { GuestDetails } from "../people/guest-details.ts"

const { identityNumber: _neverKept, ...keptFields } = GuestDetails.fields

/** What was typed, without the number of an identity paper: that is typed again after a reload. */
const KeptDetails = Schema.Struct(keptFields)

/**
 * What a tab remembers of a checkout over a reload: the requested stay and what was typed, never how far it
 * got. How far it got is asked of the server, which always wins. No card is ever in
 * it, and no number of an identity paper: everything on this device can read what a tab keeps.
 */
export const CheckoutRecord = Schema.Struct({
  /** Random; the keys of all unsafe calls of this visit begin with it. */
  visit: Schema.String,
  /** Counts the requests of this visit, so that each has a key of its own. */
  requests: Schema.Int,
  stay: StayRequest,
  total: Sen,
  booking: Schema.NullOr(BookingId),
  details: KeptDetails,
})
export interface CheckoutRecord extends Schema.Schema.Type<typeof CheckoutRecord> {}

/** Where a tab keeps its checkout; reading something that cannot be read is remembering nothing. */
export interface CheckoutMemory {
  readonly recall: () => CheckoutRecord | null
  readonly keep: (record: CheckoutRecord) => void
  readonly forget: () => void
}
