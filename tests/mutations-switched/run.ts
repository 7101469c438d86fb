import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join, resolve } from "node:path"
import { parseArgs } from "node:util"
import type { Plugin } from "vite"
import { createVitest } from "vitest/node"
import { switchedMutants } from "../mutations-sampled/sampled.ts"
import { projectOf, projects } from "../support/projects.ts"
import { importingFiles, relatedTests } from "../support/related.ts"

const root = resolve(import.meta.dirname, "../..")
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: "string", default: "12" },
    files: { type: "string", default: "30" },
    once: { type: "string", default: "0" },
    workers: { type: "string", default: "2" },
  },
})
if (positionals.length === 0) throw new Error("Of which files? npm run test:switched -- ui/parts/map")
process.env["PATH"] = [resolve(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter)

const sources = globSync("{ui,adapters}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.d\.ts$|\.module\.css/.test(file))
  .filter((file) => positionals.some((one) => file === one || file.startsWith(`${one}/`)))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(resolve(root, file), "utf8") }))
const { mutants, codeOf } = await switchedMutants(sources)
const project = sources.every(({ file }) => file.startsWith("ui/")) ? "ui" : "contracts"
const tests = relatedTests(sources.map(({ file }) => file), importingFiles(), Infinity)
  .run.filter((test) => projectOf(test) === project)
  .slice(0, Number(values.files))

const notes = `/tmp/switched-${process.pid}.jsonl`
process.env["MUTANT_NOTES"] = notes
process.env["MUTANT_TESTS"] = values.tests

const switched: Plugin = {
  name: "switched-mutants",
  enforce: "pre",
  transform(_text, id) {
    const code = codeOf.get(id.split("?")[0]?.slice(root.length + 1) ?? "")
    return code === undefined ? null : { code, map: null }
  },
}

const own = projects.find(({ test }) => test?.name === project)?.test
const places = new Map(tests.map((test, place) => [resolve(root, test), place]))
class Nearest {
  shard(files: ReadonlyArray<object>) { return files }
  sort(files: ReadonlyArray<{ moduleId: string }>) {
    return files.toSorted((one, other) => (places.get(one.moduleId) ?? 0) - (places.get(other.moduleId) ?? 0))
  }
}
const vitest = await createVitest("test", {
  root,
  config: false,
  watch: false,
  reporters: [{}],
  maxWorkers: Number(values.workers),
  silent: true,
  sequence: { sequencer: Nearest as never },
  projects: [
    {
      root,
      plugins: [switched],
      test: {
        ...own,
        globalSetup: [],
        runner: "tests/mutations-switched/switched-runner.ts",
        isolate: true,
        retry: 0,
        testTimeout: 20_000,
        hookTimeout: 20_000,
        expect: { poll: { timeout: 2000 } },
        dangerouslyIgnoreUnhandledErrors: true,
        fsModuleCache: false,
        maxWorkers: Number(values.workers),
        setupFiles: [own?.setupFiles ?? [], ...(project === "ui" ? ["tests/mutations-switched/patience.setup.ts"] : [])].flat(),
      },
    },
  ],
})
const specificationsOf = (files: ReadonlyArray<string>) =>
  vitest.globTestSpecifications(files.map((test) => resolve(root, test)))
const saying = setInterval(() => {
  try {
    const lines = readFileSync(notes, "utf8").split("\n")
    const seen = new Set(lines.filter((line) => line.includes("noticedBy")).map((line) => (JSON.parse(line) as { mutant: string }).mutant))
    console.log(`… ${seen.size} of ${mutants.length} noticed after ${lines.length} tries`)
  } catch {}
}, 60_000)
await vitest.runTestSpecifications(await specificationsOf(tests), false)
clearInterval(saying)

const noticed = new Set<string>()
const passed = new Map<string, number>()
const once = new Set<string>()
const reached = new Set<string>()
for (const line of readFileSync(notes, "utf8").split("\n").filter(Boolean)) {
  const note = JSON.parse(line)
  if (note.noticedBy) noticed.add(note.mutant)
  if (note.passed) passed.set(note.mutant, (passed.get(note.mutant) ?? 0) + 1)
  for (const one of note.once ?? []) once.add(one)
  for (const one of note.reached ?? []) reached.add(one)
  if (note.unsound) console.log(`UNSOUND ${note.unsound}: ${note.reason}`)
}
const howMany = Number(values.once)
let asked = 0
const unasked = new Set<string>()
for (const { id, file } of mutants.filter((one) => once.has(one.id) && !noticed.has(one.id))) {
  if (asked >= howMany) {
    unasked.add(id)
    continue
  }
  asked += 1
  process.env["__STRYKER_ACTIVE_MUTANT__"] = id
  const near = relatedTests([file], importingFiles(), Infinity).run.filter((test) => projectOf(test) === project).slice(0, 3)
  for (const test of near) {
    const { testModules } = await vitest.runTestSpecifications(await specificationsOf([test]), false)
    if (testModules.some((module) => module.moduleId.endsWith(test) && !module.ok())) {
      noticed.add(id)
      break
    }
  }
}
await vitest.close()
for (const { id, file, line, column, kind, replacement } of mutants) {
  if (noticed.has(id) || unasked.has(id)) continue
  const isOnce = once.has(id)
  const how = isOnce ? "made once" : reached.has(id) ? `${passed.get(id) ?? 0} tests pass` : "no test reaches"
  console.log(`${file}:${line}:${column} ${how}: ${kind}: ${replacement.replace(/\s+/g, " ").slice(0, 90)}`)
}
const judged = mutants.length - unasked.size
console.log(`${noticed.size} of ${judged} noticed by ${tests.length} files: ${((100 * noticed.size) / judged).toFixed(1)} %; ${unasked.size} that are made once, when a file is read, were not asked about`)
process.exit(0)
