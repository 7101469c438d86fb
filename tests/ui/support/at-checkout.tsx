import type { Bookings } from "#core/booking/bookings.port.ts"
import { checkoutWith } from "#core/checkout/checkout.actors.ts"
import type { CheckoutInput } from "#core/checkout/checkout.context.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { CardPayments } from "#core/payment/card-payments.port.ts"
import { keptCardViewOf } from "#core/payment/kept-card.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aKeptCard } from "#fixtures/builders/a-kept-card.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { scriptedBookings, scriptedCards } from "#fixtures/doubles/bookings.scripted.ts"
import type { RouteContext } from "#ui/app/context.ts"
import type { ProvidersForm } from "#core/payment/provider-form.ts"
import type { Journeys } from "#ui/app/journeys.ts"
import { CheckoutJourney } from "#ui/screens/checkout/CheckoutJourney.tsx"
import { screen } from "@testing-library/react"
import { createActor, type ActorOptions, type AnyActorLogic } from "xstate"
import { aContext, draw } from "./stage.tsx"

export const noon = Date.parse("2026-11-21T12:00:00.000Z")

export const wanted = { stay: aStayRequest(), total: aQuote().total }

/** A member whose details and card the account keeps: Book Now can be pressed at once. */
export const knownWithCard = {
  known: { details: aGuest(), maskedNumber: null },
  keptCard: keptCardViewOf(aKeptCard()),
}

type Clock = NonNullable<ActorOptions<AnyActorLogic>["clock"]>

type Script = {
  readonly bookings?: Partial<Bookings>
  readonly cards?: Partial<CardPayments>
  readonly input?: Partial<CheckoutInput>
  readonly now?: () => number
  /** In whose hands time passes for the checkout's own waits; the real one unless a test has it. */
  readonly clock?: Clock
  readonly language?: Language
  readonly quote?: Journeys["quote"]
  /** What the tab kept of its forms. */
  readonly kept?: Readonly<Record<string, object>>
  readonly cardForm?: ProvidersForm<HTMLElement>
  readonly facts?: Partial<RouteContext["facts"]>
  readonly analytics?: RouteContext["analytics"]
  /** Who is signed in in this tab; nobody unless said otherwise. */
  readonly session?: RouteContext["session"]
  /** What the pages of the site answer; nothing is reached otherwise. */
  readonly pages?: RouteContext["pages"]
}

/** A guest at the checkout; everything goes well but for what the script says. */
export const atCheckout = async ({
  bookings,
  cards,
  input,
  now = () => noon,
  clock,
  language = "en",
  cardForm,
  facts,
  analytics,
  session,
  pages,
  kept = {},
  quote = async () => ({ ok: aQuote() }),
}: Script = {}) => {
  const machine = checkoutWith({
    bookings: scriptedBookings(bookings),
    cards: scriptedCards(cards),
    clock: { now },
    isCardComplete: cardForm?.isComplete ?? (async () => false),
  })
  const checkout = createActor(machine, {
    input: { visit: "visit-1", wanted, record: null, ...input },
    ...(clock && { clock }),
  }).start()
  const journeys: Journeys = {
    checkout: async () => checkout,
    inquiry: () => Promise.reject(new Error("nobody writes an inquiry here")),
    lookup: () => Promise.reject(new Error("nobody looks for a booking here")),
    booking: async () => ({ failed: "notFound" }),
    quote,
    now,
    ...(cardForm && { cardForm }),
  }
  const drawn = await draw(<CheckoutJourney checkout={checkout} />, {
    language,
    journeys,
    ...(analytics && { analytics }),
    ...(session && { session }),
    ...(pages && { pages }),
    ...(facts && { facts: { ...aContext(language).facts, ...facts } }),
    drafts: { read: (form) => ({ ...kept[form] }), keep: () => {}, forget: () => {} },
  })
  return { ...drawn, checkout }
}

/** The form, once the rooms are held. */
export const bookButton = () => screen.findByRole("button", { name: "Book Now" })
