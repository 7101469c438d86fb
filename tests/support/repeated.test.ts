import { expect, it } from "vitest"
import { rowOfRuns, RUNS, runsAsked } from "./repeated.ts"
import type { Verdict } from "./verdicts.ts"

const passed: Verdict = { passed: 3, failed: 0, note: "" }
const tried = "paying.test.ts: a guest > pays (passed when tried again)"
const again: Verdict = { ...passed, secondAttempts: [`${tried}\nError: late`] }

it("holds where every test passed at once in every run", () => {
  expect(rowOfRuns([passed, passed])).toEqual({
    lines: ["2 runs, 0 second tries, 0 failed"],
    isHeld: true,
  })
})

it("names each test that needed a second try, in how many runs, and fails", () => {
  expect(rowOfRuns([again, passed, again])).toEqual({
    lines: [`2 of 3 runs: ${tried}`, "3 runs, 2 second tries, 0 failed"],
    isHeld: false,
  })
})

it("fails where a test failed, and where nothing ran", () => {
  expect(rowOfRuns([passed, { ...passed, failed: 1 }]).isHeld).toBe(false)
  expect(rowOfRuns([]).isHeld).toBe(false)
})

it("asks for ten runs of everything unless told otherwise", () => {
  expect(runsAsked([])).toEqual({ runs: RUNS, files: [] })
  expect(runsAsked(["3", "tests/journeys/map.test.ts"])).toEqual({
    runs: 3,
    files: ["tests/journeys/map.test.ts"],
  })
  expect(runsAsked(["tests/journeys/map.test.ts"])).toEqual({
    runs: RUNS,
    files: ["tests/journeys/map.test.ts"],
  })
})
