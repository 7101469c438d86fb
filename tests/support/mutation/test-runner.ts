import { relative, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { askedTestsIn } from "./asked-tests.ts"
import { loadAs, loadFreshFrom } from "./fresh-modules.ts"
import { distancesFrom } from "./reach.ts"
import { runTests, type Outcome } from "./run-tests.ts"
import { testsDeclaredBy, testsOrFailureOf, type Declared } from "./suites.ts"

/** What mutated code asks to know which mutant it is, and where it says that it was reached. */
interface Watched {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: object
}

interface MutantRun {
  readonly testFilter?: ReadonlyArray<string>
  readonly hitLimit?: number
  readonly activeMutant: { readonly id: string }
  readonly sandboxFileName: string
  readonly mutantActivation: "runtime" | "static"
}

const watched: Watched = ((globalThis as { __stryker__?: Watched }).__stryker__ ??= {})

const UNCHANGED = 0

/** Examples before properties: most mutants fall to an example, which takes no time. */
const isSlow = (file: string): boolean => /\.(property|paths|walks)\.test\.ts$/.test(file)

const testFiles = (): ReadonlyArray<string> => askedTestsIn(process.env["MUTATION_TESTS"] ?? "")

/** The test files that need a file of core, those that say most about it first. */
const testFilesOf = (file: string): ReadonlyArray<string> =>
  testFiles()
    .map((name) => ({ name, distance: distancesFrom(name).get(file) ?? Infinity }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .toSorted((one, other) => Number(isSlow(one.name)) - Number(isSlow(other.name)))
    .map(({ name }) => name)

let generation = UNCHANGED
const unchanged = new Map<string, ReadonlyArray<Declared>>()

const loadedUnchanged = async (file: string): Promise<ReadonlyArray<Declared>> => {
  const tests =
    unchanged.get(file) ?? (await testsDeclaredBy(file, () => loadAs(UNCHANGED, resolve(file))))
  unchanged.set(file, tests)
  return tests
}

const begin = async (file: string): Promise<void> => {
  const { compareBeside } = await import("./vitest-in-process.ts")
  compareBeside(pathToFileURL(resolve(file)))
}

const watch = (test: Declared): void => {
  watched.currentTestId = test.id
}

const resultOf = ({ test, failure, milliseconds }: Outcome) => ({
  id: test.id,
  name: `${test.id} ${test.group.name} ${test.name}`,
  timeSpentMs: milliseconds,
  ...(failure === null ? { status: 0 } : { status: 1, failureMessage: failure }),
})

const dryRun = async ({ files = [] }: { readonly files?: ReadonlyArray<string> }) => {
  const wanted = files.map((file) => relative(process.cwd(), file))
  const needed = testFiles().filter((name) => {
    const distances = distancesFrom(name)
    return wanted.some((file) => distances.has(file))
  })
  const outcomes: Array<Outcome> = []
  for (const file of needed.toSorted()) {
    watched.currentTestId = undefined
    const tests = await loadedUnchanged(file)
    await begin(file)
    outcomes.push(...(await runTests(tests, watch, false)))
  }
  watched.currentTestId = undefined
  return {
    status: "complete",
    tests: outcomes.map(resultOf),
    mutantCoverage: watched.mutantCoverage ?? { static: {}, perTest: {} },
  }
}

interface Ended {
  readonly count: number
  readonly failed: Outcome | undefined
}

const runIn = async (
  files: ReadonlyArray<string>,
  testsOf: (file: string) => Promise<ReadonlyArray<Declared>>,
): Promise<Ended> => {
  let count = 0
  for (const file of files) {
    const tests = await testsOf(file)
    await begin(file)
    const outcomes = await runTests(tests, () => undefined, true)
    count += outcomes.length
    const failed = outcomes.find(({ failure }) => failure !== null)
    if (failed) return { count, failed }
  }
  return { count, failed: undefined }
}

/** Runs what notices a mutant while it runs: the tests that reach it, of files loaded before. */
const runReached = async ({ testFilter = [] }: MutantRun, activate: () => void): Promise<Ended> => {
  const reached = new Set(testFilter)
  const files = [...new Set(testFilter.map((id) => id.split("#")[0] ?? ""))]
  for (const file of files) await loadedUnchanged(file)
  activate()
  return runIn(
    files.toSorted((one, other) => Number(isSlow(one)) - Number(isSlow(other))),
    async (file) => (await loadedUnchanged(file)).filter(({ id }) => reached.has(id)),
  )
}

/** Runs what notices a mutant of what is made once, while a file loads: everything anew. */
const runAnew = async (run: MutantRun, activate: () => void): Promise<Ended> => {
  generation += 1
  activate()
  return runIn(testFilesOf(relative(process.cwd(), run.sandboxFileName)), (file) =>
    testsOrFailureOf(file, () => loadAs(generation, resolve(file))),
  )
}

const endingOf = ({ count, failed }: Ended) =>
  failed === undefined
    ? { status: "survived", nrOfTests: count }
    : {
        status: "killed",
        killedBy: [failed.test.id],
        failureMessage: failed.failure ?? "",
        nrOfTests: count,
      }

const mutantRun = async (run: MutantRun) => {
  const activate = (): void => {
    watched.activeMutant = run.activeMutant.id
    watched.hitLimit = run.hitLimit
    watched.hitCount = run.hitLimit === undefined ? undefined : 0
  }
  try {
    const isStatic = run.mutantActivation === "static" || run.testFilter === undefined
    const ended = await (isStatic ? runAnew : runReached)(run, activate)
    const isEndless = (watched.hitCount ?? 0) > (run.hitLimit ?? Infinity)
    return isEndless ? { status: "timeout" } : endingOf(ended)
  } catch (thrown) {
    return { status: "error", errorMessage: String(thrown) }
  } finally {
    watched.activeMutant = undefined
    watched.hitCount = undefined
  }
}

const init = async (): Promise<void> => {
  const effect = process.env["MUTATION_EFFECT"]
  loadFreshFrom(process.cwd(), {
    vitest: new URL("vitest-in-process.ts", import.meta.url).href,
    ...(effect ? { effect: pathToFileURL(effect).href } : {}),
  })
  // What a mutant leaves behind and breaks later says nothing about the next one.
  process.on("uncaughtException", () => undefined)
}

/**
 * Runs the tests of core in the process that holds the mutants: a new worker for each of them,
 * as a test runner would start it, takes seconds where the tests take milliseconds.
 */
export const testRunner = {
  capabilities: () => ({ reloadEnvironment: true }),
  init,
  dryRun,
  mutantRun,
}
