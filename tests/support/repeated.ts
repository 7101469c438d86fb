import type { Verdict } from "./verdicts.ts"

/** How many runs the row has in which no journey may need a second try. */
export const RUNS = 10

/** What a row of runs came to. */
export interface RowOfRuns {
  readonly lines: ReadonlyArray<string>
  readonly isHeld: boolean
}

/** A second try is named without what it had failed of; each run has printed that. */
const nameOf = (secondTry: string): string => secondTry.split("\n")[0] ?? ""

/**
 * The second tries of a row of runs, each test with how often it needed one. The row holds where every
 * test passed at once in every run.
 */
export const rowOfRuns = (verdicts: ReadonlyArray<Verdict>): RowOfRuns => {
  const again = verdicts.flatMap(({ secondAttempts = [] }) => secondAttempts.map(nameOf))
  const failed = verdicts.reduce((sum, verdict) => sum + verdict.failed, 0)
  const counted = [...Map.groupBy(again, (name) => name)].map(
    ([name, tries]) => `${tries.length} of ${verdicts.length} runs: ${name}`,
  )
  const sum = `${verdicts.length} runs, ${again.length} second tries, ${failed} failed`
  return {
    lines: [...counted, sum],
    isHeld: verdicts.length > 0 && again.length === 0 && failed === 0,
  }
}

/** How many runs are asked for, and which files: all journeys where none is named. */
export const runsAsked = (
  words: ReadonlyArray<string>,
): { readonly runs: number; readonly files: ReadonlyArray<string> } => {
  const [first = "", ...others] = words
  const isCount = /^[1-9]\d*$/.test(first)
  return { runs: isCount ? Number(first) : RUNS, files: isCount ? others : words }
}
