import type { bookingLookupMachine } from "#core/managing/booking-lookup.machine.ts"
import type { BookingId, BookingView } from "#core/booking/booking-view.ts"
import type { CheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import type { inquiryMachine } from "#core/contact/inquiry.machine.ts"
import type { HidingReason, ReviewId, ReviewsPage } from "#core/guest-score/review.ts"
import type { Issue } from "#core/kernel/issue.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Claim } from "#core/managing/managed-bookings.port.ts"
import type { conversationMachine } from "#core/messages/conversation.machine.ts"
import type { MessageDoor } from "#core/messages/messages.port.ts"
import type { cardConfirmationMachine } from "#core/payment/card-confirmation.machine.ts"
import type { ProvidersForm } from "#core/payment/provider-form.ts"
import type { Slug } from "#core/property/property.ts"
import type { reviewMachine } from "#core/reviews/review.machine.ts"
import type { Quote } from "#core/pricing/quote.ts"
import type { ActorRefFrom } from "xstate"
import type { PageAnswer } from "./pages.ts"

/** What makes a journey could not be fetched; trying again may help. */
export type NotStarted = { readonly failed: "unreachable" }

/** A checkout that has been started. */
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** A card that is with its provider, or with the bank that asks who is paying. */
export type CardConfirmation = ActorRefFrom<typeof cardConfirmationMachine>

/** A search for a booking by its code that has been started. */
export type LookupActor = ActorRefFrom<typeof bookingLookupMachine>

/** An inquiry that is being written. */
export type InquiryActor = ActorRefFrom<typeof inquiryMachine>

/** What guest and property write to each other, as one of them has it open. */
export type ConversationActor = ActorRefFrom<typeof conversationMachine>

/** A review that is being written. */
export type ReviewActor = ActorRefFrom<typeof reviewMachine>

/** How guests write, read and report reviews. */
export type ReviewWays = {
  readonly review: (claim: Claim, language: Language) => ReviewActor
  /** Null where nobody answered. */
  readonly read: (property: Slug, page: number) => Promise<ReviewsPage | null>
  readonly report: (
    review: ReviewId,
    reason: HidingReason,
  ) => Promise<"reported" | "slowed" | "failed">
}

/** What another stay would cost, or why it cannot be had. */
export type QuoteAnswer =
  | { readonly ok: Quote }
  | { readonly failed: "soldOut" | "notFound" | "unreachable" }
  | { readonly failed: "refused"; readonly issues: ReadonlyArray<Issue> }

/** The ways a guest goes with the server's help; they begin in the browser alone. */
export type Journeys = {
  readonly checkout: (
    wanted: CheckoutRequest | null,
    isSignedIn?: boolean,
  ) => Promise<CheckoutActor | NotStarted>
  readonly inquiry: () => Promise<InquiryActor | NotStarted>
  readonly lookup: () => Promise<LookupActor | NotStarted>
  /** Absent where nobody can be written to. */
  readonly conversation?: (door: MessageDoor) => Promise<ConversationActor | NotStarted>
  /** Absent where nobody reviews. */
  readonly reviews?: () => Promise<ReviewWays | NotStarted>
  readonly booking: (id: string) => Promise<PageAnswer<BookingView>>
  readonly quote: (stay: StayRequest, held: BookingId) => Promise<QuoteAnswer>
  /** The time, in milliseconds since 1970. */
  readonly now: () => number
  /** Where a phone number of this guest probably begins; asked once, when it is first needed. */
  readonly phoneCountry?: () => Promise<string | null>
  /** Absent where the sandbox takes the cards, with a form of ours. */
  readonly cardForm?: ProvidersForm<HTMLElement>
}
