import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { Effect } from "effect"
import type { Container } from "inversify"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freshDatabase, startPostgres } from "../support/postgres.ts"
import { startSite } from "../support/site.ts"
import { median, ms, table } from "./figures.ts"
import { lastRoomOf, raceFor, type Round } from "./race-room.ts"

// `npm run race -- [rounds] [guests]`: the last room, over HTTP, on both databases.

const [rounds = 100, guests = 200] = process.argv.slice(2).map(Number)
const secretKey = randomBytes(32).toString("hex")

type Settings = { readonly databaseUrl: string | null; readonly dataDir: string }

const withStore = async <A>(
  settings: Settings,
  work: (container: Container) => Effect.Effect<A, unknown>,
): Promise<A> => {
  const store = await openStore({ ...settings, secretKey })
  try {
    return await Effect.runPromise(work(store.container))
  } finally {
    await store.close()
  }
}

const environmentOf = ({ databaseUrl, dataDir }: Settings): Record<string, string> => ({
  SECRET_KEY: secretKey,
  // However long all rounds take, no winner's hold may end before they are counted.
  HOLD_MINUTES: "60",
  // All guests of a race come from one machine.
  HOLD_LIMITS: "networkRoomNights=999999 networkShare=200 strangersShare=200 provedShare=200",
  // Whoever comes late is to be told that the room is gone, not to come back.
  REQUEST_LIMITS: "atOnce=999999 waiting=999999 waitMs=60000",
  ...(databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
})

const raced = async (settings: Settings, servers: number): Promise<ReadonlyArray<Round>> => {
  const sites = await Promise.all(
    Array.from({ length: servers }, () => startSite(environmentOf(settings))),
  )
  try {
    const results: Array<Round> = []
    for (let round = 0; round < rounds; round += 1)
      results.push(
        await raceFor(
          sites.map(({ address }) => address),
          round,
          guests,
        ),
      )
    return results
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
  }
}

const isFair = ({ outcomes }: Round): boolean =>
  outcomes.filter((outcome) => outcome === "won").length === 1 &&
  outcomes.filter((outcome) => outcome === "soldOut").length === guests - 1

/** Rounds in which the database itself holds one booking and one room taken in each night. */
const soldOnce = (settings: Settings): Promise<number> =>
  withStore(settings, (container) =>
    Effect.map(
      container.get(tokens.database).query<{ count: number }>(
        `select count(*) from room_type where
           (select count(*) from booking where booking.property = room_type.property) = 1
           and (select array_agg(taken) from night where room_type = id) = '{1,1}'`,
      ),
      ([row]) => row?.count ?? 0,
    ),
  )

const raceOn = async (name: string, settings: Settings, servers: number) => {
  const rooms = Array.from({ length: rounds }, (_, round) => lastRoomOf(round))
  await withStore(settings, (container) => container.get(tokens.inventoryKeeper).put(rooms))
  const results = await raced(settings, servers)
  const [fair, once] = [results.filter(isFair).length, await soldOnce(settings)]
  const strange = results.flatMap(({ outcomes }) => outcomes)
  const others = new Set(strange.filter((outcome) => outcome !== "won" && outcome !== "soldOut"))
  for (const other of [...others].slice(0, 5)) console.error(`${name}: ${other}`)
  const times = results.map((result) => result.ms)
  const row = [name, `${rounds}`, `${guests}`, `${fair}`, `${once}`]
  const spent = [ms(median(times)), ms(Math.max(...times))]
  return { row: [...row, ...spent], isRight: fair === rounds && once === rounds }
}

const dataDir = mkdtempSync(join(tmpdir(), "singgah-race-"))
const postgres = await startPostgres()
try {
  const databaseUrl = await freshDatabase(postgres)
  const races = [
    await raceOn("PGlite, one server", { databaseUrl: null, dataDir }, 1),
    await raceOn("PostgreSQL, two servers", { databaseUrl, dataDir }, 2),
  ]
  table("The last room: one guest wins, all others read that it is sold out", [
    ["", "rounds", "guests", "fair", "sold once", "median", "longest"],
    ...races.map(({ row }) => row),
  ])
  process.exitCode = races.every(({ isRight }) => isRight) ? 0 : 1
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
