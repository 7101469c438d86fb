import { expect, it } from "vitest"
import { leastOf, standardOf } from "./standards.ts"

it("lets nothing go unnoticed in money, dates, prices and rules", () => {
  expect(standardOf("core/money/sen.ts")).toBe(100)
  expect(standardOf("core/stay/nights.ts")).toBe(100)
  expect(standardOf("core/pricing/quote.ts")).toBe(100)
  expect(standardOf("core/people/email.rules.ts")).toBe(100)
  expect(standardOf("core/search/count-facets.ts")).toBe(95)
})

it("holds a file to its standard, however well it was measured", () => {
  expect(leastOf("core/search/count-facets.ts", 100)).toBe(95)
})

it("holds a file that has not reached its standard to what it had reached", () => {
  expect(leastOf("core/money/sen.ts", 97.5)).toBe(97.5)
  expect(leastOf("core/search/count-facets.ts", 80)).toBe(80)
})
