import { existsSync, readFileSync } from "node:fs"

/** Where the mutation run writes one line per mutant, as soon as it is judged. */
export const MUTANTS_FILE = "reports/mutants.jsonl"

/** One change of core and what the tests said to it. */
export interface TestedMutant {
  readonly file: string
  readonly line: number
  readonly status: string
  readonly mutatorName: string
  readonly replacement: string
}

const DETECTED = ["Killed", "Timeout"]
const UNDETECTED = ["Survived", "NoCoverage"]

/** Every mutant judged so far, also when the run was cut short. */
export const testedMutants = (file: string = MUTANTS_FILE): ReadonlyArray<TestedMutant> =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as TestedMutant)
    : []

/** The mutants that no test noticed. */
export const survivorsOf = (mutants: ReadonlyArray<TestedMutant>): ReadonlyArray<TestedMutant> =>
  mutants.filter(({ status }) => UNDETECTED.includes(status))

/** The percentage of valid mutants that a test noticed; 100 when there was nothing to notice. */
export const scoreOf = (mutants: ReadonlyArray<TestedMutant>): number => {
  const detected = mutants.filter(({ status }) => DETECTED.includes(status)).length
  const valid = detected + survivorsOf(mutants).length
  return valid === 0 ? 100 : (100 * detected) / valid
}
