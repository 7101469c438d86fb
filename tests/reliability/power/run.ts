import { table } from "#tests/benchmarks/figures.ts"
import { parseArgs } from "node:util"
import { powerLost } from "./power-losses.ts"

// `npm run power-loss -- --losses N [--guests N] [--seed N]`

const { values } = parseArgs({
  options: {
    losses: { type: "string", default: "1000" },
    guests: { type: "string", default: "6" },
    seed: { type: "string", default: `${Date.now() % 1_000_000}` },
  },
})
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))

const began = performance.now()
const report = await powerLost({
  losses: Number(values.losses),
  guests: Number(values.guests),
  seed: Number(values.seed),
  say: (line) => console.log(line),
})
for (const word of report.broken.slice(0, 20)) console.error(word)
table(`The embedded database loses its power, seed ${values.seed}`, [
  ["", ""],
  ["losses of power", `${report.losses}`],
  ["while it was being opened", `${report.whileOpening}`],
  ["booked, as guests were told", `${report.booked}`],
  ["cancelled, as guests were told", `${report.cancelled}`],
  ["words broken", `${report.broken.length}`],
  ["minutes", ((performance.now() - began) / 60_000).toFixed(1)],
])
if (report.broken.length > 0) process.exitCode = 1
