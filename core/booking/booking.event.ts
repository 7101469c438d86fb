import type { DeclineReason } from "../payment/payment.ts"

type Fact<Type extends string, Facts = unknown> = { readonly type: Type } & Readonly<Facts>

/** Everything that can happen to a booking, with the facts that decide what follows. */
export type BookingEvent =
  | Fact<"PAYMENT_STARTED", { holdOver: boolean; attemptsLeft: number }>
  | Fact<"PAY_AT_PROPERTY_CHOSEN", { holdOver: boolean; offered: boolean }>
  | Fact<"HOLD_EXPIRED", { holdOver: boolean }>
  | Fact<"HOLD_EXTENDED", { extendable: boolean }>
  /** `cardFormOpen`: the guest was given what it takes to pay, so money may still come. */
  | Fact<"GUEST_LEFT", { cardFormOpen: boolean }>
  /** `calledOff`: the payment is being given back already and must not be counted on. */
  | Fact<"PAYMENT_AUTHORISED", { nightsFree: boolean; captured: boolean; calledOff: boolean }>
  | Fact<"PAYMENT_DECLINED", { holdOver: boolean; attemptsLeft: number; reason: DeclineReason }>
  | Fact<"CANCELLED_BY_GUEST", { refundDue: boolean }>
  | Fact<"CHANGED">
  | Fact<"STAY_STARTED">
  | Fact<"STAY_ENDED">
  /** The bank withdrew the authorisation before the money was captured: the stay remains sold. */
  | Fact<"PAYMENT_LOST">
  /** The card's bank wants the money back, and what the provider then decided. */
  | Fact<"PAYMENT_DISPUTED">
  | Fact<"DISPUTE_WON">
  | Fact<"DISPUTE_LOST">
  | Fact<"REFUNDED">

/** What the front desk has to do when the machine says so, in the same transaction. */
export type BookingCommand =
  | "releaseNights"
  | "endHoldLater"
  | "takeNights"
  | "giveCode"
  | "askProvider"
  | "enqueueCapture"
  | "voidAuthorisation"
  | "refund"
  | "returnDeposit"
  | "planStay"
  | "sendConfirmation"
  | "sendCancellation"
  | "sendChange"
  | "sendPaymentLost"
  | "tellOfDispute"
