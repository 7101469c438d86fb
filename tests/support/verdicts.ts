import { existsSync, readFileSync } from "node:fs"
import type { Ending } from "./streamed.ts"

/** What a part of the run found: real tests that passed and failed, and a word about it. */
export interface Verdict {
  readonly passed: number
  readonly failed: number
  readonly note: string
  /** What failed and why, in a few lines each, to be said again where a long run ends. */
  readonly failures?: ReadonlyArray<string>
  /** Which tests passed only when they were tried again, and why they had failed before. */
  readonly secondAttempts?: ReadonlyArray<string>
}

/** A part of the run, which finds its own verdict. */
export interface Part {
  readonly name: string
  /** True where tests are counted: none at all is a failure. */
  readonly isCounted: boolean
  /** False where other parts may run beside it. */
  readonly isAlone: boolean
  readonly run: () => Promise<Verdict>
}

interface TestOfReport {
  readonly status: string
  readonly fullName: string
  readonly failureMessages: ReadonlyArray<string>
}

interface FileOfReport {
  readonly name: string
  readonly message: string
  readonly assertionResults: ReadonlyArray<TestOfReport>
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults?: ReadonlyArray<FileOfReport>
}

const LINES_OF_A_FAILURE = 24

const firstLines = (text: string): string =>
  text.split("\n").slice(0, LINES_OF_A_FAILURE).join("\n")

const failuresOf = ({ testResults = [] }: VitestReport): ReadonlyArray<string> =>
  testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === "" ? [] : [`${name}\n${firstLines(message)}`]),
    ...assertionResults
      .filter(({ status }) => status !== "passed")
      .map(({ status, fullName, failureMessages }) =>
        [`${name}: ${fullName} (${status})`, ...failureMessages.map(firstLines)].join("\n"),
      ),
  ])

/** Vitest keeps the failures of earlier tries with a test that passed in the end. */
const secondAttemptsOf = ({ testResults = [] }: VitestReport): ReadonlyArray<string> =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) =>
        [`${name}: ${fullName} (passed when tried again)`, ...failureMessages.map(firstLines)].join(
          "\n",
        ),
      ),
  )

/** A check is no test: it adds nothing when it holds and one failure when it does not. */
export const verdictOfCheck = ({ code, isTimeOver }: Ending): Verdict => ({
  passed: 0,
  failed: code === 0 ? 0 : 1,
  note: isTimeOver ? "its time was over" : code === 0 ? "holds" : "does not hold",
})

const noteOf = (failed: number, skipped: number, again: number, isTimeOver: boolean): string => {
  if (isTimeOver) return "its time was over"
  if (skipped > 0) return `${skipped} did not run, which is a failure`
  if (failed > 0) return "see above"
  return again > 0 ? `${again} passed only when tried again: see above` : ""
}

/**
 * Counts the tests of a Vitest run; no report, no tests or a skipped test is a failure. Where its time
 * was over, `unfinished` are the tests that it was at.
 */
export const verdictOfTests = (
  reportFile: string,
  { code, isTimeOver }: Ending,
  unfinished: ReadonlyArray<string> = [],
): Verdict => {
  if (!existsSync(reportFile))
    return {
      passed: 0,
      failed: 1,
      note: isTimeOver ? "its time was over" : "no report was written",
      failures: unfinished.map((name) => `${name} (not ended)`),
    }
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as VitestReport
  const skipped = report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + skipped
  const passed = report.numPassedTests
  if (passed + failed === 0) return { passed: 0, failed: 1, note: "there were no tests" }
  const failures = failuresOf(report)
  const secondAttempts = secondAttemptsOf(report)
  const found = { failures, secondAttempts }
  if (failed === 0 && code !== 0)
    return { passed, failed: 1, note: "the run failed outside its tests", ...found }
  return {
    passed,
    failed,
    note: noteOf(failed, skipped, secondAttempts.length, isTimeOver),
    ...found,
  }
}
