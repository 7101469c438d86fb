import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { tmpdir } from "node:os"
import { freshDatabase, startPostgres } from "../support/postgres.ts"
import { startSite } from "../support/site.ts"
import { median, table } from "./figures.ts"
import { overloaded, wideProperty, type Load } from "./overload-guests.ts"

// `npm run overload -- [rounds] [requests a second that one process can answer]`: what guests get at
// one and three times that, with the limit of requests and without.

const [rounds = 3, capacity = 150] = process.argv.slice(2).map(Number)
const secretKey = randomBytes(32).toString("hex")
const off = "atOnce=999999 waiting=999999 waitMs=999999"

const postgres = await startPostgres()

const stocked = async (): Promise<string> => {
  const databaseUrl = await freshDatabase(postgres)
  const store = await openStore({ databaseUrl, dataDir: tmpdir(), secretKey })
  await Effect.runPromise(store.container.get(tokens.inventoryKeeper).put([wideProperty()]))
  await store.close()
  return databaseUrl
}

/** One process of its own, on a database of its own, under this load. */
const measured = async (limits: Record<string, string>, perSecond: number): Promise<Load> => {
  const databaseUrl = await stocked()
  await using site = await startSite({
    ...limits,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
    LOG_LEVEL: "error",
    HOLD_LIMITS: "networkRoomNights=999999 networkShare=200 strangersShare=200 provedShare=200",
  })
  return await overloaded(site.address, perSecond, databaseUrl)
}

const cases = [
  ["1x, limit off", 1, { REQUEST_LIMITS: off }],
  ["1x, as usual", 1, {}],
  ["3x, limit off", 3, { REQUEST_LIMITS: off }],
  ["3x, as usual", 3, {}],
] as const

try {
  const loads = new Map<string, Array<Load>>(cases.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [name, times, limits] of cases)
      loads.get(name)?.push(await measured(limits, times * capacity))
  const rowOf = (name: string, of: ReadonlyArray<Load>): ReadonlyArray<string> => [
    name,
    ...(["goodput", "refused", "refusedWithin", "waitedInVain", "heldForNobody"] as const).map(
      (figure) => median(of.map((load) => load[figure])).toFixed(0),
    ),
  ]
  table(`Overload: medians of ${rounds} rounds, ${capacity} requests a second are once`, [
    ["", "answered a second", "503", "99 of 100 in ms", "left after 3 s", "holds for who left"],
    ...[...loads].map(([name, of]) => rowOf(name, of)),
  ])
} finally {
  await postgres.stop()
}
