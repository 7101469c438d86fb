import { rmSync } from "node:fs"
import { streamed } from "./streamed.ts"
import { forgetUnfinished, unfinishedTests } from "./unfinished-tests.ts"
import { verdictOfCheck, verdictOfTests, type Verdict } from "./verdicts.ts"

const MINUTES_OF_A_CHECK = 5

/** Runs a program whose exit code is all there is to it. */
export const runChecked = async (program: string, words: ReadonlyArray<string>): Promise<Verdict> =>
  verdictOfCheck(await streamed(program, words, MINUTES_OF_A_CHECK))

/** Runs tests with Vitest, asked by these words, and reads what its report says of each. */
export const runTests = async (
  name: string,
  words: ReadonlyArray<string>,
  minutes: number,
): Promise<Verdict> => {
  const report = `reports/${name}.json`
  rmSync(report, { force: true })
  forgetUnfinished()
  const reporters = ["default", "json", "./tests/support/unfinished-tests.ts"]
  const all = [
    "run",
    ...words,
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
  ]
  const ending = await streamed("vitest", all, minutes)
  return verdictOfTests(report, ending, unfinishedTests())
}
