import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { Issue } from "../kernel/issue.ts"
import type { Sen } from "../money/sen.ts"
import { cardConfirmationWith } from "../payment/card-confirmation.actors.ts"
import type { CardPayments } from "../payment/card-payments.port.ts"
import type { ChangeStep } from "./change-step.ts"
import type { ManageEvent } from "./manage-booking.events.ts"
import { manageBookingMachine } from "./manage-booking.machine.ts"
import type { ManagedBookings } from "./managed-bookings.port.ts"
import type { Obstacle } from "./managing.errors.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"

type Failure =
  | {
      readonly _tag:
        | "BookingNotFound"
        | "BookingsUnreachable"
        | "KeyReused"
        | "PaymentUnavailable"
        | "PriceChanged"
        | "PropertyNotFound"
        | "SoldOut"
    }
  | { readonly _tag: "NotManageable"; readonly obstacle: Obstacle }
  | { readonly _tag: "RefundChanged"; readonly refund: Sen }
  | { readonly _tag: "StayRefused"; readonly issues: ReadonlyArray<Issue> }

const told = (failure: Failure): ManageEvent => {
  switch (failure._tag) {
    case "NotManageable":
      return { type: "step.obstructed", obstacle: failure.obstacle }
    case "RefundChanged":
      return { type: "refund.changed", refund: failure.refund }
    case "StayRefused":
      return { type: "change.refused", issues: failure.issues }
    case "PriceChanged":
      return { type: "change.repriced" }
    case "PropertyNotFound":
    case "SoldOut":
      return { type: "change.soldOut" }
    case "BookingNotFound":
      return { type: "booking.missing" }
    case "BookingsUnreachable":
    case "KeyReused":
    case "PaymentUnavailable":
      return { type: "booking.unreachable" }
    default:
      return failure satisfies never
  }
}

const about =
  <Type extends "booking.opened" | "booking.cancelled" | "change.settled">(type: Type) =>
  (booking: WholeBooking): ManageEvent => ({ type, booking })

const stepped = (step: ChangeStep): ManageEvent => {
  switch (step.kind) {
    case "changed":
      return { type: "change.made", booking: step.booking }
    case "card": {
      const { booking, amount, clientSecret, publishableKey, sandbox } = step
      const order = { clientSecret, publishableKey, sandbox }
      return { type: "card.asked", booking, amount, order }
    }
    default:
      return step satisfies never
  }
}

type ManageNeeds = {
  readonly bookings: Omit<ManagedBookings, "mine" | "mailLink">
  readonly cards: CardPayments
}

/** The machine of one's own booking with its actors played by the given ports. */
export const manageBookingWith = ({ bookings, cards }: ManageNeeds) =>
  manageBookingMachine.provide({
    actors: {
      open: answering((opens) =>
        ("id" in opens ? bookings.openOwn(opens.id) : bookings.openByLink(opens.link)).pipe(
          Effect.match({ onSuccess: about("booking.opened"), onFailure: told }),
        ),
      ),
      cancel: answering(({ claim, refund, key }) =>
        bookings
          .cancel(claim, refund, key)
          .pipe(Effect.match({ onSuccess: about("booking.cancelled"), onFailure: told })),
      ),
      price: answering(({ claim, change }) =>
        bookings.quoteChange(claim, change).pipe(
          Effect.match({
            onSuccess: (quote): ManageEvent => ({ type: "change.priced", quote }),
            onFailure: told,
          }),
        ),
      ),
      change: answering(({ claim, change, total, key }) =>
        bookings
          .change(claim, change, total, key)
          .pipe(Effect.match({ onSuccess: stepped, onFailure: told })),
      ),
      cardConfirmation: cardConfirmationWith(cards),
      settle: answering(({ claim, key }) =>
        bookings
          .settleChange(claim, key)
          .pipe(Effect.match({ onSuccess: about("change.settled"), onFailure: told })),
      ),
      leave: answering(({ claim, key }) =>
        bookings
          .leaveChange(claim, key)
          .pipe(Effect.match({ onSuccess: about("change.settled"), onFailure: told })),
      ),
    },
  })
