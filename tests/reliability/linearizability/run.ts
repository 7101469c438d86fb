import { table } from "#tests/benchmarks/figures.ts"
import { freshDatabase, startPostgres } from "#tests/support/postgres.ts"
import { parseArgs } from "node:util"
import { FORGETFUL, linearized } from "./linearized.ts"

// `npm run linearize -- --histories N [--minutes N] [--servers N] [--guests N]
// [--seed N] [--planted]`

const { values } = parseArgs({
  options: {
    histories: { type: "string", default: "10000" },
    minutes: { type: "string", default: "600" },
    servers: { type: "string", default: "2" },
    guests: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    planted: { type: "boolean", default: false },
  },
})
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))

const postgres = await startPostgres()
try {
  const began = performance.now()
  const { histories, answered, calls, broken } = await linearized(await freshDatabase(postgres), {
    histories: Number(values.histories),
    until: Date.now() + Number(values.minutes) * 60_000,
    servers: Number(values.servers),
    guests: Number(values.guests),
    seed: Number(values.seed),
    isFirstEnough: values.planted,
    say: (line) => console.log(line),
    ...(values.planted && { planted: FORGETFUL }),
  })
  for (const history of broken.slice(0, 3)) console.error(`\nNo order explains:\n${history}`)
  table(`Histories over HTTP on PostgreSQL, servers: ${values.servers}, seed: ${values.seed}`, [
    ["", ""],
    ["histories", `${histories}`],
    ["with every call answered", `${answered}`],
    ["calls", `${calls}`],
    ["not linearizable", `${broken.length}`],
    ["minutes", ((performance.now() - began) / 60_000).toFixed(1)],
  ])
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await postgres.stop()
}
