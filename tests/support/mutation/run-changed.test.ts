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
const choice: Choice = { changed: [tally], sample: [] }
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

  expect(fallenAmong(mutants, scores, true).map(({ file }) => file)).toEqual([
    tally,
    "core/money/sen.ts",
  ])
  expect(verdictOf(choice, [{ mutants, ending: "whole" }], scores).failed).toBe(2)
})

it("judges files that were never measured together", () => {
  const weak = mutantsOf(tally, 8, 2)

  expect(fallenAmong([...weak, ...mutantsOf("core/money/sen.ts", 10, 0)], {}, true)).toEqual([])
  expect(fallenAmong(weak, {}, true)).toEqual([
    { file: "all new files", seen: { mutants: 10, noticed: 8 } },
  ])
})

it("lets a file be as it was measured, and no worse", () => {
  const asMeasured = [{ mutants: mutantsOf(tally, 8, 2), ending: "whole" as const }]

  expect(verdictOf(choice, asMeasured, measuredAt(10, 8)).failed).toBe(0)
  expect(verdictOf(choice, asMeasured, measuredAt(10, 9)).failed).toBe(1)
})

it("judges what was cut short by what it had seen", () => {
  const cut = (killed: number, survived: number) =>
    [{ mutants: mutantsOf(tally, killed, survived), ending: "cut" as const }] as const

  expect(verdictOf(choice, cut(4, 6), measuredAt(100, 100)).failed).toBe(1)
  expect(verdictOf(choice, cut(5, 5), measuredAt(100, 100)).failed).toBe(0)
  expect(verdictOf(choice, cut(2, 18), {}).failed).toBe(1)
  expect(verdictOf(choice, cut(20, 0), {})).toMatchObject({
    failed: 0,
    note: /of 20 mutants in 1 of 1/,
  })
})

it("holds where there was nothing to judge in what changed", () => {
  expect(verdictOf(choice, [{ mutants: [], ending: "whole" }], {}).failed).toBe(0)
})

it("fails where nothing was judged", () => {
  expect(verdictOf(choice, [{ mutants: [], ending: "cut" }], {}).failed).toBe(1)
  expect(verdictOf(choice, [{ mutants: [], ending: "broken" }], {}).failed).toBe(1)
  expect(verdictOf(choice, [], {}).failed).toBe(1)
})

it("fails where Stryker broke, whatever it had seen", () => {
  const broken = [{ mutants: mutantsOf(tally, 20, 0), ending: "broken" as const }]

  expect(verdictOf(choice, broken, {}).failed).toBe(1)
})
