import type { BookingStatus } from "./booking-status.ts"
import { holdTerms } from "./hold-terms.ts"
import { choiceOf } from "./booked-rooms.ts"
import type { BookingView } from "./booking-view.ts"
import type { CheckoutRequest } from "./stay-request-query.ts"

/** Where a guest belongs with a booking: still at the checkout, done, undone, or looking at it. */
export type PageOfBooking = "checkout" | "confirmed" | "failed" | "view"

const pages: Readonly<Record<BookingStatus, PageOfBooking>> = {
  held: "checkout",
  paying: "checkout",
  confirmed: "confirmed",
  staying: "confirmed",
  completed: "confirmed",
  cancelled: "view",
  expired: "failed",
  released: "failed",
  failed: "failed",
  refunding: "failed",
  refunded: "failed",
}

/** The page that a booking's true status leads to. A refund of a stay once booked is not a failure. */
export const pageOfBooking = ({
  status,
  code,
}: Pick<BookingView, "status" | "code">): PageOfBooking =>
  pages[status] === "failed" && code !== null ? "view" : pages[status]

/** The same stay, to be asked for once more. */
export const requestAgain = ({
  property,
  dates,
  party,
  rooms: [first, ...others],
  quote,
}: BookingView): CheckoutRequest | null => {
  if (first === undefined) return null
  return {
    stay: {
      property: property.slug,
      dates,
      party,
      rooms: [choiceOf(first), ...others.map(choiceOf)],
    },
    total: quote.total,
  }
}

/** What became of the money of a failed booking; `untouched` where no card was tried at all. */
export type FailedMoney = "refunding" | "refunded" | "none" | "untouched"

const unmoved = {
  held: null,
  paying: null,
  confirmed: null,
  staying: null,
  completed: null,
  cancelled: null,
} as const

/** What a status says about the money; null where the payment attempts say it. */
const moneyOf: Readonly<Record<BookingStatus, "refunding" | "refunded" | null>> = {
  ...unmoved,
  expired: null,
  released: null,
  failed: null,
  refunding: "refunding",
  refunded: "refunded",
}

/** What a guest reads about the money of a failed booking. */
export const failedMoneyOf = ({
  status,
  attemptsLeft,
}: Pick<BookingView, "status" | "attemptsLeft">): FailedMoney => {
  const told = moneyOf[status]
  return told ?? (attemptsLeft < holdTerms.maxAttempts ? "none" : "untouched")
}

/** Why a booking came to nothing, as far as its status says. */
export type FailedStep = "declined" | "noAttempts" | "expired" | "released" | "soldOut"

/** The step that a status names; null where the last payment does. */
const stepOf: Readonly<Record<BookingStatus, FailedStep | null>> = {
  ...unmoved,
  expired: "expired",
  released: "released",
  failed: null,
  refunding: "soldOut",
  refunded: "soldOut",
}

/** The step that a failed booking ended at. */
export const failedStepOf = ({
  status,
  lastDecline,
  attemptsLeft,
}: Pick<BookingView, "status" | "lastDecline" | "attemptsLeft">): FailedStep => {
  const told = stepOf[status]
  if (told !== null) return told
  if (lastDecline === null) return "expired"
  return attemptsLeft === 0 ? "noAttempts" : "declined"
}
