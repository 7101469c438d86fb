import { mkdirSync } from "node:fs"
import { delimiter, resolve } from "node:path"
import { rowOfRuns, runsAsked } from "./repeated.ts"
import { runTests } from "./run-part.ts"
import type { Verdict } from "./verdicts.ts"

const MINUTES = 45

process.env["PATH"] = [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter)
// Every test file starts a process, and many start more: what one has compiled, the next one reads.
process.env["NODE_COMPILE_CACHE"] = resolve("node_modules/.cache/compiled")
mkdirSync("reports", { recursive: true })
const { runs, files } = runsAsked(process.argv.slice(2))
const verdicts: Array<Verdict> = []
while (verdicts.length < runs) {
  console.log(`\n=== run ${verdicts.length + 1} of ${runs} ===`)
  const verdict = await runTests("repeated", ["--project", "journeys", ...files], MINUTES)
  verdicts.push(verdict)
  console.log(["", ...(verdict.secondAttempts ?? [])].join("\n"))
}
const { lines, isHeld } = rowOfRuns(verdicts)
console.log(["", ...lines].join("\n"))
process.exitCode = isHeld ? 0 : 1
