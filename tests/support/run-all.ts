import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join, resolve } from "node:path"
import { environmentOfAnotherDay } from "./later-clock.js"
import { runMutation } from "./mutation/run-changed.ts"
import { quickParts } from "./quick.ts"
import { runChecked, runTests } from "./run-part.ts"
import type { Part, Verdict } from "./verdicts.ts"

const check = (name: string, program: string, ...words: ReadonlyArray<string>): Part => ({
  name,
  isCounted: false,
  isAlone: false,
  run: () => runChecked(program, words),
})

/** `--another-day`: the whole on a day in 2030 and in random order, whose seed is printed. */
const ANOTHER_DAY = "--another-day"
const isAnotherDay = process.argv.includes(ANOTHER_DAY)
const order = isAnotherDay ? ["--sequence.shuffle.files", "--sequence.shuffle.tests"] : []

const tests = (name: string, minutes: number, ...projects: ReadonlyArray<string>): Part => ({
  name,
  isCounted: true,
  isAlone: true,
  run: () => {
    const chosen = projects.flatMap((project) => ["--project", project])
    return runTests(name, [...chosen, ...order], minutes)
  },
})

const parts: ReadonlyArray<Part> = [
  check("types", "tsc"),
  check("lint", "oxlint"),
  check("format", "oxfmt", "--check"),
  check("dead-code", "knip"),
  check("build", "vite", "build", "--app"),
  tests("core-and-ui", 45, "core", "ui"),
  tests("contracts", 50, "contracts"),
  tests("bundle", 3, "bundle"),
  tests("journeys", 60, "journeys"),
  { name: "mutation", isCounted: false, isAlone: true, run: runMutation },
]

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`

const rowOf = (name: string, verdict: Verdict, took: string): string => {
  const { passed, failed, secondAttempts = [], note } = verdict
  const figures = [passed, failed, secondAttempts.length].map((count) => `${count}`.padStart(7))
  return [name.padEnd(14), ...figures, took.padStart(7), ` ${note}`].join(" ").trimEnd()
}

const sum = (verdicts: ReadonlyArray<Verdict>, what: "passed" | "failed"): number =>
  verdicts.reduce((total, verdict) => total + verdict[what], 0)

process.env["PATH"] = [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter)
// Every test file starts a process, and many start more: what one has compiled, the next one reads.
process.env["NODE_COMPILE_CACHE"] = resolve("node_modules/.cache/compiled")
// Whatever tests leave behind in the folder for temporary files is removed at the end. Others may
// pass through it: where root runs the tests, PostgreSQL runs as another user.
const temporary = mkdtempSync(join(tmpdir(), "tests-"))
chmodSync(temporary, 0o711)
process.env["TMPDIR"] = temporary
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }))
mkdirSync("reports", { recursive: true })
if (isAnotherDay)
  Object.assign(process.env, environmentOfAnotherDay(Date.now(), process.env["NODE_OPTIONS"] ?? ""))
const wanted = process.argv.slice(2).filter((word) => word !== ANOTHER_DAY)
const chosen =
  wanted[0] === "quick"
    ? quickParts(wanted.slice(1))
    : parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const runPart = async ({ name, run }: Part): Promise<readonly [Verdict, row: string]> => {
  console.log(`\n=== ${name} ===`)
  const start = performance.now()
  const verdict = await run()
  return [verdict, rowOf(name, verdict, seconds(start))]
}

// Checks use one processor each, most of the time, and are started together.
const done = await Promise.all(chosen.filter(({ isAlone }) => !isAlone).map(runPart))
for (const part of chosen.filter(({ isAlone }) => isAlone)) done.push(await runPart(part))
const verdicts = done.map(([verdict]) => verdict)
const rows = [`${"part".padEnd(14)}  passed  failed   again    took`, ...done.map(([, row]) => row)]

const [passed, found] = [sum(verdicts, "passed"), sum(verdicts, "failed")]
const isEmpty = passed === 0 && (chosen.length === 0 || chosen.some(({ isCounted }) => isCounted))
const failed = isEmpty && found === 0 ? 1 : found
const lastLine = `${passed} passed, ${failed} failed`
const failures = verdicts.flatMap(({ failures: found = [] }) => found)
const secondAttempts = verdicts.flatMap(({ secondAttempts: found = [] }) => found)
console.log(["", ...secondAttempts, ...failures, "", ...rows, "", lastLine].join("\n"))
writeFileSync("reports/summary.txt", `${lastLine}\n`)
process.exitCode = failed === 0 ? 0 : 1
