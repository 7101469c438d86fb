import { isMeasured, isMeasuredWith, type Scores, type SourceFile } from "./scores.ts"

/** How many mutants a sample has at least, as last counted. */
export const SAMPLE_MUTANTS = 100

/** The files of core a run judges, and why these; the sample comes last. */
export interface Choice {
  readonly changed: ReadonlyArray<string>
  readonly sample: ReadonlyArray<string>
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
const sampleOf = (
  names: ReadonlyArray<string>,
  scores: Scores,
  seed: number,
): ReadonlyArray<string> => {
  const files = names.filter((file) => (scores[file]?.mutants ?? 0) > 0).toSorted()
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

/**
 * What changed since it was measured, the least first; then a sample, which moves on with the seed, of
 * the files whose tests changed since. Where nothing changed at all the sample is of everything.
 */
export const choiceOf = (
  sources: ReadonlyArray<SourceFile>,
  scores: Scores,
  seed: number,
): Choice => {
  const changed = leastFirst(sources.filter((source) => !isMeasured(scores, source)))
  const namesOf = (some: ReadonlyArray<SourceFile>) => some.map(({ file }) => file)
  const others = sources.filter((source) => isMeasured(scores, source))
  const retested = others.filter(
    (source) => !isMeasuredWith(scores, source) && (scores[source.file]?.mutants ?? 0) > 0,
  )
  const isSampled = retested.length > 0 || changed.length === 0
  const sampled = retested.length > 0 ? retested : others
  return {
    changed: namesOf(changed),
    sample: isSampled ? sampleOf(namesOf(sampled), scores, seed) : [],
  }
}

/** Every file that is not as it was measured, or whose tests are not. */
export const unmeasured = (
  sources: ReadonlyArray<SourceFile>,
  scores: Scores,
): ReadonlyArray<string> =>
  sources
    .filter((source) => !isMeasured(scores, source) || !isMeasuredWith(scores, source))
    .map(({ file }) => file)

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
