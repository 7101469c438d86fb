import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { streamed } from "../streamed.ts"
import { testFolderOf } from "./asked-tests.ts"
import type { Batch } from "./choice.ts"
import { MUTANTS_FILE, testedMutants, type TestedMutant } from "./mutants.ts"
import { effectInOneFile } from "./one-file-effect.ts"

/** Where the reports of a mutation run are, one page a folder. */
export const REPORTS = "reports/mutation"

/** What one run said: the mutants it judged, and whether it came to its end. */
export interface Judgement {
  readonly mutants: ReadonlyArray<TestedMutant>
  readonly ending: "whole" | "cut" | "broken"
}

const configFor = ({ folder, files }: Batch): object => ({
  ...(JSON.parse(readFileSync("stryker.conf.json", "utf8")) as object),
  mutate: files,
  htmlReporter: { fileName: `${REPORTS}/${folder}.html` },
})

/** Changes files of one folder one spot at a time and asks whether a test of theirs notices. */
export const mutate = async (batch: Batch, minutes: number): Promise<Judgement> => {
  mkdirSync(REPORTS, { recursive: true })
  rmSync(MUTANTS_FILE, { force: true })
  const config = `${REPORTS}/${batch.folder}.config.json`
  writeFileSync(config, JSON.stringify(configFor(batch)))
  process.env["MUTATION_TESTS"] = testFolderOf(batch.folder)
  process.env["MUTATION_EFFECT"] ??= await effectInOneFile()
  const { code, isTimeOver } = await streamed("stryker", ["run", config], minutes)
  return { mutants: testedMutants(), ending: isTimeOver ? "cut" : code === 0 ? "whole" : "broken" }
}
