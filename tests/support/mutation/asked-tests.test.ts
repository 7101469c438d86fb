import { expect, it } from "vitest"
import { askedTestsIn, ownTestsOf, testFolderOf, testsHashOf } from "./asked-tests.ts"
import { readScores } from "./scores.ts"
import { coreSources } from "./sources.ts"

it("takes the tests nearest to a file for those that speak of it", () => {
  expect(ownTestsOf("core/pricing/refund.ts")).toContain("tests/core/pricing/refund.test.ts")
  expect(ownTestsOf("core/pricing/refund.ts")).not.toContain("tests/core/pricing/quote.test.ts")
})

it("asks no model and no time zone, as no mutant is shown to them", () => {
  const asked = askedTestsIn("tests/core")

  expect(asked.length).toBeGreaterThan(300)
  expect(asked.filter((file) => /time-zones|\.model\.test/.test(file))).toEqual([])
})

it("asks rooms of one subject together, and a room without tests everywhere", () => {
  expect(testFolderOf("pricing")).toBe("tests/core/pricing")
  expect(testFolderOf("managing")).toContain("booking,")
  expect(testFolderOf("no-such-room")).toBe("tests/core")
})

it("tells files of different tests apart, and the same file alike", () => {
  expect(testsHashOf("core/pricing/refund.ts")).toBe(testsHashOf("core/pricing/refund.ts"))
  expect(testsHashOf("core/pricing/refund.ts")).not.toBe(testsHashOf("core/money/sen.ts"))
})

it("knows tests of every file of core in which there is something to notice", () => {
  const scores = readScores()
  const mutated = coreSources().filter(({ file }) => (scores[file]?.mutants ?? 0) > 0)

  expect(mutated.length).toBeGreaterThan(300)
  expect(mutated.filter(({ file }) => ownTestsOf(file).length === 0)).toEqual([])
})
