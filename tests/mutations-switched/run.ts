import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join, relative, resolve } from "node:path"
import { parseArgs } from "node:util"
import type { Plugin } from "vite"
import { createVitest, type TestSpecification } from "vitest/node"
import { isJudged, switchedMutants, type SwitchedMutant } from "../mutations-sampled/sampled.ts"
import { startPostgres } from "../support/postgres.ts"
import { projectOf, projects } from "../support/projects.ts"
import { importingFiles, relatedTests } from "../support/related.ts"
import { judged } from "./notes.ts"

const root = resolve(import.meta.dirname, "../..")
const SAY_EVERY_MS = 60_000
const PATIENCE_MS = 20_000
const POLL_MS = 2000
/** A mutant of what is made while a file is read is shown to so many test files. */
const FILES_FOR_ONE = 3

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: "string", default: "25" },
    tests: { type: "string", default: "40" },
    once: { type: "string", default: "0" },
    workers: { type: "string", default: "2" },
  },
})

process.env["PATH"] = [resolve(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter)
const sources = globSync("{ui,adapters}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => isJudged(file) && wanted.some((one) => `${file}/`.startsWith(`${one}/`)))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(resolve(root, file), "utf8") }))
if (sources.length === 0)
  throw new Error("Of which files or folders? npm run test:switched -- ui/parts/price")
const { mutants, codeOf } = await switchedMutants(sources)
const isOfPages = sources.every(({ file }) => file.startsWith("ui/"))
const project = isOfPages ? "ui" : "contracts"
const importing = importingFiles()
const testsOf = (files: ReadonlyArray<string>, count: number): ReadonlyArray<string> =>
  relatedTests(files, importing, Infinity)
    .run.filter((test) => projectOf(test) === project)
    .slice(0, count)
const tests = testsOf(
  sources.map(({ file }) => file),
  Number(values.files),
)

const folder = mkdtempSync(join(tmpdir(), "switched-"))
process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
const notes = join(folder, "notes.jsonl")
process.env["MUTANT_NOTES"] = notes
process.env["MUTANT_TESTS"] = values.tests

/** Puts all mutants into their files on the way to the tests; no file is touched. */
const switched: Plugin = {
  name: "switched-mutants",
  enforce: "pre",
  transform(_, id) {
    const code = codeOf.get(relative(root, id.split("?")[0] ?? ""))
    return code === undefined ? null : { code, map: null }
  },
}

/** The nearest test files first: what they notice, the others are not asked about. */
class NearestFirst {
  shard(files: ReadonlyArray<TestSpecification>): ReadonlyArray<TestSpecification> {
    return files
  }
  sort(files: ReadonlyArray<TestSpecification>): ReadonlyArray<TestSpecification> {
    const placeOf = ({ moduleId }: TestSpecification) => tests.indexOf(relative(root, moduleId))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

const own = projects.find(({ test }) => test?.name === project)?.test
const postgres = isOfPages ? null : await startPostgres()
const maxWorkers = Number(values.workers)
const vitest = await createVitest("test", {
  root,
  config: false,
  watch: false,
  reporters: [{}],
  silent: true,
  maxWorkers,
  sequence: { sequencer: NearestFirst as never },
  projects: [
    {
      root,
      plugins: [switched],
      test: {
        ...own,
        globalSetup: [],
        ...(postgres && { provide: { postgres: { url: postgres.url, prefix: postgres.prefix } } }),
        runner: "tests/mutations-switched/switched-runner.ts",
        // What a mutant breaks for good is broken for the rest of its file only.
        isolate: true,
        retry: 0,
        testTimeout: PATIENCE_MS,
        hookTimeout: PATIENCE_MS,
        expect: { poll: { timeout: POLL_MS } },
        fsModuleCache: false,
        maxWorkers,
        setupFiles: [
          own?.setupFiles ?? [],
          isOfPages ? "tests/mutations-switched/patience.setup.ts" : [],
        ].flat(),
      },
    },
  ],
})

// Vitest takes no file for all of them.
const run = async (files: ReadonlyArray<string>) => {
  if (files.length === 0) return { testModules: [] }
  const paths = files.map((test) => resolve(root, test))
  return vitest.runTestSpecifications(await vitest.globTestSpecifications(paths), false)
}

/** Whether a test file fails that is read with the mutant in it. */
const isNoticedFromStart = async ({ id, file }: SwitchedMutant): Promise<boolean> => {
  process.env["__STRYKER_ACTIVE_MUTANT__"] = id
  for (const test of testsOf([file], FILES_FOR_ONE)) {
    const { testModules } = await run([test])
    const asked = testModules.find(({ moduleId }) => relative(root, moduleId) === test)
    if (asked && !asked.ok()) return true
  }
  return false
}

const saying = setInterval(
  () => console.log(`… ${judged(notes).noticed.size} of ${mutants.length} noticed so far`),
  SAY_EVERY_MS,
)
await run(tests)
clearInterval(saying)
const { noticed, passed, once, inTests, unsound } = judged(notes)
for (const sentence of unsound) console.log(`says nothing of mutants: ${sentence}`)

const madeOnce = mutants.filter(({ id }) => once.has(id) && !noticed.has(id))
const asked = madeOnce.slice(0, Number(values.once))
const unasked = new Set(madeOnce.slice(asked.length))
const noticedFromStart = new Set<SwitchedMutant>()
for (const mutant of asked) if (await isNoticedFromStart(mutant)) noticedFromStart.add(mutant)
await vitest.close()
await postgres?.stop()

const isNoticed = (mutant: SwitchedMutant): boolean =>
  noticed.has(mutant.id) || noticedFromStart.has(mutant)
const reasonOf = ({ id }: SwitchedMutant): string => {
  if (once.has(id)) return "made once"
  return inTests.has(id) ? `${passed.get(id) ?? 0} tests pass` : "no test reaches it"
}
const judgedMutants = mutants.filter((mutant) => !unasked.has(mutant))
for (const mutant of judgedMutants.filter((one) => !isNoticed(one))) {
  const { file, line, column, kind, replacement } = mutant
  const change = replacement.replace(/\s+/g, " ").slice(0, 90)
  console.log(`${file}:${line}:${column} ${reasonOf(mutant)}: ${kind}: ${change}`)
}
const count = judgedMutants.filter(isNoticed).length
const share = ((100 * count) / judgedMutants.length).toFixed(1)
console.log(
  `${count} of ${judgedMutants.length} noticed, ${share} %, by ${tests.length} test files; ${unasked.size} that are made once, when their file is read, were not asked about`,
)
process.exit(0)
