import type { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import type { StateValueFrom } from "xstate"
import type { TranslationKey } from "../../translations/translations.ts"

/** The states of a checkout. */
export type CheckoutState = StateValueFrom<typeof checkoutMachine>

/** A checkout that goes on only when the guest says how. */
export type Stop =
  | "nothingChosen"
  | "holdUnclear"
  | "lostContact"
  | "soldOut"
  | "priceChanged"
  | "tooManyHolds"
  | "holdLimited"
  | "stayRefused"
  | "holdOver"

/** How a state is drawn. */
export type Face =
  | { readonly kind: "waiting"; readonly says: TranslationKey }
  | { readonly kind: "form"; readonly says: TranslationKey | null }
  | { readonly kind: "stop"; readonly stop: Stop }
  | { readonly kind: "confirmed" | "failed" | "left" }

const waiting = (says: TranslationKey): Face => ({ kind: "waiting", says })
const form = (says: TranslationKey | null): Face => ({ kind: "form", says })
const stop = (at: Stop): Face => ({ kind: "stop", stop: at })

/** Every state has a face. The form stays in sight from the first letter to the bank's answer. */
export const faceOf: Readonly<Record<CheckoutState, Face>> = {
  arriving: waiting("checkout.state.arriving"),
  givingUpOther: waiting("checkout.state.holding"),
  holding: waiting("checkout.state.holding"),
  returning: waiting("checkout.state.returning"),
  sorting: waiting("checkout.state.returning"),
  leaving: waiting("checkout.state.leaving"),
  filling: form(null),
  checkingForm: form(null),
  extendingHold: form(null),
  givingDetails: form("checkout.state.givingDetails"),
  comparingPrice: form("checkout.state.givingDetails"),
  mailingCode: form("checkout.state.mailingCode"),
  codeOnItsWay: form(null),
  typingCode: form(null),
  checkingCode: form("checkout.state.checkingCode"),
  paying: form("checkout.state.paying"),
  payingFurther: form("checkout.state.paying"),
  paymentUnclear: form(null),
  confirmingCard: form("checkout.state.confirmingCard"),
  settling: form("checkout.state.settling"),
  settled: form("checkout.state.settling"),
  verifying: form("checkout.state.verifying"),
  uncertain: form(null),
  checkingFormAgain: form(null),
  nothingChosen: stop("nothingChosen"),
  holdUnclear: stop("holdUnclear"),
  lostContact: stop("lostContact"),
  soldOut: stop("soldOut"),
  priceChanged: stop("priceChanged"),
  tooManyHolds: stop("tooManyHolds"),
  holdLimited: stop("holdLimited"),
  stayRefused: stop("stayRefused"),
  holdOver: stop("holdOver"),
  confirmed: { kind: "confirmed" },
  failed: { kind: "failed" },
  left: { kind: "left" },
}

/** While what was typed is checked, or the hold is extended, the form looks and is used as before. */
export const drawnAs = (state: CheckoutState): CheckoutState => {
  if (state === "checkingForm" || state === "extendingHold") return "filling"
  return state === "checkingFormAgain" ? "uncertain" : state
}

/** What is being done in a state of the form; null where the guest has the word. */
export const doingIn = (state: CheckoutState): TranslationKey | null => {
  const face = faceOf[state]
  return face.kind === "form" ? face.says : null
}
