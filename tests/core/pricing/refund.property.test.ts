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

/** Every price with every policy, cancelled from ten days before check-in to two days after, often at a deadline. */
const anyCancellation: fc.Arbitrary<Cancellation> = fc
  .record({
    quote: anyQuote,
    policies: fc.array(anyPolicy, { minLength: 1, maxLength: 3 }),
    hours: fc.oneof(fc.integer({ min: -48, max: 240 }), fc.constantFrom(0, 3 * 24, 7 * 24)),
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

  it("is the policy's figure of its moment, to the sen", () => {
    fc.assert(
      fc.property(anyCancellation, (cancellation) => {
        const { quote, policies, checkIn, at } = cancellation
        const hoursLeft = (Date.parse(stayStartsAt(checkIn)) - Date.parse(at)) / HOUR
        const freeHours = policies.includes("MODERATE") ? 7 * 24 : 3 * 24
        const { subtotal, bookingFee, sst, total } = quote
        const firstNight = quote.nights
          .filter(({ date }) => date === checkIn)
          .reduce((sum, { price, rooms }) => sum + price * rooms, 0)
        const feeSst = Math.floor((2 * bookingFee * quote.why.sstBps + 10_000) / 20_000)
        const isLost = hoursLeft <= 0 || policies.includes("NON_REFUNDABLE")
        const late = firstNight + bookingFee + (quote.why.sstOnFee ? feeSst : 0)
        const kept = isLost ? subtotal + bookingFee + sst : hoursLeft > freeHours ? 0 : late
        expect(refundFor(cancellation).refund).toBe(total - kept)
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
