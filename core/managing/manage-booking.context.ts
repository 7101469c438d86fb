import type { Issue } from "../kernel/issue.ts"
import type { Sen } from "../money/sen.ts"
import type { CardOrder, GivenCard } from "../payment/card-payments.port.ts"
import type { DeclineReason } from "../payment/payment.ts"
import type { LinkToken } from "../booking/booking-link.ts"
import type { BookingId } from "../booking/booking-view.ts"
import type { Claim } from "./managed-bookings.port.ts"
import type { Obstacle } from "./managing.errors.ts"
import type { ChangeQuote, StayChange } from "./stay-change.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"
import { present } from "../kernel/present.ts"

/** A visit and what opens the booking: its id for who is signed in, or a mailed link. */
export type ManageInput = {
  /** Random; the keys of all unsafe calls of this visit begin with it. */
  readonly visit: string
  readonly opens: { readonly id: BookingId } | { readonly link: LinkToken }
}

export type ManageContext = ManageInput & {
  /** Counts what was pressed, so that each press has a key of its own. */
  readonly requests: number
  readonly booking: WholeBooking | null
  readonly refund: Sen | null
  readonly obstacle: Obstacle | null
  readonly change: StayChange | null
  readonly quote: ChangeQuote | null
  readonly issues: ReadonlyArray<Issue>
  readonly order: CardOrder | null
  readonly amount: Sen | null
  readonly card: GivenCard | null
  readonly decline: DeclineReason | null
  readonly polls: number
}

export const manageContextOf = (input: ManageInput): ManageContext => ({
  ...input,
  requests: 0,
  booking: null,
  refund: null,
  obstacle: null,
  change: null,
  quote: null,
  issues: [],
  order: null,
  amount: null,
  card: null,
  decline: null,
  polls: 0,
})

/** One key per press: repeating the call repeats the key. */
export const manageKey = ({ visit, requests }: ManageContext, step: string): string =>
  `${visit}.${requests}.${step}`

/** What the guest shows to act on the booking. */
export const claimOf = ({ opens, booking }: ManageContext): Claim =>
  "id" in opens ? { id: opens.id, link: null } : { id: present(booking).id, link: opens.link }
