import { millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import type { BookingView } from "../booking/booking-view.ts"
import type { Bookings } from "../booking/bookings.port.ts"
import { answering } from "../kernel/actors.ts"
import { cardConfirmationWith } from "../payment/card-confirmation.actors.ts"
import type { CardPayments } from "../payment/card-payments.port.ts"
import { checkoutStage } from "./checkout.stages.ts"
import { checkForm, type FormNeeds } from "./check-form.ts"
import type { CheckoutEvent, CodeFailure, PressedForm, PressFailure } from "./checkout.events.ts"
import { checkoutMachine } from "./checkout.machine.ts"

export type CheckoutNeeds = FormNeeds & {
  readonly bookings: Bookings
  readonly cards: CardPayments
}

const LONGEST_TIMER_MS = 2 ** 31 - 1

const found = (booking: BookingView): CheckoutEvent => ({ type: "booking.found", booking })

const refused = (failure: PressFailure): CheckoutEvent => ({ type: "press.refused", failure })

const notProved = (failure: CodeFailure): CheckoutEvent => ({ type: "code.refused", failure })

const unknownOrUnreachable = (failure: { readonly _tag: string }): CheckoutEvent =>
  failure._tag === "BookingNotFound" ? { type: "booking.unknown" } : { type: "booking.unreachable" }

/** Rooms that cannot be given back were given back before, or end with their quarter of an hour. */
const released = (): CheckoutEvent => ({ type: "hold.released" })

type Actors = NonNullable<Parameters<typeof checkoutMachine.provide>[0]["actors"]>

/** What holds rooms, asks for them again and gives them back. */
const actorsOfHold = ({
  bookings,
}: CheckoutNeeds): Pick<
  Actors,
  "placeHold" | "extendHold" | "findBooking" | "settle" | "release"
> => ({
  placeHold: answering(({ stay, total, withoutHold, key }) =>
    bookings.hold({ stay, total, ...(withoutHold && { withoutHold }) }, key).pipe(
      Effect.match({
        onSuccess: (booking): CheckoutEvent => ({ type: "hold.placed", booking }),
        onFailure: (failure): CheckoutEvent => ({ type: "hold.refused", failure }),
      }),
    ),
  ),
  findBooking: answering(({ id }) =>
    bookings.find(id).pipe(Effect.match({ onSuccess: found, onFailure: unknownOrUnreachable })),
  ),
  settle: answering(({ id, key }) =>
    bookings
      .settle(id, key)
      .pipe(Effect.match({ onSuccess: found, onFailure: unknownOrUnreachable })),
  ),
  extendHold: answering(({ id, key }) =>
    bookings.extend(id, key).pipe(
      Effect.match({
        onSuccess: (booking): CheckoutEvent => ({ type: "hold.extended", booking }),
        onFailure: (failure): CheckoutEvent => ({ type: "extension.refused", failure }),
      }),
    ),
  ),
  release: answering(({ id, key }) =>
    bookings.leave(id, key).pipe(Effect.match({ onSuccess: released, onFailure: released })),
  ),
})

/** What takes the form to a payment. */
const actorsOfPayment = ({
  bookings,
  cards,
  clock,
  isCardComplete,
}: CheckoutNeeds): Pick<
  Actors,
  "checkForm" | "giveDetails" | "startPayment" | "cardConfirmation"
> => ({
  checkForm: answering((form: PressedForm) => checkForm({ clock, isCardComplete }, form)),
  giveDetails: answering(({ id, details, key }) =>
    bookings.giveDetails(id, details, key).pipe(
      Effect.match({
        onSuccess: (booking): CheckoutEvent => ({ type: "details.accepted", booking }),
        onFailure: refused,
      }),
    ),
  ),
  startPayment: answering(({ id, method, total, card, key }) =>
    bookings.pay(id, { method, total, ...(card !== "typed" && { card }) }, key).pipe(
      Effect.match({
        onSuccess: (step): CheckoutEvent => ({ type: "payment.answered", step }),
        onFailure: refused,
      }),
    ),
  ),
  cardConfirmation: cardConfirmationWith(cards),
})

/** What proves that an address is the guest's own. */
const actorsOfProof = ({
  bookings,
  clock,
}: CheckoutNeeds): Pick<Actors, "mailCode" | "proveAddress"> => ({
  mailCode: answering(({ id, key }) =>
    bookings.mailCode(id, key).pipe(
      Effect.match({
        onSuccess: ({ againAfterSeconds }): CheckoutEvent => ({
          type: "code.mailed",
          againAt: clock.now() + againAfterSeconds * millisecondsInSecond,
        }),
        onFailure: notProved,
      }),
    ),
  ),
  proveAddress: answering(({ id, code, key }) =>
    bookings.proveAddress(id, code, key).pipe(
      Effect.match({
        onSuccess: (): CheckoutEvent => ({ type: "address.proved" }),
        onFailure: notProved,
      }),
    ),
  ),
})

/** The checkout machine with its actors played by the given ports. */
export const checkoutWith = (needs: CheckoutNeeds) =>
  checkoutMachine.provide({
    delays: {
      untilHoldEnds: ({ context }) =>
        Math.min(
          LONGEST_TIMER_MS,
          Math.max(
            0,
            Date.parse(checkoutStage.found(context).booking.holdUntil) - needs.clock.now(),
          ),
        ),
      untilCodeAgain: ({ context }) =>
        Math.max(0, checkoutStage.codeMailed(context).codeAgainAt - needs.clock.now()),
    },
    actors: { ...actorsOfHold(needs), ...actorsOfPayment(needs), ...actorsOfProof(needs) },
  })
