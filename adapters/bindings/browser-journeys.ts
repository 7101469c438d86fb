import { bookingLookupWith } from "#core/managing/booking-lookup.actors.ts"
import { BookingId, type BookingView } from "#core/booking/booking-view.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { tellingTime } from "#core/booking/server-time.ts"
import { knownGuest } from "#core/account/known-guest.ts"
import { checkoutWith } from "#core/checkout/checkout.actors.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import { inquiryWith } from "#core/contact/inquiry.actors.ts"
import { draftOf } from "#core/contact/inquiry.context.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import { recordOf, type CheckoutInput } from "#core/checkout/checkout.context.ts"
import type { CardPayments } from "#core/payment/card-payments.port.ts"
import { phoneCountryFor } from "#core/visitor/phone-country.ts"
import { Effect, Schema } from "effect"
import { Container } from "inversify"
import { createActor } from "xstate"
import { browserClock, siteClock } from "../browser/clock.browser.ts"
import { browserCheckoutMemory } from "../browser/checkout-memory.browser.ts"
import { browserDraftMemory } from "../browser/draft-memory.browser.ts"
import { newVisit } from "../browser/visit.browser.ts"
import { httpVisitorCountry } from "../country-lookup/visitor-country.http.ts"
import { apiClient, type ApiPlace } from "../http-client/api-client.ts"
import { httpProfiles } from "../http-client/profiles.http.ts"
import type { CardFormSettings, ShownForm, StripeCardForm } from "../stripe/card-form.stripe.ts"
import { browserBindings } from "./browser.bindings.ts"
import { cardsOfPage } from "./browser-cards.ts"
import { tokens } from "./tokens.ts"

type Failed = { readonly failed: "notFound" | "unreachable" }

const isBookingId = Schema.is(BookingId)

const look = (bookings: Bookings, id: string): Promise<{ readonly ok: BookingView } | Failed> =>
  Effect.runPromise(
    isBookingId(id)
      ? bookings.find(id).pipe(
          Effect.map((ok) => ({ ok })),
          Effect.catch(({ _tag }) =>
            Effect.succeed<Failed>({
              failed: _tag === "BookingNotFound" ? "notFound" : "unreachable",
            }),
          ),
        )
      : Effect.succeed<Failed>({ failed: "notFound" }),
  )

/** What a stay costs now, before anything is held. */
const price = (bookings: Bookings, stay: StayRequest) =>
  Effect.runPromise(
    bookings.quote(stay).pipe(
      Effect.match({
        onSuccess: (ok) => ({ ok }),
        onFailure: (failure) => {
          if (failure._tag === "StayRefused")
            return { failed: "refused" as const, issues: failure.issues }
          return { failed: reasons[failure._tag] }
        },
      }),
    ),
  )

const reasons = {
  SoldOut: "soldOut",
  PropertyNotFound: "notFound",
  BookingsUnreachable: "unreachable",
} as const

/** The signed-in guest's details; nobody's where they cannot be read. */
const whoBooks = (place: ApiPlace) =>
  Effect.runPromise(
    httpProfiles(apiClient(place))
      .read()
      .pipe(Effect.match({ onSuccess: knownGuest, onFailure: () => null })),
  )

/** Starts a checkout that goes on where this tab left off, and is remembered at every step. */
const startCheckout = (
  bookings: Bookings,
  cards: CardPayments,
  arrival: Pick<CheckoutInput, "wanted" | "known">,
) => {
  const memory = browserCheckoutMemory(sessionStorage)
  const machine = checkoutWith({ bookings, cards, clock: siteClock })
  const checkout = createActor(machine, {
    input: { visit: newVisit(), ...arrival, record: memory.recall() },
  })
  checkout.subscribe(({ context, status }) => {
    const record = recordOf(context)
    if (status === "done") memory.forget()
    else if (record) memory.keep(record)
  })
  return checkout.start()
}

/** Starts an inquiry that goes on with what this tab kept, and is kept until it is sent. */
const startInquiry = (inquiries: Inquiries) => {
  const memory = browserDraftMemory(sessionStorage)
  const inquiry = createActor(inquiryWith(inquiries), {
    input: {
      visit: newVisit(),
      openedAt: browserClock.now(),
      draft: memory.recall(),
    },
  })
  inquiry.subscribe(({ context, status }) =>
    status === "done" ? memory.forget() : memory.keep(draftOf(context)),
  )
  return inquiry.start()
}

/** Stripe's form, where it could be shown; a guest without it may try again. */
const showingOf =
  ({ show }: StripeCardForm) =>
  (...asked: Parameters<StripeCardForm["show"]>): Promise<ShownForm | NotShown> =>
    show(...asked).catch(() => ({ failed: "unreachable" }))

type NotShown = { readonly failed: "unreachable" }

/** The journeys of a guest, played by the server over HTTP; Stripe's own form where it has one. */
export const journeysAt = (
  place: ApiPlace,
  settings?: CardFormSettings,
  countryLookup = `${place.baseUrl}/api/visitor/country`,
) => {
  const lookup = httpVisitorCountry(countryLookup, (...asked) => fetch(...asked))
  let phoneCountry: Promise<string> | undefined
  const { cards, form } = cardsOfPage(settings)
  const container = new Container()
  container.load(browserBindings(place))
  const bookings = tellingTime(container.get(tokens.bookings), siteClock)
  return {
    checkout: async (wanted: CheckoutInput["wanted"], isSignedIn = false) => {
      const known = isSignedIn ? await whoBooks(place) : null
      return startCheckout(bookings, cards, { wanted, ...(known && { known }) })
    },
    inquiry: async () => startInquiry(container.get(tokens.inquiries)),
    lookup: async () => createActor(bookingLookupWith(bookings)).start(),
    booking: (id: string) => look(bookings, id),
    quote: (stay: StayRequest) => price(bookings, stay),
    showCardForm: async (...asked: Parameters<StripeCardForm["show"]>) =>
      form ? showingOf(form)(...asked) : { failed: "unreachable" as const },
    // Asked when a phone field is first needed, once for the tab.
    phoneCountry: () =>
      (phoneCountry ??= Effect.runPromise(phoneCountryFor(lookup, (words) => console.warn(words)))),
    isCardComplete: async () => (await form?.isComplete()) ?? false,
  }
}
