import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { paysNow, paysOnArrival } from "../payment/paid-when.ts"
import type { PaymentMethod } from "../payment/payment.ts"
import type { Quote } from "./quote.ts"

/** The lines of a price in the order guests read them; the last is the sum of the others. */
export const quoteLines = [
  "subtotal",
  "bookingFee",
  "sst",
  "occupancyTax",
  "deposit",
  "total",
] as const

/** One line of a price, named by its place in the quote. */
export type QuoteLine = { readonly line: (typeof quoteLines)[number]; readonly amount: Sen }

/** Every line of a quote in order; a line without money is shown too. */
export const linesOf = (quote: Quote): ReadonlyArray<QuoteLine> =>
  quoteLines.map((line) => ({ line, amount: quote[line] }))

/** What is paid with Book Now: everything by card, nothing where the guest pays at the property. */
export const dueNow = (quote: Quote, method: PaymentMethod): Sen =>
  paysNow(method) ? quote.total : noMoney

/** What is left to pay on arrival. */
export const dueAtProperty = (quote: Quote, method: PaymentMethod): Sen =>
  paysOnArrival(method) ? quote.total : noMoney
