import { depositReturnsOn } from "#core/pricing/deposit.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

it("returns the deposit three days after check-out", () => {
  expect(depositReturnsOn(day("2026-12-30"))).toBe("2027-01-02")
})
