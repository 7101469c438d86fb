import * as fc from "fast-check"
import { expect, it } from "vitest"
import { quoteForResidency } from "#core/pricing/quote-for-residency.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import { anyResidency, anyStayToPrice } from "#fixtures/arbitraries/any-quote.ts"

it("a held price for another guest is the price that this guest would have been quoted", () => {
  fc.assert(
    fc.property(anyStayToPrice, anyResidency, (stay, residency) => {
      expect(quoteForResidency(quoteStay(stay), residency)).toEqual(
        quoteStay({ ...stay, residency }),
      )
    }),
  )
})

it("a held price does not depend on who was named before", () => {
  fc.assert(
    fc.property(anyStayToPrice, anyResidency, anyResidency, (stay, first, then) => {
      const once = quoteForResidency(quoteStay(stay), then)
      expect(quoteForResidency(quoteForResidency(quoteStay(stay), first), then)).toEqual(once)
    }),
  )
})
