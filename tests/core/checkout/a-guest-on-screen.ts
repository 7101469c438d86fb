import type { BookingView } from "#core/booking/booking-view.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { shownQuote } from "#core/checkout/shown-quote.ts"
import { checkoutWith } from "#core/checkout/checkout.actors.ts"
import type { CheckoutEvent } from "#core/checkout/checkout.events.ts"
import { recordOf, type CheckoutInput } from "#core/checkout/checkout.context.ts"
import type { CardConfirmationEvent } from "#core/payment/card-confirmation.events.ts"
import type { CardAnswer, CardPayments } from "#core/payment/card-payments.port.ts"
import { PaymentsUnreachable } from "#core/payment/payments.port.ts"
import type { PaymentMethod } from "#core/payment/payment.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import type { AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { createActor, SimulatedClock } from "xstate"
// The checkout fetches these rules when they are first needed: here they are there at once.
import "#core/people/guest-details.rules.ts"
import { resultOf, visitorOf } from "../front-desk/a-guest-at-the-desk.ts"
import { aTypedCard } from "./a-checkout.ts"

/** What goes wrong with a call of the browser: not heard, or done without an answer. */
export type Loss = "notHeard" | "answerLost"

/** What the guest's bank makes of the card. */
export type Bank = "accepts" | "declines" | "asks" | "acceptsSilently"

const stay = aStayRequest()

/** Calls that may be lost on their way there or back; the server may have done it silently. */
const lossy = (bookings: Bookings, losses: Array<Loss>): Bookings =>
  Object.fromEntries(
    Object.entries(bookings).map(([name, call]) => [
      name,
      (...given: ReadonlyArray<never>) =>
        Effect.suspend((): Effect.Effect<unknown, unknown> => {
          const loss = losses.shift()
          const lost = Effect.fail(new BookingsUnreachable())
          if (loss === "notHeard") return lost
          const answer = (
            call as (...words: ReadonlyArray<never>) => Effect.Effect<unknown, unknown>
          )(...given)
          return loss === undefined ? answer : Effect.andThen(Effect.exit(answer), lost)
        }),
    ]),
  ) as unknown as Bookings

const paymentOf = ({ clientSecret }: { readonly clientSecret: string }): string =>
  clientSecret.replace(/_secret$/, "")

const declined: CardAnswer = { kind: "declined", reason: "declined" }

/** The card form with the bank's mind in hand. */
const cardsAt = ({ payments }: AFrontDesk, mind: { bank: Bank }): CardPayments => ({
  confirm: (order) =>
    Effect.suspend((): Effect.Effect<CardAnswer, PaymentsUnreachable> => {
      const payment = paymentOf(order)
      if (mind.bank === "declines")
        return Effect.as(
          Effect.sync(() => payments.decline(payment)),
          declined,
        )
      if (mind.bank === "asks" && payments.challenge(payment))
        return Effect.succeed({ kind: "challenge", address: "/bank" })
      const isTaken = payments.authorise(payment)
      if (mind.bank === "acceptsSilently") return Effect.fail(new PaymentsUnreachable())
      return Effect.succeed(isTaken ? { kind: "authorised" } : declined)
    }),
  stateOf: () => Effect.never,
})

const quiet = () => new Promise((resolve) => setImmediate(resolve))

/** A guest before the checkout of the real desk: every call may be lost, every page reloaded. */
export const aGuestOnScreen = async (desk: AFrontDesk) => {
  const { total } = await resultOf(desk.forVisitor(visitorOf("one")).quote(stay))
  const losses: Array<Loss> = []
  const mind: { bank: Bank } = { bank: "accepts" }
  const pressed = new Set<number>()
  const screen = new SimulatedClock()
  const machine = checkoutWith({
    bookings: lossy(desk.forVisitor(visitorOf("one")), losses),
    cards: cardsAt(desk, mind),
    clock: desk.clock,
    isCardComplete: async () => true,
  })
  const open = (record: CheckoutInput["record"]) =>
    createActor(machine, {
      input: { visit: "visit-1", wanted: { stay, total }, record },
      clock: screen,
    }).start()
  let actor = open(null)
  const snapshot = () => actor.getSnapshot()
  const settles = async () => {
    for (let still = 0, seen = snapshot(); still < 12; seen = snapshot()) {
      await quiet()
      still = seen === snapshot() ? still + 1 : 0
    }
  }
  const shown = (booking: BookingView | null, details: GuestDetails) =>
    booking && shownQuote(booking, details).total
  return {
    desk,
    losses,
    mind,
    pressed,
    settles,
    state: () => snapshot().value,
    booking: () => snapshot().context.booking,
    /** To the checkout, or to the card while that is with its bank. */
    sends: (event: CheckoutEvent | CardConfirmationEvent) => {
      for (const one of [actor, snapshot().children.cardConfirmation])
        if (one?.getSnapshot().can(event as never)) one.send(event as never)
    },
    presses: (details: GuestDetails, method: PaymentMethod) => {
      const amount = shown(snapshot().context.booking, details)
      if (amount === null) return
      const press = {
        type: "guest.booked",
        details,
        method,
        card: aTypedCard,
        cardUse: "typed",
      } as const
      if (!snapshot().can(press)) return
      pressed.add(amount)
      actor.send(press)
    },
    reloads: () => {
      const record = recordOf(snapshot().context)
      actor.stop()
      actor = open(record)
    },
    waits: (milliseconds: number) => {
      desk.clock.forward(milliseconds)
      screen.increment(milliseconds)
    },
  }
}

export type GuestOnScreen = Awaited<ReturnType<typeof aGuestOnScreen>>
