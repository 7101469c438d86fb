import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { parseSync } from "vite"
import type { Score } from "./mutants.ts"

/** The committed record of what each file of core was last measured at. */
export const SCORES_FILE = "tests/mutation-scores.json"

/** Beside it, what the tests that speak of each file were recognised by then. */
const TESTS_FILE = "tests/mutation-tests.json"

/** What a file scored, and what its code and its tests were recognised by then. */
export interface MeasuredFile extends Score {
  readonly hash: string
  /** Missing where the tests have changed, or may have, since the file was measured. */
  readonly tests?: string
}

export type Scores = Readonly<Record<string, MeasuredFile>>

/** A file of core as it is now, and what the tests that speak of it are recognised by. */
export interface SourceFile {
  readonly file: string
  readonly text: string
  readonly tests: string
}

/** A source without its comments and line breaks: no mutant stands in them. */
const codeOf = (text: string): string => {
  const { comments } = parseSync("source.ts", text)
  const starts = [0, ...comments.map(({ end }) => end)]
  const ends = [...comments.map(({ start }) => start), text.length]
  const parts = starts.map((start, place) => text.slice(start, ends[place]))
  return parts.join(" ").replaceAll(/\s+/gu, " ").trim()
}

/** The first places of a hash are enough to recognise something by. */
const shortHashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12)

/** What the code of a file is recognised by. */
export const hashOf = (text: string): string => shortHashOf(codeOf(text))

/** What several things together are recognised by. */
export const hashOfAll = (parts: ReadonlyArray<string>): string => shortHashOf(parts.join("\n"))

/** Whether a file is still the one that was measured. */
export const isMeasured = (scores: Scores, { file, text }: Omit<SourceFile, "tests">): boolean =>
  scores[file]?.hash === hashOf(text)

/** Whether the tests that speak of a file are still those that it was measured with. */
export const isMeasuredWith = (scores: Scores, { file, tests }: SourceFile): boolean =>
  scores[file]?.tests === tests

const lineOf = ([file, { hash, mutants, noticed }]: readonly [string, MeasuredFile]): string =>
  `  "${file}": { "mutants": ${mutants}, "noticed": ${noticed}, "hash": "${hash}" }`

const testsLineOf = ([file, { tests }]: readonly [string, MeasuredFile]): string =>
  `  "${file}": "${tests}"`

const objectOf = (lines: ReadonlyArray<string>): string =>
  lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`

const inOrder = (scores: Scores): ReadonlyArray<readonly [string, MeasuredFile]> =>
  Object.entries(scores).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** The record as it is written: one line a file, so that a change of it can be read. */
export const textOf = (scores: Scores): string => objectOf(inOrder(scores).map(lineOf))

/** The tests of the record as they are written beside it, where they are known. */
export const testsTextOf = (scores: Scores): string =>
  objectOf(
    inOrder(scores)
      .filter(([, { tests }]) => tests !== undefined)
      .map(testsLineOf),
  )

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

const readRecord = <Value>(file: string): Readonly<Record<string, Value>> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Value>) : {}

export const readScores = (): Scores => {
  const tests = readRecord<string>(TESTS_FILE)
  const files = Object.entries(readRecord<MeasuredFile>(SCORES_FILE)).map(([file, score]) => {
    const known = tests[file]
    return [file, known === undefined ? score : { ...score, tests: known }] as const
  })
  return Object.fromEntries(files)
}

export const writeScores = (scores: Scores): void => {
  writeFileSync(SCORES_FILE, textOf(scores))
  writeFileSync(TESTS_FILE, testsTextOf(scores))
}
