import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Choice } from "./choice.ts"
import type { TestedMutant } from "./mutants.ts"
import { fallenAmong, verdictOf } from "./run-changed.ts"
import { hashOf, type Scores } from "./scores.ts"

const mutantsOf = (file: string, killed: number, survived: number): ReadonlyArray<TestedMutant> =>
  Array.from({ length: killed + survived }, (_, line) => ({
    file,
    line,
    status: line < killed ? "Killed" : "Survived",
    mutatorName: "ArithmeticOperator",
    replacement: "a - b",
  }))

const tally = "core/search/count-facets.ts"
const choice: Choice = { why: "changed", files: [tally] }
const measuredAt = (mutants: number, noticed: number): Scores => ({
  [tally]: { hash: hashOf("before"), mutants, noticed },
})

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

it("fails for each measured file that falls below its standard", () => {
  const mutants = [...mutantsOf(tally, 18, 2), ...mutantsOf("core/money/sen.ts", 200, 1)]
  const scores = {
    ...measuredAt(20, 20),
    "core/money/sen.ts": { hash: hashOf("before"), mutants: 201, noticed: 201 },
  }

  expect(fallenAmong(mutants, scores).map(({ file }) => file)).toEqual([tally, "core/money/sen.ts"])
  expect(verdictOf(choice, [{ mutants, ending: "whole" }], scores).failed).toBe(2)
})

it("judges files that were never measured together", () => {
  const weak = mutantsOf(tally, 8, 2)

  expect(fallenAmong([...weak, ...mutantsOf("core/money/sen.ts", 10, 0)], {})).toEqual([])
  expect(fallenAmong(weak, {})).toEqual([{ file: "all new files", score: 80, least: 90 }])
})

it("lets a file be as it was measured, and no worse", () => {
  const asMeasured = [{ mutants: mutantsOf(tally, 8, 2), ending: "whole" as const }]

  expect(verdictOf(choice, asMeasured, measuredAt(10, 8)).failed).toBe(0)
  expect(verdictOf(choice, asMeasured, measuredAt(10, 9)).failed).toBe(1)
})

it("lets no file fall by a part that was cut short", () => {
  const cut = [{ mutants: mutantsOf(tally, 2, 18), ending: "cut" as const }]

  expect(verdictOf(choice, cut, {}).failed).toBe(0)
})

it("says of a run that was cut short what it had seen", () => {
  const cut = [{ mutants: mutantsOf(tally, 20, 0), ending: "cut" as const }]

  expect(verdictOf(choice, cut, {})).toMatchObject({ failed: 0, note: /of 20 mutants in 1 of 1/ })
})

it("fails where nothing was judged", () => {
  expect(verdictOf(choice, [{ mutants: [], ending: "cut" }], {}).failed).toBe(1)
  expect(verdictOf(choice, [{ mutants: [], ending: "broken" }], {}).failed).toBe(1)
})

it("fails where Stryker broke, whatever it had seen", () => {
  const broken = [{ mutants: mutantsOf(tally, 20, 0), ending: "broken" as const }]

  expect(verdictOf(choice, broken, {}).failed).toBe(1)
})
