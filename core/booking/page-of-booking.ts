import type { BookingStatus } from "./booking-status.ts"
import { holdTerms } from "./hold-terms.ts"
import type { BookingView } from "./booking-view.ts"
import type { StayWish } from "./stay-request-query.ts"

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
export const wishAgain = ({
  property,
  dates,
  party,
  rooms: [first, ...others],
  quote,
}: BookingView): StayWish | null => {
  if (first === undefined) return null
  const choice = ({ roomType, count }: BookingView["rooms"][number]) => ({ roomType, count })
  return {
    stay: { property: property.slug, dates, party, rooms: [choice(first), ...others.map(choice)] },
    total: quote.total,
  }
}

/** What became of the money of a failed booking; `untouched` where no card was tried at all. */
export type FailedMoney = "refunding" | "refunded" | "none" | "untouched"

/** What a guest is told about the money of a failed booking. */
export const failedMoneyOf = ({
  status,
  triesLeft,
}: Pick<BookingView, "status" | "triesLeft">): FailedMoney => {
  switch (status) {
    case "refunding":
    case "refunded":
      return status
    case "held":
    case "paying":
    case "confirmed":
    case "staying":
    case "completed":
    case "cancelled":
    case "expired":
    case "released":
    case "failed":
      return triesLeft < holdTerms.maxTries ? "none" : "untouched"
    default:
      return status satisfies never
  }
}

/** Why a booking came to nothing, as far as its status tells. */
export type FailedStep = "declined" | "noTries" | "expired" | "released" | "soldOut"

/** The step that a failed booking ended at. */
export const failedStepOf = ({
  status,
  lastDecline,
  triesLeft,
}: Pick<BookingView, "status" | "lastDecline" | "triesLeft">): FailedStep => {
  switch (status) {
    case "expired":
    case "released":
      return status
    case "refunding":
    case "refunded":
      return "soldOut"
    case "held":
    case "paying":
    case "confirmed":
    case "staying":
    case "completed":
    case "cancelled":
    case "failed":
      if (lastDecline === null) return "expired"
      return triesLeft === 0 ? "noTries" : "declined"
    default:
      return status satisfies never
  }
}
