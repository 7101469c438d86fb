import type { Bookings } from "#core/booking/bookings.port.ts"
import { checkoutWith } from "#core/checkout/checkout.actors.ts"
import type { CheckoutInput } from "#core/checkout/checkout.context.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import { present } from "#core/kernel/present.ts"
import type { CardPayments } from "#core/payment/card-payments.port.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { scriptedBookings, scriptedCards } from "#fixtures/doubles/bookings.scripted.ts"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import { createActor, waitFor } from "xstate"

export const total = aQuote().total

export const noon = Date.parse("2026-11-21T12:00:00.000Z")

type Script = {
  readonly bookings?: Partial<Bookings>
  readonly cards?: Partial<CardPayments>
  readonly now?: number
  readonly clock?: Clock
  readonly input?: Partial<CheckoutInput>
  readonly isCardComplete?: () => Promise<boolean>
  /** Asks the bank again at once, not after a moment. */
  readonly impatient?: boolean
}

/** A checkout of two nights in the Springwater; everything goes well but for what the script says. */
export const aCheckout = ({
  bookings,
  cards,
  now = noon,
  clock = { now: () => now },
  input,
  impatient = false,
  isCardComplete = async () => true,
}: Script = {}) =>
  createActor(
    checkoutWith({
      bookings: scriptedBookings(bookings),
      cards: scriptedCards(cards),
      clock,
      isCardComplete,
    }).provide(impatient ? { delays: { betweenPolls: 1 } } : {}),
    {
      input: {
        visit: "visit-1",
        wanted: { stay: aStayRequest(), total },
        record: null,
        ...input,
      },
    },
  ).start()

export type CheckoutActor = ReturnType<typeof aCheckout>

type StateName = ReturnType<CheckoutActor["getSnapshot"]>["value"]

/** Waits until the guest stands where the story says. */
export const until = (checkout: CheckoutActor, state: StateName) =>
  waitFor(checkout, (snapshot) => snapshot.value === state, { timeout: PATIENCE_MS })

/** Waits until the guest's bank asks who is paying; the card in that moment. */
export const untilAsked = async (checkout: CheckoutActor) => {
  const { children } = await until(checkout, "confirmingCard")
  const card = present(children.cardConfirmation)
  await waitFor(card, ({ value }) => value === "challenged", { timeout: PATIENCE_MS })
  return card
}

export const aCard = {
  number: "4242424242424242",
  expiryMonth: 12,
  expiryYear: 2040,
  cvc: "123",
  holder: "Aisyah Tan",
}

/** The same as it is typed into our form. */
export const aTypedCard = {
  number: "4242 4242 4242 4242",
  expiry: "12/40",
  cvc: "123",
  holder: "Aisyah Tan",
}

export const bookNow = {
  type: "guest.booked",
  details: aGuest(),
  method: "card",
  card: aTypedCard,
  cardUse: "typed",
} as const
