import { noMoney, plus, minus, sumOf, times } from "../money/amounts.ts"
import type { Residency } from "../people/residency.ts"
import type { Quote } from "./quote.ts"
import { tourismTaxOn } from "./taxes.ts"

/**
 * The same held prices once it is known who comes: only tourism tax can differ, and nobody pays it
 * where the property is exempt.
 */
export const quoteForResidency = (quote: Quote, residency: Residency): Quote => {
  const { tourismTax } = quote.why
  if (tourismTax.reason === "propertyExempt") return quote
  const amount =
    residency === "visitor"
      ? sumOf(quote.nights.map(({ date, rooms }) => times(tourismTaxOn(date), rooms)))
      : noMoney
  const swapped = (line: Quote["total"]) => plus(minus(line, tourismTax.amount), amount)
  return {
    ...quote,
    occupancyTax: swapped(quote.occupancyTax),
    total: swapped(quote.total),
    why: { ...quote.why, tourismTax: { ...tourismTax, amount, reason: residency } },
  }
}
