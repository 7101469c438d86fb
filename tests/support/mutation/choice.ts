import { isMeasured, type Scores, type SourceFile } from "./scores.ts"

/** How many mutants a sample has at least, as last counted. */
export const SAMPLE_MUTANTS = 100

/** The files of core a run judges, and why these. */
export interface Choice {
  readonly why: "changed" | "sample"
  readonly files: ReadonlyArray<string>
}

const folderOf = (file: string): string => file.split("/")[1] ?? ""

const lengthOf = (sources: ReadonlyArray<SourceFile>): number =>
  sources.reduce((sum, { text }) => sum + text.length, 0)

/** The folder with the least to judge first, and in it the smallest file: most files in the time. */
const leastFirst = (sources: ReadonlyArray<SourceFile>): ReadonlyArray<SourceFile> =>
  [...Map.groupBy(sources, ({ file }) => folderOf(file)).values()]
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
    .flatMap((folder) => folder.toSorted((one, other) => one.text.length - other.text.length))

/** Files one after the other from where the seed points, until they are enough of a sample. */
const sampleOf = (scores: Scores, seed: number): ReadonlyArray<string> => {
  const files = Object.keys(scores)
    .filter((file) => (scores[file]?.mutants ?? 0) > 0)
    .toSorted()
  const start = files.length === 0 ? 0 : seed % files.length
  const sample: Array<string> = []
  let mutants = 0
  for (const file of [...files.slice(start), ...files.slice(0, start)]) {
    if (mutants >= SAMPLE_MUTANTS) break
    sample.push(file)
    mutants += scores[file]?.mutants ?? 0
  }
  return sample
}

/** What changed since it was measured, the least first; where nothing did, a sample that moves on. */
export const choiceOf = (
  sources: ReadonlyArray<SourceFile>,
  scores: Scores,
  seed: number,
): Choice => {
  const changed = leastFirst(sources.filter((source) => !isMeasured(scores, source)))
  return changed.length > 0
    ? { why: "changed", files: changed.map(({ file }) => file) }
    : { why: "sample", files: sampleOf(scores, seed) }
}

/** The files of one folder, which one run of Stryker judges with the tests of that folder. */
export interface Batch {
  readonly folder: string
  readonly files: ReadonlyArray<string>
}

/** The files by folder, the folder of the first file first. */
export const batchesOf = (files: ReadonlyArray<string>): ReadonlyArray<Batch> => {
  const byFolder = Map.groupBy(files, folderOf)
  return [...byFolder].map(([folder, members]) => ({ folder, files: members }))
}
