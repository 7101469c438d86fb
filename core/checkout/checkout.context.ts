import type { BookingView } from "../booking/booking-view.ts"
import type { GuaranteeNeeded, HoldLimited } from "../booking/booking.errors.ts"
import type { CheckoutRequest } from "../booking/stay-request-query.ts"
import type { StayRequest } from "../booking/stay-request.ts"
import { noFormIssues, type FormIssues } from "../kernel/form-issues.ts"
import type { Sen } from "../money/sen.ts"
import type { CardOrder } from "../payment/card-payments.port.ts"
import type { KeptCardView } from "../payment/kept-card.ts"
import type { DeclineReason } from "../payment/payment.ts"
import { nothingTyped, type GuestDetails } from "../people/guest-details.ts"
import { MALAYSIA } from "../people/identity.rules.ts"
import { withKeptKind, type KnownGuest } from "../people/kept-identity.rules.ts"
import type { MyKadFacts } from "../people/mykad.rules.ts"
import type { Quote } from "../pricing/quote.ts"
import type { CheckoutRecord } from "./checkout-record.ts"
import type { CodeFailure, Press, PressFailure } from "./checkout.events.ts"

/** Messages beside the form, in addition to the state itself. */
export type Remark =
  | { readonly kind: "declined"; readonly reason: DeclineReason }
  | { readonly kind: "priceChanged" }
  | { readonly kind: "keptCardGone" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "guaranteeNeeded"; readonly guarantee: GuaranteeNeeded["guarantee"] }

/** What the guest came for; null fields are a visit to the bare address. */
export type CheckoutInput = {
  readonly visit: string
  readonly wanted: CheckoutRequest | null
  readonly record: CheckoutRecord | null
  /** What the account of who is signed in says of them. */
  readonly known?: KnownGuest | null
  /** The card that the account keeps, where it can pay today. */
  readonly keptCard?: KeptCardView | null
}

export type CheckoutContext = {
  readonly visit: string
  readonly requests: number
  readonly stay: StayRequest | null
  readonly total: Sen
  /** A booking of another stay that this tab still holds and is to give up first. */
  readonly outdated: BookingView["id"] | null
  readonly bookingId: BookingView["id"] | null
  readonly booking: BookingView | null
  readonly details: GuestDetails
  /** What the account of who is signed in says of them; null where nobody is, or it cannot be read. */
  readonly known: KnownGuest | null
  /** The card that the account keeps for this stay; null where there is none. */
  readonly keptCard: KeptCardView | null
  /** What is wrong with the form, or with the stay itself. */
  readonly issues: FormIssues
  readonly press: Press | null
  readonly order: CardOrder | null
  readonly newQuote: Quote | null
  /** True once the guest wants to go on though the rooms are not held. */
  readonly withoutHold: boolean
  /** Why the rooms are not held, and when asking again may help; null where they are. */
  readonly limited: HoldLimited | null
  /** Why the hold was not extended; null where it was, or where nobody asked. */
  readonly notExtended: "limited" | "unreachable" | null
  readonly remark: Remark | null
  readonly polls: number
  /** What an identity number filled in last; null where none did. */
  readonly filled: MyKadFacts | null
  /** The code that the guest typed last to prove the address. */
  readonly typedCode: string
  /** From when on another code may be asked for, in milliseconds since 1970; null before the first. */
  readonly codeAgainAt: number | null
  /** Why no code was mailed, or why the one typed proves nothing; null where nothing is wrong. */
  readonly codeTrouble: CodeFailure | null
}

/** Whether a guarantee is given by a mailed code; else it takes a card. */
export const isGivenByCode = {
  address: true,
  card: false,
} as const satisfies Record<GuaranteeNeeded["guarantee"], boolean>

/** What the form holds before anything is typed: most guests are Malaysians. */
export const noDetails: GuestDetails = { ...nothingTyped, nationality: MALAYSIA }

const sameStay = (left: StayRequest, right: StayRequest): boolean =>
  JSON.stringify(left) === JSON.stringify(right)

/**
 * What was typed in this tab; when a guest arrives, and in which rooms visitors sleep, belong to the
 * stay that they were said of.
 */
const typedBefore = (
  { details }: CheckoutRecord,
  isSameStay: boolean,
  known: KnownGuest | null,
): GuestDetails =>
  withKeptKind(
    {
      ...details,
      identityNumber: "",
      arrival: isSameStay ? details.arrival : null,
      roomsOfVisitors: isSameStay ? details.roomsOfVisitors : null,
    },
    known,
  )

/**
 * A tab that comes back to the same stay goes on with it; one that wants another gives the old up.
 * A new tab goes on with the booking that its address names.
 */
export const checkoutContextOf = ({
  visit,
  wanted,
  record,
  known = null,
  keptCard = null,
}: CheckoutInput): CheckoutContext => {
  const goesOn = record !== null && (wanted === null || sameStay(wanted.stay, record.stay))
  const about = goesOn ? record : wanted
  return {
    visit: record?.visit ?? visit,
    requests: record === null ? 0 : record.requests + (goesOn ? 0 : 1),
    stay: about?.stay ?? null,
    total: about?.total ?? (0 as Sen),
    outdated: goesOn ? null : (record?.booking ?? null),
    bookingId: goesOn ? record.booking : (wanted?.booking ?? null),
    booking: null,
    details: record === null ? (known?.details ?? noDetails) : typedBefore(record, goesOn, known),
    known,
    keptCard,
    issues: noFormIssues,
    press: null,
    order: null,
    newQuote: null,
    withoutHold: false,
    limited: null,
    notExtended: null,
    remark: null,
    polls: 0,
    filled: null,
    typedCode: "",
    codeAgainAt: null,
    codeTrouble: null,
  }
}

/** What is worth remembering; null before there is a stay. */
export const recordOf = (context: CheckoutContext): CheckoutRecord | null => {
  const { identityNumber: _neverKept, ...details } = context.details
  return (
    context.stay && {
      visit: context.visit,
      requests: context.requests,
      stay: context.stay,
      total: context.total,
      booking: context.bookingId,
      details,
    }
  )
}

/** One key per request: repeating a call repeats the key, a new request has a new one. */
export const checkoutKey = (context: CheckoutContext, step: string): string =>
  `${context.visit}.${context.requests}.${step}`

/** What a refusal of Book Now says beside the form; null where the fields themselves say it. */
export const remarkOn = (failure: PressFailure): Remark | null => {
  switch (failure._tag) {
    case "DetailsRefused":
      return null
    case "PriceChanged":
      return { kind: "priceChanged" }
    case "GuaranteeNeeded":
      return { kind: "guaranteeNeeded", guarantee: failure.guarantee }
    case "KeptCardGone":
      return { kind: "keptCardGone" }
    case "SoldOut":
    case "HoldOver":
    case "NoAttemptsLeft":
    case "BookingNotFound":
    case "StepRefused":
    case "KeyReused":
    case "PaymentUnavailable":
    case "BookingsUnreachable":
      return { kind: "unreachable" }
    default:
      return failure satisfies never
  }
}
