import {
  guaranteeFor,
  holdObstacle,
  pauseAfter,
  usualHoldLimits,
  type Asking,
} from "#core/front-desk/hold-limits.rules.ts"
import type { Kept } from "#core/booking/kept-without-payment.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

const NOW = Date.parse("2026-11-21T02:30:00.000Z")
const count = (max: number) => fc.integer({ min: 0, max })

const anyKept: fc.Arbitrary<Kept> = fc.record({
  networkRoomNights: count(200),
  networkRoomsHere: count(30),
  networkUnpaidStays: count(5),
  networkAbandoned: count(2000),
  networkPaid: count(300),
  networkLastEnd: fc.integer({ min: NOW - 1e8, max: NOW }),
  guestRoomNights: count(200),
  guestUnpaidStays: count(5),
  hasPaid: fc.boolean(),
  strangersHere: count(30),
  unpaidHere: count(30),
  abandonedHere: count(300),
})

const anyAsking: fc.Arbitrary<Asking> = fc
  .record({
    standing: fc.constantFrom("stranger" as const, "proved" as const, "known" as const),
    rooms: fc.integer({ min: 1, max: 9 }),
    largest: fc.integer({ min: 1, max: 9 }),
    nights: fc.integer({ min: 1, max: 30 }),
    more: count(40),
  })
  .map(({ more, ...asking }) => ({
    ...asking,
    largest: Math.min(asking.largest, asking.rooms),
    units: asking.rooms + more,
  }))

const isOpen = (asking: Asking, kept: Kept) =>
  holdObstacle(usualHoldLimits, asking, kept, NOW) === null

it("never refuses fewer rooms where more of them would be held", () => {
  fc.assert(
    fc.property(anyAsking, anyKept, (asking, kept) => {
      const smaller = { ...asking, rooms: Math.max(1, asking.rooms - 1) }
      expect(isOpen(asking, kept) && !isOpen(smaller, kept)).toBe(false)
    }),
  )
})

it("never refuses a better known guest what a stranger would get", () => {
  fc.assert(
    fc.property(anyAsking, anyKept, (asking, kept) => {
      const [stranger, proved, known] = (["stranger", "proved", "known"] as const).map((standing) =>
        isOpen({ ...asking, standing }, kept),
      )
      expect(stranger && !proved).toBe(false)
      expect(proved && !known).toBe(false)
    }),
  )
})

it("never tells a stranger less than a proved guest what paying on arrival needs", () => {
  const ranks = ["none", "address", "card"]
  const rank = (asking: Asking, kept: Kept) =>
    ranks.indexOf(guaranteeFor(usualHoldLimits, asking, kept))
  fc.assert(
    fc.property(anyAsking, anyKept, (asking, kept) => {
      const [stranger, proved, known] = (["stranger", "proved", "known"] as const).map((standing) =>
        rank({ ...asking, standing }, kept),
      )
      expect(stranger).toBeGreaterThanOrEqual(proved ?? 9)
      expect(proved).toBeGreaterThanOrEqual(known ?? 9)
    }),
  )
})

it("lengthens the pause with what is abandoned and shortens it with what is paid", () => {
  fc.assert(
    fc.property(anyKept, count(500), (kept, more) => {
      const pause = pauseAfter(usualHoldLimits, kept)
      const { networkAbandoned, networkPaid } = kept
      expect(
        pauseAfter(usualHoldLimits, { ...kept, networkAbandoned: networkAbandoned + more }),
      ).toBeGreaterThanOrEqual(pause)
      expect(
        pauseAfter(usualHoldLimits, { ...kept, networkPaid: networkPaid + more }),
      ).toBeLessThanOrEqual(pause)
    }),
  )
})
