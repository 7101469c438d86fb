import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { verdictOfCheck, verdictOfTests } from "./verdicts.ts"

const ENDED_WELL = { code: 0, isTimeOver: false }
const ENDED_BADLY = { code: 1, isTimeOver: false }

const aReport = (counts: Record<string, unknown>): string => {
  const file = join(mkdtempSync(join(tmpdir(), "singgah-verdict-")), "report.json")
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  writeFileSync(file, JSON.stringify({ ...none, ...counts }))
  return file
}

it("counts what passed and what failed", () => {
  const report = aReport({ numPassedTests: 7, numFailedTests: 2 })

  expect(verdictOfTests(report, ENDED_BADLY)).toMatchObject({ passed: 7, failed: 2 })
})

it("says again what failed and why, once for each try, and nothing of what passed", () => {
  const why = ["Error: no room\n    at here", "Error: no bed"]
  const failed = { status: "failed", fullName: "a guest > books", failureMessages: why }
  const passed = { status: "passed", fullName: "a guest > looks", failureMessages: [] }
  const file = { name: "guests.test.ts", message: "", assertionResults: [passed, failed] }
  const broken = { name: "rooms.test.ts", message: "it did not load", assertionResults: [] }
  const report = aReport({ numFailedTests: 1, testResults: [file, broken] })

  expect(verdictOfTests(report, ENDED_BADLY).failures).toEqual([
    "guests.test.ts: a guest > books (failed)\nError: no room\n    at here\nError: no bed",
    "rooms.test.ts\nit did not load",
  ])
})

it("names what passed only when it was tried again, and what it had failed of", () => {
  const flaky = { status: "passed", fullName: "a guest > books", failureMessages: ["Error: late"] }
  const passed = { status: "passed", fullName: "a guest > looks", failureMessages: [] }
  const file = { name: "guests.test.ts", message: "", assertionResults: [flaky, passed] }
  const verdict = verdictOfTests(aReport({ numPassedTests: 2, testResults: [file] }), ENDED_WELL)

  expect(verdict).toMatchObject({ passed: 2, failed: 0, failures: [] })
  expect(verdict.note).toBe("1 passed only when tried again: see above")
  expect(verdict.secondAttempts).toEqual([
    "guests.test.ts: a guest > books (passed when tried again)\nError: late",
  ])
})

it("names the tests that had not ended when the time of the run was over", () => {
  const verdict = verdictOfTests("/nowhere/report.json", { code: 1, isTimeOver: true }, ["a > b"])

  expect(verdict).toEqual({
    passed: 0,
    failed: 1,
    note: "its time was over",
    failures: ["a > b (not ended)"],
  })
})

it("counts a test that did not run as a failure", () => {
  const report = aReport({ numPassedTests: 7, numPendingTests: 1, numTodoTests: 1 })

  expect(verdictOfTests(report, ENDED_WELL)).toMatchObject({ passed: 7, failed: 2 })
})

it.each([
  ["no test was found", aReport({}), ENDED_WELL],
  ["no report was written", "/nowhere/report.json", ENDED_WELL],
])("fails when %s", (_, report, ending) => {
  expect(verdictOfTests(report, ending)).toMatchObject({ passed: 0, failed: 1 })
})

it("fails when the run broke outside its tests", () => {
  expect(verdictOfTests(aReport({ numPassedTests: 7 }), ENDED_BADLY)).toMatchObject({ failed: 1 })
})

it("counts a check that does not hold as one failure and never as a test", () => {
  expect(verdictOfCheck(ENDED_WELL)).toMatchObject({ passed: 0, failed: 0 })
  expect(verdictOfCheck(ENDED_BADLY)).toMatchObject({ passed: 0, failed: 1 })
})
