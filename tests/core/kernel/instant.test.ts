import { Instant } from "#core/kernel/instant.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { Schema } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"

/** The last moment whose year is written with four figures: 9999-12-31T23:59:59.999Z. */
const LAST = Date.parse("9999-12-31T23:59:59.999Z")

it("a moment is written down in UTC, to the millisecond", () => {
  expect(instantAt(0)).toBe("1970-01-01T00:00:00.000Z")
  expect(instantAt(Date.UTC(2026, 11, 1, 7, 0, 0, 5))).toBe("2026-12-01T07:00:00.005Z")
})

it("what is written is an instant, and reads as the same moment", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LAST }), (millis) => {
      expect(Schema.is(Instant)(instantAt(millis))).toBe(true)
      expect(Date.parse(instantAt(millis))).toBe(millis)
    }),
  )
})
