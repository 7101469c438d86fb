import * as fc from "fast-check"
import { expect, it } from "vitest"
import {
  quoteForResidency,
  saidForRooms,
  taxedRoomsOf,
  totalBeforeResidency,
} from "#core/pricing/quote-for-residency.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import type { Residency } from "#core/people/residency.ts"
import { aQuote, aRatedRoom } from "#fixtures/builders/a-quote.ts"
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

it("the total before anybody said who comes is that of the price as it was found", () => {
  fc.assert(
    fc.property(anyStayToPrice, anyResidency, (stay, residency) => {
      const found = quoteStay({ ...stay, residency: "assumedMalaysian" })
      expect(totalBeforeResidency(quoteForResidency(found, residency))).toBe(found.total)
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

const anySaid = fc.option(fc.integer({ min: 0, max: 8 }))

/** Tourism tax of a stay as the rule says it: RM 10 for each taxed room and night since 2023. */
const taxOf = ({ nights }: Quote, rooms: number): number =>
  rooms * new Set(nights.map(({ date }) => date).filter((date) => date >= "2023-01-01")).size * 1000

it("tourism tax is due for each room with a visitor and each night, and nothing else moves", () => {
  fc.assert(
    fc.property(anyStayToPrice, anyResidency, anySaid, (stay, residency, said) => {
      const before = quoteStay({ ...stay, residency: "malaysian" })
      const quote = quoteForResidency(before, residency, said)
      const tax = stay.terms.tourismTaxExempt ? 0 : taxOf(quote, taxedRoomsOf(quote))

      expect(quote.why.tourismTax.amount).toBe(tax)
      expect(quote.occupancyTax - before.occupancyTax).toBe(tax)
      expect(quote.total - before.total).toBe(tax)
      expect(quote.sst).toBe(before.sst)
    }),
  )
})

it("a price with rooms of visitors does not depend on what was said before", () => {
  fc.assert(
    fc.property(anyStayToPrice, anyResidency, anySaid, anySaid, (stay, residency, first, then) => {
      const quote = quoteStay(stay)
      const again = quoteForResidency(quoteForResidency(quote, residency, first), residency, then)

      expect(again).toEqual(quoteForResidency(quote, residency, then))
    }),
  )
})

it("what was said is kept only where the lead guest would have decided otherwise", () => {
  const two = aQuote({ rooms: [aRatedRoom({ count: 2 })] })
  const kept = (residency: Residency, said: number | null) =>
    quoteForResidency(two, residency, said).why.tourismTax.roomsOfVisitors

  expect([kept("malaysian", 0), kept("malaysian", 1), kept("malaysian", 2)]).toEqual([
    undefined,
    1,
    2,
  ])
  expect([kept("visitor", 1), kept("visitor", 2), kept("visitor", null)]).toEqual([
    1,
    undefined,
    undefined,
  ])
})

it.each([
  ["malaysian", null, 3, null],
  ["malaysian", 1, 3, 1],
  ["malaysian", 1, 1, 1],
  ["visitor", null, 3, null],
  ["visitor", 1, 2, 1],
  ["visitor", 1, 3, 2],
  ["visitor", 1, 1, 0],
] as const)(
  "what a %s guest said of 2 rooms (%s) means for %i rooms %s",
  (lead, said, rooms, then) => {
    const two = quoteForResidency(aQuote({ rooms: [aRatedRoom({ count: 2 })] }), lead, said)

    expect(saidForRooms(two, rooms)).toBe(then)
  },
)
