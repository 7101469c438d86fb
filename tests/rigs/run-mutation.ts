import { existsSync, readFileSync, rmSync } from "node:fs"
import { changedCore } from "./changed-core.ts"
import { MUTANTS_FILE, scoreOf, survivorsOf, testedMutants } from "./mutants.ts"
import { streamed, type Ending } from "./streamed.ts"
import type { Verdict } from "./verdicts.ts"

const BUDGET_MINUTES = 8
const REPORT_FILE = "reports/mutation.json"

const breakScore = (): number =>
  (JSON.parse(readFileSync("stryker.conf.json", "utf8")) as { thresholds: { break: number } })
    .thresholds.break

const verdictOf = (files: ReadonlyArray<string>, { isTimeOver }: Ending): Verdict => {
  // Results of other files come along from earlier runs; only those of this change are judged.
  const mutants = testedMutants().filter(({ file }) => files.includes(file))
  const score = scoreOf(mutants)
  const isJudged = isTimeOver ? mutants.length > 0 : existsSync(REPORT_FILE)
  if (!isJudged) return { passed: 0, failed: 1, note: "no mutant was judged: see above" }
  const survivors = survivorsOf(mutants)
  for (const { file, line, mutatorName, replacement } of survivors)
    console.log(`no test noticed ${file}:${line} ${mutatorName}: ${replacement.slice(0, 80)}`)
  const cut = isTimeOver ? ` within ${BUDGET_MINUTES} minutes` : ""
  return {
    passed: 0,
    failed: score >= breakScore() ? 0 : 1,
    note: `score ${score.toFixed(1)} of ${mutants.length} mutants${cut}, at least ${breakScore()}`,
  }
}

/** Changes the core files of this change one spot at a time and asks whether a test notices. */
export const runMutation = async (): Promise<Verdict> => {
  const files = changedCore()
  if (files.length === 0) return { passed: 0, failed: 0, note: "no file of core was ever changed" }
  for (const file of [MUTANTS_FILE, REPORT_FILE]) rmSync(file, { force: true })
  console.log(`Mutating ${files.join(", ")}`)
  const words = ["run", "stryker.conf.json", "--mutate", files.join(",")]
  return verdictOf(files, await streamed("stryker", words, BUDGET_MINUTES))
}
