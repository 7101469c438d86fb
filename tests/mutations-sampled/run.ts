import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join, relative, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import type { Plugin } from "vite"
import { createVitest } from "vitest/node"
import { randomFor } from "../../fixtures/inventory/random.ts"
import { startPostgres } from "../support/postgres.ts"
import { projectOf, projects } from "../support/projects.ts"
import { importingFiles, relatedTests } from "../support/related.ts"
import { isJudged, mutantsOf, mutated, shareOf, type Mutant } from "./sampled.ts"

const root = resolve(import.meta.dirname, "../..")
const SAY_EVERY = 20
const WORKERS = 2
const PATIENCE_MS = 60_000
/** How many test files a mutant is shown to: first one, and where it says nothing, more. */
const ASKED = [1, 5, 24]

/** The project whose tests speak of a floor. */
const projectFor = { ui: "ui", adapters: "contracts" } as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" }, mutants: { type: "string", default: "200" } },
})
const [floor] = positionals
if (floor !== "ui" && floor !== "adapters")
  throw new Error("Of what? npm run test:sampled -- ui, or adapters")

process.env["PATH"] = [resolve(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter)
const sources = globSync(`${floor}/**/*.{ts,tsx}`, { cwd: root })
  .filter(isJudged)
  .toSorted()
  .map((file) => ({ file, text: readFileSync(resolve(root, file), "utf8") }))
const everyMutant = await mutantsOf(sources)
const sample = randomFor(Number(values.seed), "mutants").some(everyMutant, Number(values.mutants))
const files = importingFiles()

/** Those of its own folder first, then those of others; of each the nearest first. */
const testsOf = ({ file }: Mutant): ReadonlyArray<string> => {
  const tests = relatedTests([file], files, Infinity).run.filter(
    (test) => projectOf(test) === projectFor[floor],
  )
  const { own = [], others = [] } = Object.groupBy(tests, (test) =>
    dirname(test) === join("tests", dirname(file)) ? "own" : "others",
  )
  return [...own, ...others]
}

let planted: Mutant | null = null

const notes = mkdtempSync(join(tmpdir(), "sampled-"))
process.once("exit", () => rmSync(notes, { recursive: true, force: true }))
const note = join(notes, "planted.json")
const preload = new URL("planted.preload.js", import.meta.url).href
process.env["PLANTED"] = note
process.env["NODE_OPTIONS"] = `${process.env["NODE_OPTIONS"] ?? ""} --import=${preload}`.trim()

/** Plants a mutant for the tests, and for the processes and threads that they start; or none. */
const plant = (mutant: Mutant | null): void => {
  const former = planted ?? mutant
  planted = mutant
  if (former) vitest.invalidateFile(resolve(root, former.file))
  if (mutant === null) return rmSync(note, { force: true })
  const path = resolve(root, mutant.file)
  const text = mutated(readFileSync(path, "utf8"), mutant)
  writeFileSync(note, JSON.stringify({ url: pathToFileURL(path).href, text }))
}

/** Puts the mutant of the moment into its file on the way to the tests; no file is touched. */
const planting: Plugin = {
  name: "planted-mutant",
  enforce: "pre",
  transform(text, id) {
    if (planted === null || id.split("?")[0] !== resolve(root, planted.file)) return null
    return { code: mutated(text, planted), map: null }
  },
}

const own = projects.find(({ test }) => test?.name === projectFor[floor])?.test
const postgres = floor === "adapters" ? await startPostgres() : null
const vitest = await createVitest("test", {
  root,
  config: false,
  watch: false,
  reporters: [{}],
  maxWorkers: WORKERS,
  projects: [
    {
      root,
      plugins: [planting],
      test: {
        ...own,
        globalSetup: [],
        ...(postgres && { provide: { postgres: { url: postgres.url, prefix: postgres.prefix } } }),
        // A mutant that a worker has read would stay in it for the next.
        isolate: true,
        retry: 0,
        testTimeout: PATIENCE_MS,
        fsModuleCache: false,
        setupFiles: [
          own?.setupFiles ?? [],
          "tests/mutations-sampled/first-failure.setup.ts",
        ].flat(),
      },
    },
  ],
})

/** A file of tests that failed, and what its first failure said. */
type Failing = { readonly test: string; readonly reason: string }

/** The files of these tests that fail with a mutant, or without any; or that cannot even be read. */
const failing = async (
  mutant: Mutant | null,
  tests: ReadonlyArray<string>,
): Promise<ReadonlyArray<Failing>> => {
  if (tests.length === 0) return []
  plant(mutant)
  const specifications = await vitest.globTestSpecifications(
    tests.map((test) => resolve(root, test)),
  )
  // Among its answers are files of earlier runs that failed then, which were not asked now.
  const { testModules } = await vitest.runTestSpecifications(specifications, false)
  plant(null)
  return testModules
    .map((module) => ({ module, test: relative(root, module.moduleId) }))
    .filter(({ module, test }) => tests.includes(test) && !module.ok())
    .map(({ module, test }) => {
      const [failed] = module.children.allTests("failed")
      const [error] = failed?.result().errors ?? module.errors()
      return { test, reason: error?.message ?? "" }
    })
}

const sound = new Set<string>()

/** Whether a test fails that does not fail without the mutant. */
const isNoticedBy = async (mutant: Mutant, tests: ReadonlyArray<string>): Promise<boolean> => {
  const noticing = await failing(mutant, tests)
  const unknown = noticing.map(({ test }) => test).filter((test) => !sound.has(test))
  const unsound = await failing(null, unknown)
  for (const { test, reason } of unsound)
    console.log(`${test} fails without any mutant: ${reason.slice(0, 200)}`)
  for (const one of unknown) if (!unsound.some(({ test }) => test === one)) sound.add(one)
  return noticing.some(({ test }) => sound.has(test))
}

const isNoticed = async (mutant: Mutant): Promise<boolean> => {
  const tests = testsOf(mutant)
  for (const [round, to] of ASKED.entries())
    if (await isNoticedBy(mutant, tests.slice(ASKED[round - 1] ?? 0, to))) return true
  return false
}

const sentenceOf = ({ file, start, kind, replacement }: Mutant): string =>
  `${file}:${start.line + 1}:${start.column + 1} ${kind}: ${replacement.replace(/\s+/g, " ").slice(0, 100)}`

let noticed = 0
for (const [place, mutant] of sample.entries()) {
  if (await isNoticed(mutant)) noticed += 1
  else console.log(`no test noticed ${sentenceOf(mutant)}`)
  if ((place + 1) % SAY_EVERY === 0 || place + 1 === sample.length) {
    const [low, high] = shareOf(noticed, place + 1).map((share) => share.toFixed(1))
    console.log(
      `${noticed} of ${place + 1} noticed: between ${low} and ${high} % of all ${everyMutant.length} of ${floor}`,
    )
  }
}
await vitest.close()
await postgres?.stop()
