import { expect, it } from "vitest"
import { readScores } from "./scores.ts"
import {
  belowStandard,
  isBelow,
  isFallen,
  isFallenInPart,
  isNewFallen,
  standardOf,
  STILL_BELOW,
} from "./standards.ts"

it("lets nothing go unnoticed in money, dates, prices and rules", () => {
  expect(standardOf("core/money/sen.ts")).toBe(100)
  expect(standardOf("core/stay/nights.ts")).toBe(100)
  expect(standardOf("core/pricing/quote.ts")).toBe(100)
  expect(standardOf("core/people/email.rules.ts")).toBe(100)
  expect(standardOf("core/search/count-facets.ts")).toBe(95)
})

const tally = "core/search/count-facets.ts"
const of = (mutants: number, noticed: number) => ({ mutants, noticed })

it("holds a file to its standard, however well it was measured", () => {
  expect(isFallen(tally, of(100, 95), of(100, 100))).toBe(false)
  expect(isFallen(tally, of(100, 94), of(100, 100))).toBe(true)
  expect(isFallen("core/money/sen.ts", of(100, 99), of(100, 100))).toBe(true)
})

it("holds a file that has not reached its standard to what it had reached", () => {
  expect(isFallen(tally, of(10, 8), of(10, 8))).toBe(false)
  expect(isFallen(tally, of(10, 7), of(10, 8))).toBe(true)
  expect(isFallen(tally, of(10, 9), of(10, 8))).toBe(false)
})

it("lets a file become shorter whose unnoticed mutants are the former ones", () => {
  expect(isFallen(tally, of(9, 7), of(10, 8))).toBe(false)
  expect(isFallen(tally, of(9, 6), of(10, 8))).toBe(true)
})

it("lets a part fall once more goes unnoticed than the whole of the file may have", () => {
  expect(isFallenInPart(tally, of(10, 5), of(100, 100))).toBe(false)
  expect(isFallenInPart(tally, of(10, 4), of(100, 100))).toBe(true)
  expect(isFallenInPart(tally, of(10, 4), of(100, 94))).toBe(false)
  expect(isFallenInPart("core/money/sen.ts", of(10, 9), of(100, 100))).toBe(true)
})

it("holds a new file to its standard, and judges it by a part that is large enough", () => {
  expect(isNewFallen(tally, of(10, 9), true)).toBe(true)
  expect(isNewFallen(tally, of(20, 19), true)).toBe(false)
  expect(isNewFallen(tally, of(19, 10), false)).toBe(false)
  expect(isNewFallen(tally, of(20, 18), false)).toBe(true)
  expect(isNewFallen("core/money/sen.ts", of(99, 98), true)).toBe(true)
})

it("finds what is recorded below its own standard", () => {
  const [known = ""] = STILL_BELOW

  expect(isBelow(tally, of(100, 95))).toBe(false)
  expect(isBelow(tally, of(100, 94))).toBe(true)
  expect(
    belowStandard({
      [tally]: of(100, 94),
      "core/money/sen.ts": of(200, 199),
      "core/search/stay-card.ts": of(100, 95),
      [known]: of(10, 1),
    }),
  ).toEqual([tally, "core/money/sen.ts"])
})

it("is met by every file of the record", () => {
  expect(Object.keys(readScores()).length).toBeGreaterThan(500)
  expect(belowStandard(readScores())).toEqual([])
})
