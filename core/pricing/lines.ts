import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { paysNow, paysOnArrival } from "../payment/paid-when.ts"
import type { PaymentMethod } from "../payment/payment.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { reasonsOf } from "./charges.ts"
import { quoteLines, type ChargeLine } from "./charge-lines.ts"
import type { Quote } from "./quote.ts"
import type { PriceReason } from "./reasons.ts"

/** One line of a price, named by its place in the quote. */
export type QuoteLine = { readonly line: ChargeLine; readonly amount: Sen }

/**
 * Every line of a quote in order; a line without money is shown too. The line of children is there
 * where the property has prices for those who come.
 */
export const linesOf = (quote: Quote): ReadonlyArray<QuoteLine> =>
  quoteLines
    .filter((line) => line !== "children" || quote.forChildren !== undefined)
    .map((line) => ({ line, amount: quote[line] }))

/** A line of a price with its reasons. */
export type ExplainedLine = QuoteLine & { readonly reasons: ReadonlyArray<PriceReason> }

/** A whole price that explains itself: every line in the order of the bill, with its reasons. */
export const explained = (quote: Quote, checkOut: CalendarDate): ReadonlyArray<ExplainedLine> =>
  linesOf(quote).map((told) => ({ ...told, reasons: reasonsOf(quote, told.line, checkOut) }))

/** What is paid with Book Now: everything by card, nothing where the guest pays at the property. */
export const dueNow = (quote: Quote, method: PaymentMethod): Sen =>
  paysNow(method) ? quote.total : noMoney

/** What is left to pay on arrival. */
export const dueAtProperty = (quote: Quote, method: PaymentMethod): Sen =>
  paysOnArrival(method) ? quote.total : noMoney
