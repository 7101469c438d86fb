import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { parseSync } from "vite"
import type { Score } from "./mutants.ts"

/** The committed record of what each file of core was last measured at. */
export const SCORES_FILE = "tests/mutation-scores.json"

/** What a file scored, and what its code was recognised by then. */
export interface MeasuredFile extends Score {
  readonly hash: string
}

export type Scores = Readonly<Record<string, MeasuredFile>>

/** A file of core as it is now. */
export interface SourceFile {
  readonly file: string
  readonly text: string
}

/** A source without its comments and line breaks: no mutant stands in them. */
const codeOf = (text: string): string => {
  const { comments } = parseSync("source.ts", text)
  const starts = [0, ...comments.map(({ end }) => end)]
  const ends = [...comments.map(({ start }) => start), text.length]
  const parts = starts.map((start, place) => text.slice(start, ends[place]))
  return parts.join(" ").replaceAll(/\s+/gu, " ").trim()
}

/** What the code of a file is recognised by; the first places of the hash are enough. */
export const hashOf = (text: string): string =>
  createHash("sha256").update(codeOf(text)).digest("hex").slice(0, 12)

/** Whether a file is still the one that was measured. */
export const isMeasured = (scores: Scores, { file, text }: SourceFile): boolean =>
  scores[file]?.hash === hashOf(text)

const lineOf = ([file, { hash, mutants, noticed }]: readonly [string, MeasuredFile]): string =>
  `  "${file}": { "mutants": ${mutants}, "noticed": ${noticed}, "hash": "${hash}" }`

/** The record as it is written: one line a file, so that a change of it can be read. */
export const textOf = (scores: Scores): string => {
  const files = Object.entries(scores).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return files.length === 0 ? "{}\n" : `{\n${files.map(lineOf).join(",\n")}\n}\n`
}

/** The record with these files measured anew, and without files that are gone. */
export const withMeasured = (
  scores: Scores,
  measured: Scores,
  sources: ReadonlyArray<SourceFile>,
): Scores => {
  const present = new Set(sources.map(({ file }) => file))
  const all = Object.entries({ ...scores, ...measured })
  return Object.fromEntries(all.filter(([file]) => present.has(file)))
}

export const readScores = (): Scores =>
  existsSync(SCORES_FILE) ? (JSON.parse(readFileSync(SCORES_FILE, "utf8")) as Scores) : {}

export const writeScores = (scores: Scores): void => writeFileSync(SCORES_FILE, textOf(scores))
