import { copyPrepared } from "#adapters/postgres/embedded/new-folder.ts"
import { ownCache, preparedIn } from "#adapters/postgres/embedded/open-embedded.ts"
import { databaseIn, startPglite, type Embedded } from "#adapters/postgres/embedded/pglite.ts"
import { PGlite } from "@electric-sql/pglite"
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { aDiskUnder } from "#tests/adapters/postgres/embedded/a-disk.ts"

const BOOKINGS = 60
const ACKNOWLEDGED = 40
const GUESTS = 8

let place: string
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), "singgah-power-"))
  const prepared = await preparedIn({ cache: ownCache, say: () => undefined })
  await copyPrepared(prepared ?? "", join(place, "database"))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

type Ask = (sql: string) => Promise<ReadonlyArray<{ readonly count: number }>>

const asking = (embedded: Embedded) => {
  const database = databaseIn(embedded)
  const ask: Ask = (sql) => Effect.runPromise(database.query(sql))
  return { ask, close: database.close }
}

/** Several guests book at once; the power fails as soon as so many were told that they have. */
const bookedUntilPowerFails = async (ask: Ask, powerFails: () => void): Promise<void> => {
  let [begun, acknowledged] = [0, 0]
  const guest = async (): Promise<void> => {
    while (begun < BOOKINGS) {
      begun += 1
      if (begun === ACKNOWLEDGED / 2) await ask("checkpoint")
      await ask(`insert into acknowledged values (${begun})`)
      acknowledged += 1
      if (acknowledged === ACKNOWLEDGED) powerFails()
    }
  }
  await Promise.all(Array.from({ length: GUESTS }, guest))
}

const keptAfterPowerLoss = async (
  start: (folder: string) => Promise<Embedded>,
): Promise<number> => {
  const [folder, kept] = [join(place, "database"), join(place, "kept")]
  const disk = aDiskUnder(folder, kept)
  const { ask, close } = asking(await start(folder))
  await ask("create table acknowledged (id int)")
  await bookedUntilPowerFails(ask, disk.powerFails)
  await close()

  const again = asking(await startPglite(kept))
  const rows = await again.ask("select count(*) from acknowledged").catch(() => [])
  await again.close()
  return rows[0]?.count ?? 0
}

it("loses nothing that was acknowledged when the power fails", async () => {
  expect(await keptAfterPowerLoss(startPglite)).toBeGreaterThanOrEqual(ACKNOWLEDGED)
})

it("would lose it if nobody waited for the log", async () => {
  const impatient = async (folder: string): Promise<Embedded> => ({
    ...(await startPglite(folder)),
    untilKept: async () => undefined,
  })

  expect(await keptAfterPowerLoss(impatient)).toBeLessThan(ACKNOWLEDGED)
})

it("would lose it with the embedded database as it is delivered", async () => {
  const asDelivered = async (folder: string): Promise<Embedded> => {
    const pglite = new PGlite(folder)
    await pglite.waitReady
    return { pglite, untilKept: async () => undefined, freeBytes: async () => Infinity }
  }

  expect(await keptAfterPowerLoss(asDelivered)).toBeLessThan(ACKNOWLEDGED)
})
