import { batchesOf } from "./choice.ts"
import { percentOf, sumOf, type Score } from "./mutants.ts"
import { isMeasured, isMeasuredWith, type Scores, type SourceFile } from "./scores.ts"

/** What a folder of core was measured at, and how many of its files, with their tests, are still so. */
export interface FolderRow extends Score {
  readonly folder: string
  readonly files: number
  readonly measured: number
}

/** One row per folder of core, the largest first. */
export const rowsOf = (
  sources: ReadonlyArray<SourceFile>,
  scores: Scores,
): ReadonlyArray<FolderRow> => {
  const measured = new Set(
    sources
      .filter((source) => isMeasured(scores, source) && isMeasuredWith(scores, source))
      .map(({ file }) => file),
  )
  return batchesOf(sources.map(({ file }) => file))
    .map(({ folder, files }) => ({
      folder,
      files: files.length,
      measured: files.filter((file) => measured.has(file)).length,
      ...sumOf(files.flatMap((file) => scores[file] ?? [])),
    }))
    .toSorted((one, other) => other.mutants - one.mutants)
}

const lineOf = ({ folder, files, measured, mutants, noticed }: FolderRow): string =>
  [
    folder.padEnd(12),
    (mutants === 0 ? "-" : percentOf({ mutants, noticed }).toFixed(1)).padStart(6),
    `${mutants}`.padStart(8),
    `${mutants - noticed}`.padStart(9),
    `${measured} of ${files}`.padStart(15),
  ].join(" ")

/** The record as a table that a person reads. */
export const tableOf = (sources: ReadonlyArray<SourceFile>, scores: Scores): string => {
  const rows = rowsOf(sources, scores)
  const all: FolderRow = {
    folder: "all of core",
    files: rows.reduce((sum, { files }) => sum + files, 0),
    measured: rows.reduce((sum, { measured }) => sum + measured, 0),
    ...sumOf(rows),
  }
  const heading = "folder        score  mutants unnoticed  files measured"
  return [heading, ...rows.map(lineOf), lineOf(all)].join("\n")
}
