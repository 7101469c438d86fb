import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { projectOf } from "./projects.ts"

/** A source and what it imports by name: code, styles, data, also what is loaded later. */
export interface ImportingFile {
  readonly file: string
  readonly imports: ReadonlyArray<string>
}

const IMPORTED = /(?:from|import\(?)\s*"([.#][^"]+)"/g

/** What a text imports from files of this repository. */
export const importsIn = (file: string, text: string): ReadonlyArray<string> =>
  [...text.matchAll(IMPORTED)].map(([, name = ""]) =>
    name.startsWith("#") ? name.slice(1) : join(dirname(file), name),
  )

/** Every source of the repository with its imports. */
export const importingFiles = (): ReadonlyArray<ImportingFile> =>
  globSync("{core,adapters,ui,fixtures,docs,tests}/**/*.{ts,tsx,js}").map((file) => ({
    file,
    imports: importsIn(file, readFileSync(file, "utf8")),
  }))

/** How many seconds a test file of each project takes, measured over a complete run on two cores. */
const SECONDS = { core: 0.6, ui: 0.6, contracts: 2.4 } as const

const secondsOf = (test: string): number | undefined => {
  const project = projectOf(test)
  return project === "core" || project === "ui" || project === "contracts"
    ? SECONDS[project]
    : undefined
}

/** How many imports away from the changed files every file is that needs one of them. */
const distancesTo = (
  changed: ReadonlyArray<string>,
  files: ReadonlyArray<ImportingFile>,
): ReadonlyMap<string, number> => {
  const importers = new Map<string, Array<string>>()
  for (const { file, imports } of files)
    for (const name of imports) importers.set(name, [...(importers.get(name) ?? []), file])
  const distances = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

/** The tests that a change is asked about, and those for which there is no time. */
export interface RelatedTests {
  readonly run: ReadonlyArray<string>
  readonly left: ReadonlyArray<string>
}

/**
 * The tests that need one of the changed files, journeys apart: the nearest first, as many as their
 * usual time allows. A file that everything needs is not asked about everywhere.
 */
export const relatedTests = (
  changed: ReadonlyArray<string>,
  files: ReadonlyArray<ImportingFile>,
  seconds: number,
): RelatedTests => {
  const tests = [...distancesTo(changed, files)]
    .filter(([file]) => /\.test\.tsx?$/.test(file) && secondsOf(file) !== undefined)
    .toSorted(([, one], [, other]) => one - other)
    .map(([file]) => file)
  let used = 0
  const place = tests.findIndex((test) => (used += secondsOf(test) ?? 0) > seconds)
  const count = place === -1 ? tests.length : place
  return { run: tests.slice(0, count), left: tests.slice(count) }
}
