import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { delimiter, resolve } from "node:path"
import { runMutation } from "./mutation/run-changed.ts"
import { streamed } from "./streamed.ts"
import { forgetUnfinished, unfinishedTests } from "./unfinished-tests.ts"
import { verdictOfCheck, verdictOfTests, type Verdict } from "./verdicts.ts"

interface Part {
  readonly name: string
  /** True where tests are counted: none at all is a failure. */
  readonly isCounted: boolean
  readonly run: () => Promise<Verdict>
}

const check = (name: string, program: string, ...words: ReadonlyArray<string>): Part => ({
  name,
  isCounted: false,
  run: async () => verdictOfCheck(await streamed(program, words, 5)),
})

const tests = (name: string, minutes: number, ...projects: ReadonlyArray<string>): Part => ({
  name,
  isCounted: true,
  run: async () => {
    const report = `reports/${name}.json`
    rmSync(report, { force: true })
    forgetUnfinished()
    const chosen = projects.flatMap((project) => ["--project", project])
    const reporters = ["default", "json", "./tests/support/unfinished-tests.ts"]
    const words = [
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${report}`,
    ]
    const ending = await streamed("vitest", ["run", ...chosen, ...words], minutes)
    return verdictOfTests(report, ending, unfinishedTests())
  },
})

const parts: ReadonlyArray<Part> = [
  check("types", "tsc"),
  check("lint", "oxlint"),
  check("format", "prettier", "--check", "--log-level", "warn", "."),
  check("dead-code", "knip"),
  check("build", "vite", "build", "--app"),
  tests("core-and-ui", 30, "core", "ui"),
  tests("contracts", 30, "contracts"),
  tests("bundle", 3, "bundle"),
  tests("journeys", 45, "journeys"),
  { name: "mutation", isCounted: false, run: runMutation },
]

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`

const rowOf = (name: string, { passed, failed, note }: Verdict, took: string): string =>
  [name.padEnd(14), `${passed}`.padStart(7), `${failed}`.padStart(7), took.padStart(7), ` ${note}`]
    .join(" ")
    .trimEnd()

const sum = (verdicts: ReadonlyArray<Verdict>, what: "passed" | "failed"): number =>
  verdicts.reduce((total, verdict) => total + verdict[what], 0)

process.env["PATH"] = [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter)
mkdirSync("reports", { recursive: true })
const wanted = process.argv.slice(2)
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const verdicts: Array<Verdict> = []
const rows = [`${"part".padEnd(14)}  passed  failed    took`]
for (const { name, run } of chosen) {
  console.log(`\n=== ${name} ===`)
  const start = performance.now()
  const verdict = await run()
  verdicts.push(verdict)
  rows.push(rowOf(name, verdict, seconds(start)))
}

const [passed, found] = [sum(verdicts, "passed"), sum(verdicts, "failed")]
const isEmpty = passed === 0 && (chosen.length === 0 || chosen.some(({ isCounted }) => isCounted))
const failed = isEmpty && found === 0 ? 1 : found
const lastLine = `${passed} passed, ${failed} failed`
const failures = verdicts.flatMap(({ failures: found = [] }) => found)
const secondAttempts = verdicts.flatMap(({ secondAttempts: found = [] }) => found)
console.log(["", ...secondAttempts, ...failures, "", ...rows, "", lastLine].join("\n"))
writeFileSync("reports/summary.txt", `${lastLine}\n`)
process.exitCode = failed === 0 ? 0 : 1
