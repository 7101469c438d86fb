import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "#core/kernel/instant.ts"
import { senOf } from "#core/money/amounts.ts"
import { refundFor, stayStartsAt, type Cancellation } from "#core/pricing/refund.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { anySen } from "#fixtures/arbitraries/any-money.ts"
import { anyQuote } from "#fixtures/arbitraries/any-quote.ts"
import { anyPolicy } from "#fixtures/arbitraries/any-room-type.ts"

const HOUR = 60 * 60 * 1000
const hoursBefore = (checkIn: CalendarDate, hours: number) =>
  new Date(Date.parse(stayStartsAt(checkIn)) - hours * HOUR).toISOString() as Instant

/** Every price with every policy, cancelled from ten days before check-in to two days after. */
const anyCancellation: fc.Arbitrary<Cancellation> = fc
  .record({
    quote: anyQuote,
    policies: fc.array(anyPolicy, { minLength: 1, maxLength: 3 }),
    hours: fc.integer({ min: -48, max: 240 }),
  })
  .map(({ quote, policies, hours }) => {
    const checkIn = quote.nights[0]?.date as CalendarDate
    return { quote, policies, checkIn, at: hoursBefore(checkIn, hours), captured: quote.total }
  })

describe("Any refund", () => {
  it("and what is kept add up to what was captured, whatever that was", () => {
    fc.assert(
      fc.property(anyCancellation, fc.option(anySen), (cancellation, other) => {
        const captured = other ?? cancellation.captured
        const { refund, kept } = refundFor({ ...cancellation, captured })
        expect(senOf(refund) + senOf(kept)).toBe(captured)
      }),
    )
  })

  it("of a stay paid in full has its deposit and occupancy tax in it", () => {
    fc.assert(
      fc.property(anyCancellation, (cancellation) => {
        const { deposit, occupancyTax } = cancellation.quote
        expect(refundFor(cancellation).refund).toBeGreaterThanOrEqual(deposit + occupancyTax)
      }),
    )
  })

  it("never grows by waiting", () => {
    fc.assert(
      fc.property(anyCancellation, fc.nat({ max: 240 }), (cancellation, hours) => {
        const at = new Date(Date.parse(cancellation.at) + hours * HOUR).toISOString() as Instant
        const later = refundFor({ ...cancellation, at }).refund
        expect(later).toBeLessThanOrEqual(refundFor(cancellation).refund)
      }),
    )
  })

  it("never grows by a room under another policy", () => {
    fc.assert(
      fc.property(anyCancellation, anyPolicy, (cancellation, policy) => {
        const policies = [...cancellation.policies, policy]
        const mixed = refundFor({ ...cancellation, policies }).refund
        expect(mixed).toBeLessThanOrEqual(refundFor(cancellation).refund)
      }),
    )
  })
})
