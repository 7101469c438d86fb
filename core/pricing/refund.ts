import { minus, noMoney, senOf, sumOf, times } from "../money/amounts.ts"
import type { Instant } from "../kernel/instant.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { Sen } from "../money/sen.ts"
import type { CancellationPolicy } from "../property/rate.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays, malaysianMoment } from "../stay/calendar.ts"
import { boardANight } from "./board.ts"
import { childrenANight } from "./children.ts"
import { keptLines, serviceTax } from "./charges.ts"
import type { Quote } from "./quote.ts"

/** Rooms are ready from three in the afternoon, and every deadline is counted from then. */
export const CHECK_IN_HOUR = 15

/** How many days before check-in cancelling stops being free, null never; the strictest first. */
export const freeDaysBefore = {
  NON_REFUNDABLE: null,
  MODERATE: 7,
  FLEXIBLE: 3,
} as const satisfies Record<CancellationPolicy, number | null>

const strictestFirst = Object.keys(freeDaysBefore) as ReadonlyArray<CancellationPolicy>

/** Of several rooms the strictest policy decides for the whole stay. */
export const strictestOf = (policies: ReadonlyArray<CancellationPolicy>): CancellationPolicy =>
  strictestFirst.find((policy) => policies.includes(policy)) ?? "FLEXIBLE"

const checkInMoment = (date: CalendarDate): Instant =>
  instantAt(malaysianMoment(date, CHECK_IN_HOUR))

/** The moment from which a booking can no longer be cancelled here. */
export const stayStartsAt = (checkIn: CalendarDate): Instant => checkInMoment(checkIn)

/** The moment before which cancelling is free; null when it never is. */
export const freeCancellationUntil = (
  policies: ReadonlyArray<CancellationPolicy>,
  checkIn: CalendarDate,
): Instant | null => {
  const freeDays = freeDaysBefore[strictestOf(policies)]
  return freeDays === null ? null : checkInMoment(addDays(checkIn, -freeDays))
}

/** Whether cancelling at this moment is still free, where it is free until the first. */
export const isFreeAt = (freeUntil: Instant, at: Instant): boolean => at < freeUntil

/** Which terms a cancellation falls under; `noShow` is everything from check-in on. */
export type RefundTerms = "free" | "late" | "nonRefundable" | "noShow"

/** What the guest gets back, what is kept, and under which terms; both add up to the captured. */
export type Refund = { readonly terms: RefundTerms; readonly refund: Sen; readonly kept: Sen }

/** A stay to be cancelled at a moment, with what has been captured for it. */
export type Cancellation = {
  readonly quote: Quote
  readonly policies: ReadonlyArray<CancellationPolicy>
  readonly checkIn: CalendarDate
  readonly at: Instant
  readonly captured: Sen
}

/** The terms that hold at the moment of a cancellation. */
export const refundTermsAt = ({
  policies,
  checkIn,
  at,
}: Pick<Cancellation, "policies" | "checkIn" | "at">): RefundTerms => {
  if (at >= stayStartsAt(checkIn)) return "noShow"
  const freeUntil = freeCancellationUntil(policies, checkIn)
  if (freeUntil === null) return "nonRefundable"
  return isFreeAt(freeUntil, at) ? "free" : "late"
}

/** What the first night of every room costs, with the meals and the children that belong to it. */
const firstNightOf = ({ nights, board, forChildren }: Quote, checkIn: CalendarDate): Sen =>
  sumOf([
    ...nights.filter(({ date }) => date === checkIn).map(({ price, rooms }) => times(price, rooms)),
    board === undefined ? noMoney : boardANight(board.price, board),
    forChildren === undefined ? noMoney : childrenANight(forChildren),
  ])

const sstOnFeeOf = ({ bookingFee, why }: Quote): Sen => serviceTax(noMoney, bookingFee, why)

const keptUnder = (terms: RefundTerms, quote: Quote, checkIn: CalendarDate): Sen => {
  switch (terms) {
    case "free":
      return noMoney
    case "late":
      return sumOf([firstNightOf(quote, checkIn), quote.bookingFee, sstOnFeeOf(quote)])
    case "nonRefundable":
    case "noShow":
      return sumOf(keptLines.map((line) => quote[line]))
    default:
      return terms satisfies never
  }
}

/** What a cancellation gives back: never more than was captured, and always the deposit. */
export const refundFor = (cancellation: Cancellation): Refund => {
  const { quote, checkIn, captured } = cancellation
  const terms = refundTermsAt(cancellation)
  const kept = senOf(Math.min(captured, keptUnder(terms, quote, checkIn)))
  return { terms, refund: minus(captured, kept), kept }
}
