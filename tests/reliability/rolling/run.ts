import { table } from "#tests/benchmarks/figures.ts"
import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { rolled } from "./rolling.ts"

// `npm run rolling -- --rounds N [--guests N] [--seed N] [--older COMMIT]`

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    guests: { type: "string", default: "6" },
    seed: { type: "string", default: `${Date.now() % 1_000_000}` },
    older: { type: "string" },
  },
})

if (!existsSync("dist")) throw new Error("Letters need the pages: npm run build")
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))

const report = await rolled({
  rounds: Number(values.rounds),
  guests: Number(values.guests),
  seed: Number(values.seed),
  calmMs: 2000,
  older: values.older ?? null,
  say: (line) => console.log(line),
})
table(`Three servers replaced under load, seed ${values.seed}`, [
  ["", ""],
  ["versions", report.versions],
  ["migrations before and after", `${report.migrations.before}, ${report.migrations.after}`],
  ["servers replaced", `${report.replaced}`],
  ["bookings begun", `${report.bookings}`],
  ["booked, as guests were told", `${report.booked}`],
  ["held on one version, booked on the other", `${report.returned}`],
  ["calls", `${report.calls}`],
  ["calls that a guest had to repeat", `${report.unanswered}`],
  ["promises broken", `${report.broken.length}`],
])
if (report.broken.length > 0 || report.unanswered > 0) process.exitCode = 1
