import { readFileSync } from "node:fs"
import { delimiter, resolve } from "node:path"
import { startVitest, type TestModule } from "vitest/node"
import { mistakes, type PlantedMistake } from "./mistakes.table.ts"
import { obstacleTo, planting } from "./planting.ts"

/** What the tests said to one mistake. */
type Verdict = "caught" | "SURVIVED" | "NOT LOADED" | "DID NOT RUN"

const root = resolve(import.meta.dirname, "../..")
const PATIENCE_MS = 120_000
const AS_IT_IS = "as it is"

const testsOf = ({ noticedBy }: PlantedMistake): ReadonlyArray<string> =>
  noticedBy.map((name) => `tests/core/${name}.test.ts`)

const nameOf = (mistake: PlantedMistake): string => `mistake ${mistakes.indexOf(mistake) + 1}`

const worldOf = (name: string, include: ReadonlyArray<string>) => ({
  name,
  include: [...include],
  environment: "node",
  testTimeout: PATIENCE_MS,
  strictTags: false,
  // What is kept on disk is known by its plugins' names, which all mistakes share.
  fsModuleCache: false,
})

const planted = new Set<PlantedMistake>()

const withMistake = (mistake: PlantedMistake) => ({
  root,
  plugins: [planting(mistake, () => planted.add(mistake))],
  test: worldOf(nameOf(mistake), testsOf(mistake)),
})

const verdictOn = (mistake: PlantedMistake, modules: ReadonlyArray<TestModule>): Verdict => {
  const own = modules.filter(({ project }) => project.name === nameOf(mistake))
  if (!planted.has(mistake)) return "NOT LOADED"
  if (own.some((module) => [...module.children.allTests("failed")].length > 0)) return "caught"
  return own.length < testsOf(mistake).length || own.some((module) => module.errors().length > 0)
    ? "DID NOT RUN"
    : "SURVIVED"
}

const wanted = process.argv.slice(2)
const chosen = mistakes.filter(
  ({ file }) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
)
const obstacles = chosen.flatMap(
  (mistake) => obstacleTo(mistake, readFileSync(resolve(root, mistake.file), "utf8")) ?? [],
)
if (obstacles.length > 0) {
  console.error(`A mistake has nowhere to be planted:\n${obstacles.join("\n")}`)
  process.exit(1)
}

process.env["PATH"] = [resolve(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter)
const everyTest = [...new Set(chosen.flatMap(testsOf))]
const vitest = await startVitest("test", [], {
  root,
  config: false,
  watch: false,
  reporters: [{}],
  maxWorkers: 2,
  projects: [{ root, test: worldOf(AS_IT_IS, everyTest) }, ...chosen.map(withMistake)],
})
const modules = vitest.state.getTestModules()
await vitest.close()

const sound = modules.filter(({ project }) => project.name === AS_IT_IS)
const unsound = sound.filter((module) => !module.ok()).map(({ moduleId }) => moduleId)
if (unsound.length > 0 || sound.length < everyTest.length)
  console.error(`Tests fail without any mistake: ${unsound.join(", ") || "not all of them ran"}`)

const rows = chosen.map((mistake) => ({ ...mistake, verdict: verdictOn(mistake, modules) }))
for (const { verdict, says, file } of rows)
  console.log(`${verdict.padEnd(11)} ${file.padEnd(44)} ${says}`)
const caught = rows.filter(({ verdict }) => verdict === "caught").length
console.log(`\n${caught} of ${rows.length} planted mistakes caught`)
process.exitCode = caught === rows.length && unsound.length === 0 ? 0 : 1
