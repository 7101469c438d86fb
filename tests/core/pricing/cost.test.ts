import { costOf, taxesAndFeesOf } from "#core/pricing/cost.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { expect, it } from "vitest"

it("is all that is paid but the deposit, which comes back", () => {
  const quote = aQuote()

  expect(costOf(quote)).toBe(64496 - 20000)
  expect(taxesAndFeesOf(quote)).toBe(quote.bookingFee + quote.sst + quote.occupancyTax)
})
