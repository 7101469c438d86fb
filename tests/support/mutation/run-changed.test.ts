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

it("holds each file that was never measured to its own standard", () => {
  const weak = mutantsOf(tally, 8, 2)

  expect(fallenAmong([...weak, ...mutantsOf("core/money/sen.ts", 90, 0)], {}, true)).toEqual([
    { file: tally, seen: { mutants: 10, noticed: 8 } },
  ])
  expect(fallenAmong(mutantsOf(tally, 19, 1), {}, true)).toEqual([])
})

it("lets a file be as it was measured, and no worse", () => {
  const asMeasured = mutantsOf(tally, 8, 2)

  expect(fallenAmong(asMeasured, measuredAt(10, 8), true)).toEqual([])
  expect(fallenAmong(asMeasured, measuredAt(10, 9), true).map(({ file }) => file)).toEqual([tally])
})

it("fails where a file is recorded below its standard, judged this time or not", () => {
  const others: Choice = { changed: ["core/money/sen.ts"], sample: [] }
  const judged = [{ mutants: mutantsOf("core/money/sen.ts", 9, 0), ending: "whole" as const }]

  expect(verdictOf(others, judged, measuredAt(10, 8))).toMatchObject({
    failed: 1,
    note: /0 fell, 1 recorded too low/,
  })
  expect(verdictOf(others, judged, measuredAt(20, 19)).failed).toBe(0)
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
