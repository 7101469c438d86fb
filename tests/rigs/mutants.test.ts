import { expect, it } from "vitest"
import { scoreOf, survivorsOf, type TestedMutant } from "./mutants.ts"

const mutantsThat = (...statuses: ReadonlyArray<string>): ReadonlyArray<TestedMutant> =>
  statuses.map((status, line) => ({
    file: "core/money/sen.ts",
    line,
    status,
    mutatorName: "ArithmeticOperator",
    replacement: "a - b",
  }))

it("scores the mutants that a test noticed among those it could notice", () => {
  expect(scoreOf(mutantsThat("Killed", "Timeout", "Survived", "NoCoverage"))).toBe(50)
  expect(scoreOf(mutantsThat("Killed", "Ignored", "CompileError", "RuntimeError"))).toBe(100)
})

it("names the mutants that nobody noticed", () => {
  const survivors = survivorsOf(mutantsThat("Killed", "Survived", "Ignored", "NoCoverage"))

  expect(survivors.map(({ status }) => status)).toEqual(["Survived", "NoCoverage"])
})

it("finds nothing wrong where nothing could be mutated", () => {
  expect(scoreOf([])).toBe(100)
})
