import { expect, it } from "vitest"
import { percentOf, scoreOf, sentenceOf, sumOf, survivorsOf, type TestedMutant } from "./mutants.ts"

const mutantsThat = (...statuses: ReadonlyArray<string>): ReadonlyArray<TestedMutant> =>
  statuses.map((status, line) => ({
    file: "core/money/sen.ts",
    line,
    status,
    mutatorName: "ArithmeticOperator",
    replacement: "a - b",
  }))

it("scores the mutants that a test noticed among those it could notice", () => {
  const halfNoticed = mutantsThat("Killed", "Timeout", "Survived", "NoCoverage")
  const allNoticed = mutantsThat("Killed", "Ignored", "CompileError", "RuntimeError")

  expect(scoreOf(halfNoticed)).toEqual({ mutants: 4, noticed: 2 })
  expect(scoreOf(allNoticed)).toEqual({ mutants: 1, noticed: 1 })
})

it("names the mutants that nobody noticed", () => {
  const survivors = survivorsOf(mutantsThat("Killed", "Survived", "Ignored", "NoCoverage"))

  expect(survivors.map(({ status }) => status)).toEqual(["Survived", "NoCoverage"])
})

it("says in one line what nobody noticed", () => {
  const [mutant] = mutantsThat("Survived")

  expect(mutant && sentenceOf({ ...mutant, replacement: "{\n  a - b\n}" })).toBe(
    "no test noticed core/money/sen.ts:0 ArithmeticOperator: { a - b }",
  )
})

it("adds the mutants of files, not their percentages", () => {
  const together = sumOf([
    { mutants: 90, noticed: 90 },
    { mutants: 10, noticed: 0 },
  ])

  expect(percentOf(together)).toBe(90)
})

it("finds nothing wrong where nothing could be mutated", () => {
  expect(percentOf(scoreOf([]))).toBe(100)
})
