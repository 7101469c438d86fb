import { median, table } from "#tests/benchmarks/figures.ts"
import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { failedOver, type Death } from "./failover.ts"

// `npm run failover -- --deaths N [--guests N] [--seed N]`: every third death is that of a machine.

const { values } = parseArgs({
  options: {
    deaths: { type: "string", default: "12" },
    guests: { type: "string", default: "6" },
    seed: { type: "string", default: `${Date.now() % 1_000_000}` },
  },
})

if (!existsSync("dist")) throw new Error("Letters need the pages: npm run build")
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))

const dying = (index: number): Death => (index % 3 === 2 ? "machine" : "engine")
const seconds = (all: ReadonlyArray<number>): string =>
  all.length === 0
    ? "none"
    : `${(median(all) / 1000).toFixed(1)} s in the median, ${(Math.max(...all) / 1000).toFixed(1)} s at most`

const report = await failedOver({
  deaths: Array.from({ length: Number(values.deaths) }, (_, index) => dying(index)),
  guests: Number(values.guests),
  seed: Number(values.seed),
  calmMs: 5000,
  say: (line) => console.log(line),
})
table(`The primary died under load, seed ${values.seed}`, [
  ["", ""],
  ["primaries", report.primaries.join(" ")],
  ["PostgreSQL died: rooms kept again after", seconds(report.awayMs.engine)],
  ["a machine died: rooms kept again after", seconds(report.awayMs.machine)],
  ["bookings begun", `${report.bookings}`],
  ["booked, as guests were told", `${report.booked}`],
  ["calls", `${report.calls}`],
  ["calls repeated, since nobody answered", `${report.unanswered}`],
  ["home page answered", `${report.searches.answered}`],
  ["home page not answered", `${report.searches.failed}`],
  ["promises broken", `${report.broken.length}`],
])
if (report.broken.length > 0) process.exitCode = 1
