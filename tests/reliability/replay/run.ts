import { table } from "#tests/benchmarks/figures.ts"
import { embeddedStore, postgresStore } from "#tests/reliability/own-store.ts"
import { Schema } from "effect"
import { readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { bookingRowsIn, stepsOf } from "./booking-rows.ts"
import { broughtForward, replayed } from "./replayed.ts"
import { roomsFor } from "./rooms-model.ts"

// `npm run replay -- FILE --rooms ROOMS.json [--from DAY] [--until DAY] [--store pglite|postgres]`
// replays the bookings of a CSV that arrive from one day until before the other. With `--size` it
// writes into ROOMS.json how many rooms of each type they need, and replays nothing.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rooms: { type: "string" },
    from: { type: "string", default: "0000" },
    until: { type: "string", default: "9999" },
    store: { type: "string", default: "pglite" },
    size: { type: "boolean", default: false },
  },
})
const [file] = positionals
if (file === undefined || values.rooms === undefined)
  throw new Error("npm run replay -- FILE --rooms ROOMS.json")
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))

const Rooms = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Int))
const rows = bookingRowsIn(readFileSync(file, "utf8")).filter(
  ({ arrival }) => arrival >= values.from && arrival < values.until,
)
const steps = stepsOf(broughtForward(rows))

const replay = async (roomsFile: string): Promise<void> => {
  const rooms = Schema.decodeUnknownSync(Rooms)(readFileSync(roomsFile, "utf8"))
  const began = performance.now()
  const store = values.store === "postgres" ? postgresStore : embeddedStore
  const report = await replayed(store, steps, rooms, (line) => console.log(line))
  const { fates, cancelled, refusals, differences } = report
  for (const difference of differences.slice(0, 20)) console.error(difference)
  table(`${rows.length} bookings replayed over HTTP`, [
    ["", ""],
    ["booked", `${fates.booked}`],
    ["cancelled of these", `${cancelled}`],
    ["sold out", `${fates.soldOut}`],
    ["refused as no bookings", `${fates.refused}`],
    ...[...refusals].map(([why, count]) => [`  ${why}`, `${count}`]),
    ["other than a count of rooms says", `${differences.length}`],
    ["minutes", ((performance.now() - began) / 60_000).toFixed(1)],
  ])
  process.exitCode = differences.length === 0 ? 0 : 1
}

if (values.size) writeFileSync(values.rooms, `${JSON.stringify(roomsFor(steps), null, 2)}\n`)
else await replay(values.rooms)
