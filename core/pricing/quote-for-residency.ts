import type { Residency } from "../people/residency.ts"
import { charges } from "./charges.ts"
import { tourismTaxFor } from "./occupancy-tax.ts"
import type { Quote } from "./quote.ts"

/**
 * The same held prices once it is known who comes: only tourism tax can differ, and nobody pays it
 * where the property is exempt.
 */
export const quoteForResidency = (quote: Quote, residency: Residency): Quote => {
  if (quote.why.tourismTax.reason === "propertyExempt") return quote
  const amount = tourismTaxFor(quote.nights, residency)
  const tourismTax = { ...quote.why.tourismTax, amount, reason: residency }
  const why = { ...quote.why, tourismTax }
  return { ...quote, ...charges({ ...quote, why }), why }
}
