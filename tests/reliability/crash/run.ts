import { median, percentile, table } from "#tests/benchmarks/figures.ts"
import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { crashed, crashesDrawn } from "./crash-rounds.ts"
import { embeddedStore, postgresStore } from "../own-store.ts"
import { crashStock } from "./crash-stays.ts"

// `npm run crash-test -- --rounds N [--store pglite|postgres] [--minutes N] [--guests N]
// [--seed N]`; no further round begins once the minutes are over.

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "200" },
    store: { type: "string" },
    minutes: { type: "string", default: "600" },
    guests: { type: "string", default: "8" },
    seed: { type: "string", default: `${Date.now() % 1_000_000}` },
  },
})

if (!existsSync("dist")) throw new Error("Letters need the pages: npm run build")

const stores = { pglite: embeddedStore, postgres: postgresStore }
const isStore = (name: string): name is keyof typeof stores => name in stores
const names = Object.keys(stores).filter(
  (name) => values.store === undefined || values.store === name,
)
if (names.length === 0) throw new Error(`--store is one of ${Object.keys(stores).join(", ")}`)

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))

for (const name of names.filter(isStore)) {
  const store = await stores[name](crashStock())
  try {
    const began = performance.now()
    const report = await crashed(store, {
      crashes: crashesDrawn(store, Number(values.rounds), Number(values.seed)),
      until: Date.now() + Number(values.minutes) * 60_000,
      guests: Number(values.guests),
      seed: Number(values.seed),
      longestMs: 8000,
      rests: true,
      // A copy of the folder is opened for each look.
      lookEvery: store.database === null ? 5 : 1,
      say: (line) => console.log(line),
    })
    const { crashes, readyMs, broken } = report
    table(`${store.name}: killed under load, seed ${values.seed}`, [
      ["", ""],
      ["rounds", `${report.rounds}`],
      ...Object.entries(crashes).map(([kind, count]) => [`killed: ${kind}`, `${count}`]),
      ["bookings begun", `${report.bookings}`],
      ["booked, as guests were told", `${report.booked}`],
      ["cancelled, as guests were told", `${report.cancelled}`],
      ["calls", `${report.calls}`],
      ["calls repeated, since nobody answered", `${report.unanswered}`],
      ["ready again, median", `${(median(readyMs) / 1000).toFixed(1)} s`],
      ["ready again, 95 %", `${(percentile(readyMs, 0.95) / 1000).toFixed(1)} s`],
      ["ready again, longest", `${(Math.max(...readyMs) / 1000).toFixed(1)} s`],
      ["promises broken", `${broken.length}`],
      ["minutes", ((performance.now() - began) / 60_000).toFixed(1)],
    ])
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await store.end()
  }
}
