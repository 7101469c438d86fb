import { existsSync, readFileSync } from "node:fs"

/** Where a mutation run writes one line per mutant, as soon as it is judged. */
export const MUTANTS_FILE = "reports/mutation/mutants.jsonl"

/** One change of core and what the tests said to it. */
export interface TestedMutant {
  readonly file: string
  readonly line: number
  readonly status: string
  readonly mutatorName: string
  readonly replacement: string
}

/** How many mutants of a file its tests could notice, and how many they did. */
export interface Score {
  readonly mutants: number
  readonly noticed: number
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

/** A mutant that no test noticed, in one line. */
export const sentenceOf = ({ file, line, mutatorName, replacement }: TestedMutant): string =>
  `no test noticed ${file}:${line} ${mutatorName}: ${replacement.replace(/\s+/g, " ").slice(0, 80)}`

/** What the tests said to these mutants; those that could not run or are left alone do not count. */
export const scoreOf = (mutants: ReadonlyArray<TestedMutant>): Score => {
  const noticed = mutants.filter(({ status }) => DETECTED.includes(status)).length
  return { mutants: noticed + survivorsOf(mutants).length, noticed }
}

/** The scores of several files as one. */
export const sumOf = (scores: ReadonlyArray<Score>): Score => ({
  mutants: scores.reduce((sum, { mutants }) => sum + mutants, 0),
  noticed: scores.reduce((sum, { noticed }) => sum + noticed, 0),
})

/** The noticed mutants of a hundred; all of them where there was nothing to notice. */
export const percentOf = ({ mutants, noticed }: Score): number =>
  mutants === 0 ? 100 : (100 * noticed) / mutants
