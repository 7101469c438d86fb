import type { Issue } from "../kernel/issue.ts"
import type { Sen } from "../money/sen.ts"
import type { CardOutcome } from "../payment/card-confirmation.events.ts"
import type { CardOrder, GivenCard } from "../payment/card-payments.port.ts"
import type { Obstacle } from "./managing.errors.ts"
import type { ChangeQuote, StayChange } from "./stay-change.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"

export type ManageEvent =
  | { readonly type: "guest.retried" }
  | { readonly type: "guest.consideredCancelling" }
  /** Cancels, for the refund shown beside the button. */
  | { readonly type: "guest.cancelled"; readonly refund: Sen }
  | { readonly type: "guest.consideredChange" }
  | { readonly type: "guest.requestedChange"; readonly change: StayChange }
  | { readonly type: "guest.accepted" }
  | { readonly type: "guest.gaveCard"; readonly card: GivenCard }
  | { readonly type: "guest.leftIt" }
  | { readonly type: "booking.opened"; readonly booking: WholeBooking }
  | { readonly type: "booking.missing" }
  | { readonly type: "booking.unreachable" }
  | { readonly type: "booking.cancelled"; readonly booking: WholeBooking }
  | { readonly type: "refund.changed"; readonly refund: Sen }
  | { readonly type: "step.obstructed"; readonly obstacle: Obstacle }
  | { readonly type: "change.priced"; readonly quote: ChangeQuote }
  | { readonly type: "change.refused"; readonly issues: ReadonlyArray<Issue> }
  | { readonly type: "change.soldOut" }
  | { readonly type: "change.repriced" }
  | { readonly type: "change.made"; readonly booking: WholeBooking }
  | {
      readonly type: "card.asked"
      readonly booking: WholeBooking
      readonly order: CardOrder
      readonly amount: Sen
    }
  | CardOutcome
  | { readonly type: "change.settled"; readonly booking: WholeBooking }
