import { readFileSync } from "node:fs"
import { delimiter, resolve } from "node:path"
import { startPostgres } from "#tests/support/postgres.ts"
import { projectOf, projects } from "#tests/support/projects.ts"
import { startVitest, type TestModule } from "vitest/node"
import type { TestProjectInlineConfiguration } from "vitest/config"
import { mistakes } from "./mistakes.table.ts"
import { obstacleTo, planting, type PlantedMistake } from "./planting.ts"

/** What the tests said to one mistake. */
type Verdict = "caught" | "SURVIVED" | "NOT LOADED" | "DID NOT RUN"

const root = resolve(import.meta.dirname, "../..")
const PATIENCE_MS = 300_000
const WORKERS = 2

/** So many mistakes are planted at once: each has all the modules of its tests for itself. */
const AT_ONCE = 20

const nameOf = (mistake: PlantedMistake): string => `mistake ${mistakes.indexOf(mistake) + 1}`

/** The world of a project's tests, for these files; what PostgreSQL there is, is there already. */
const worldOf = (name: string, files: ReadonlyArray<string>, provide: object) => {
  const project = projectOf(files[0] ?? "")
  const own = projects.find(({ test }) => test?.name === project)?.test
  if (own === undefined) throw new Error(`No project runs ${files.join()}`)
  return {
    ...own,
    name,
    include: [...files],
    globalSetup: [],
    provide,
    isolate: true,
    maxWorkers: WORKERS,
    retry: 0,
    sequence: { groupOrder: 0 },
    testTimeout: PATIENCE_MS,
    // What is kept on disk is known by its plugins' names, which all mistakes share.
    fsModuleCache: false,
  }
}

const run = async (
  inline: ReadonlyArray<TestProjectInlineConfiguration>,
): Promise<ReadonlyArray<TestModule>> => {
  const vitest = await startVitest("test", [], {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    maxWorkers: WORKERS,
    projects: [...inline],
  })
  const modules = vitest.state.getTestModules()
  await vitest.close()
  return modules
}

const verdictOn = (
  mistake: PlantedMistake,
  wasPlanted: boolean,
  modules: ReadonlyArray<TestModule>,
): Verdict => {
  const own = modules.filter(({ project }) => project.name === nameOf(mistake))
  if (!wasPlanted) return "NOT LOADED"
  if (own.some((module) => [...module.children.allTests("failed")].length > 0)) return "caught"
  return own.length < mistake.noticedBy.length || own.some((module) => module.errors().length > 0)
    ? "DID NOT RUN"
    : "SURVIVED"
}

/** Plants some mistakes, each by itself, and says of each whether its tests noticed. */
const verdictsOn = async (
  some: ReadonlyArray<PlantedMistake>,
  provide: object,
): Promise<ReadonlyArray<Verdict>> => {
  const planted = new Set<PlantedMistake>()
  const modules = await run(
    some.map((mistake) => ({
      root,
      plugins: [planting(mistake, () => planted.add(mistake))],
      test: worldOf(nameOf(mistake), mistake.noticedBy, provide),
    })),
  )
  return some.map((mistake) => verdictOn(mistake, planted.has(mistake), modules))
}

/** The tests that fail without any mistake, or do not run. */
const unsoundAmong = async (
  files: ReadonlyArray<string>,
  provide: object,
): Promise<ReadonlyArray<string>> => {
  const byProject = Map.groupBy(files, projectOf)
  const modules = await run(
    [...byProject].map(([project, own]) => ({
      root,
      test: worldOf(`${project} as it is`, own, provide),
    })),
  )
  const sound = new Set(modules.filter((module) => module.ok()).map(({ moduleId }) => moduleId))
  return files.filter((file) => !sound.has(resolve(root, file)))
}

const wanted = process.argv.slice(2)
const chosen = mistakes.filter(
  ({ says, file, noticedBy }) =>
    wanted.length === 0 ||
    wanted.some((word) => [says, file, ...noticedBy].some((text) => text.includes(word))),
)
const obstacles = chosen.flatMap(
  (mistake) => obstacleTo(mistake, readFileSync(resolve(root, mistake.file), "utf8")) ?? [],
)
if (obstacles.length > 0) {
  console.error(`A mistake has nowhere to be planted:\n${obstacles.join("\n")}`)
  process.exit(1)
}

process.env["PATH"] = [resolve(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter)
const everyTest = [...new Set(chosen.flatMap(({ noticedBy }) => noticedBy))]
const isOnDatabase = everyTest.some((file) => projectOf(file) === "contracts")
const postgres = isOnDatabase ? await startPostgres() : null
const provide =
  postgres === null ? {} : { postgres: { url: postgres.url, prefix: postgres.prefix } }

const unsound = await unsoundAmong(everyTest, provide)
if (unsound.length > 0) console.error(`Tests fail without any mistake: ${unsound.join(", ")}`)

let caught = 0
for (let first = 0; first < chosen.length; first += AT_ONCE) {
  const some = chosen.slice(first, first + AT_ONCE)
  const verdicts = await verdictsOn(some, provide)
  for (const [place, { file, says }] of some.entries())
    console.log(`${verdicts[place]?.padEnd(11)} ${file.padEnd(44)} ${says}`)
  caught += verdicts.filter((verdict) => verdict === "caught").length
}
await postgres?.stop()
console.log(`\n${caught} of ${chosen.length} planted mistakes caught`)
process.exitCode = caught === chosen.length && unsound.length === 0 ? 0 : 1
