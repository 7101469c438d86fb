import { Schema, type Effect } from "effect"
import type { Sen } from "../money/sen.ts"
import type { DeclineReason, PrepaidMethod } from "./payment.ts"

/** The provider did not answer, or not in time; what became of the call is unknown. */
export class PaymentsUnreachable extends Schema.TaggedError<PaymentsUnreachable>()(
  "PaymentsUnreachable",
  {},
) {}

/** The provider understood and said no: the payment is not where this step needs it. */
export class PaymentStepRefused extends Schema.TaggedError<PaymentStepRefused>()(
  "PaymentStepRefused",
  { code: Schema.String },
) {}

type PaymentFailure = PaymentsUnreachable | PaymentStepRefused

/** What the provider said no to stays so; where it did not answer, asking again may help. */
export const isFinal: Readonly<Record<PaymentFailure["_tag"], boolean>> = {
  PaymentStepRefused: true,
  PaymentsUnreachable: false,
}

/** A message that the provider did not sign, or too long ago. */
export class NoticeRefused extends Schema.TaggedError<NoticeRefused>()("NoticeRefused", {}) {}

/** The status of a payment at the provider. Only `authorised` and `captured` mean that money is there. */
export type PaymentState =
  | "awaitingCard"
  | "awaitingGuest"
  | "processing"
  | "authorised"
  | "captured"
  | "cancelled"

/** The provider's truth about one payment, to be compared with the booking. */
export type PaymentTruth = {
  readonly payment: string
  readonly booking: string
  readonly attempt: number
  readonly state: PaymentState
  readonly amount: Sen
  readonly currency: string
  readonly captured: Sen
  readonly refunded: Sen
  readonly decline: DeclineReason | null
  /** The account whose guest asked that the card be kept; null where nobody asked. */
  readonly keptFor: string | null
}

/** A booking's try to pay: a payment is started for it once. */
export type TryOfBooking = { readonly booking: string; readonly attempt: number }

/** A payment to be started for a try, and the method that pays it. */
export type PaymentOrder = TryOfBooking & { readonly amount: Sen; readonly method: PrepaidMethod }

/** A started payment: its name at the provider, and the secret for the card form. */
export type StartedPayment = { readonly payment: string; readonly clientSecret: string }

/**
 * The status of a dispute: the card's bank takes the payment back until the provider has heard both
 * sides; then it is given to us again, or is lost.
 */
export type DisputeStep = "opened" | "won" | "lost"

/** What a provider's message was about; the truth is then asked, never taken from the message. */
export type PaymentNotice = {
  /** The same for every copy of the message. */
  readonly id: string
  readonly payment: string | null
  readonly dispute: DisputeStep | null
  /** Money that was going back did not arrive, and is ours again. */
  readonly refundFailed: boolean
}

/**
 * Takes money for bookings: first authorised, captured when the stay is confirmed. Each call may be
 * repeated with the same key and then happens once, also when the provider broke at it or has
 * forgotten the key. Kept by tests/contracts/payments.contract.ts.
 */
export interface Payments {
  readonly start: (
    order: PaymentOrder,
  ) => Effect.Effect<StartedPayment, PaymentsUnreachable | PaymentStepRefused>
  /**
   * The payments that were started for a try, also those whose answer was lost. One that was started
   * a minute ago may be missing; no guest can have paid it, since nobody learnt its secret.
   */
  readonly startedFor: (
    attempt: TryOfBooking,
  ) => Effect.Effect<ReadonlyArray<PaymentTruth>, PaymentsUnreachable>
  readonly find: (payment: string) => Effect.Effect<PaymentTruth, PaymentsUnreachable>
  readonly capture: (
    payment: string,
    key: string,
  ) => Effect.Effect<PaymentTruth, PaymentsUnreachable | PaymentStepRefused>
  /** Gives an authorisation back, or calls a payment off before it has one. */
  readonly void: (
    payment: string,
    key: string,
  ) => Effect.Effect<PaymentTruth, PaymentsUnreachable | PaymentStepRefused>
  readonly refund: (
    payment: string,
    amount: Sen,
    key: string,
  ) => Effect.Effect<PaymentTruth, PaymentsUnreachable | PaymentStepRefused>
  readonly readNotice: (
    body: string,
    signature: string,
  ) => Effect.Effect<PaymentNotice, NoticeRefused>
}
