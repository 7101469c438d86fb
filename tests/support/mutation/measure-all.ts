import { delimiter, resolve } from "node:path"
import { mkdirSync, writeFileSync } from "node:fs"
import { batchesOf, unmeasured, type Batch } from "./choice.ts"
import { percentOf, scoreOf, sentenceOf, survivorsOf } from "./mutants.ts"
import { hashOf, readScores, withMeasured, writeScores, type Scores } from "./scores.ts"
import { coreSources } from "./sources.ts"
import { belowStandard, isBelow, isFallen, standardOf } from "./standards.ts"
import { mutate, REPORTS } from "./stryker.ts"
import { rowsOf, tableOf } from "./table.ts"

const FILES_AT_ONCE = 25
const PATIENCE_MINUTES = 240

/** Few files at a time: what was measured when a run is interrupted stays measured. */
const partsOf = ({ folder, files }: Batch): ReadonlyArray<Batch> =>
  Array.from({ length: Math.ceil(files.length / FILES_AT_ONCE) }, (_, part) => ({
    folder,
    files: files.slice(part * FILES_AT_ONCE, (part + 1) * FILES_AT_ONCE),
  }))

/** What was measured, but for what has fallen: that keeps its former score until a test notices it. */
const withoutFallen = (measured: Scores): Scores => {
  const before = readScores()
  const held = Object.entries(measured).filter(([file, now]) => {
    const former = before[file]
    const isHeld = former === undefined || !isFallen(file, now, former)
    if (!isHeld)
      console.log(`NOT RECORDED ${file}: ${now.noticed} of ${now.mutants} noticed, which is less`)
    return isHeld
  })
  return Object.fromEntries(held)
}

/** Whether everything could be measured and nothing has fallen. */
const measure = async (batch: Batch): Promise<boolean> => {
  const sources = coreSources()
  const { mutants, ending } = await mutate(batch, PATIENCE_MINUTES)
  if (ending !== "whole") return false
  const measured: Scores = Object.fromEntries(
    sources
      .filter(({ file }) => batch.files.includes(file))
      .map(({ file, text, tests }) => {
        const own = mutants.filter((mutant) => mutant.file === file)
        return [file, { hash: hashOf(text), tests, ...scoreOf(own) }]
      }),
  )
  const held = withoutFallen(measured)
  writeScores(withMeasured(readScores(), held, sources))
  for (const mutant of survivorsOf(mutants)) console.log(sentenceOf(mutant))
  return Object.keys(held).length === Object.keys(measured).length
}

const writeIndex = (): void => {
  const links = rowsOf(coreSources(), readScores()).map(
    (row) =>
      `<li><a href="${row.folder}.html">${row.folder}</a> ${percentOf(row).toFixed(1)} % of ${row.mutants}</li>`,
  )
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mutants of core</title>`
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(
    `${REPORTS}/index.html`,
    `${page}<h1>Mutants of core</h1><ul>${links.join("")}</ul>`,
  )
}

process.env["PATH"] = [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter)
const wanted = process.argv.slice(2)
const unknown = new Set(unmeasured(coreSources(), readScores()))
const isWanted = (file: string): boolean =>
  wanted.length === 0 ||
  (wanted.includes("changed") && unknown.has(file)) ||
  wanted.some((name) => file === name || file.startsWith(`core/${name}/`))
const files = coreSources().map(({ file }) => file)
const chosen = batchesOf(files.filter(isWanted)).flatMap(partsOf)
let areAllMeasured = true
for (const batch of chosen) areAllMeasured = (await measure(batch)) && areAllMeasured
writeIndex()

const scores = readScores()
const below = Object.entries(scores).filter(([file, score]) => isBelow(file, score))
console.log(`\n${tableOf(coreSources(), scores)}\n`)
for (const [file, score] of below)
  console.log(`${file} scores ${percentOf(score).toFixed(1)}, its standard is ${standardOf(file)}`)
console.log(`Page by page: ${REPORTS}/index.html`)
process.exitCode = areAllMeasured && belowStandard(scores).length === 0 ? 0 : 1
