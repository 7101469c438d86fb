import { findPostgres } from "#adapters/command-line/install/machine.js"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { ownKindOf } from "#core/property/room-uses.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { ownerOfServer } from "#adapters/replicas/owner.ts"
import { startCluster } from "#tests/support/postgres.cluster.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { execFileSync } from "node:child_process"
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const room = aRoomType({ units: 6 })
const night = day("2026-12-24")

const takeOne = (on: Database) =>
  run(
    postgresBookingStore(on, testEncryption).inTransaction(({ take }) =>
      take([{ kind: ownKindOf(room.id), count: 1, dates: [night] }]),
    ),
  )

const freeIn = async (on: Database) =>
  (await run(postgresCatalogue(on).snapshot())).freeOn(room.id, night)

const owner = ownerOfServer()
const { uid, gid } = owner
const give = (path: string): string => {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  return path
}

/** The settings of the guide "Running it for guests", with a folder of our own. */
const archivingTo = (archive: string) => [
  "archive_mode=on",
  `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
]

const momentOf = async (on: Database): Promise<string> => {
  const [row] = await run(on.query<{ moment: string }>("select clock_timestamp()::text as moment"))
  return row!.moment
}

it("brings a lost database back to a moment, from a copy of before and the archived log", async () => {
  const programs = findPostgres()!
  const place = give(mkdtempSync(join(tmpdir(), "point-in-time-")))
  const archive = join(place, "archive")
  mkdirSync(archive)
  give(archive)
  const cluster = await startCluster(programs, archivingTo(archive))
  onTestFinished(cluster.stop)
  const copy = join(place, "copy")

  const before = await openPostgres(cluster.url)
  await run(migrate(before))
  await stockedAnew(before, [{ property: aProperty({ rooms: [room] }), exceptions: [] }])
  await takeOne(before)
  const copying = ["--pgdata", copy, "--dbname", cluster.url, "--checkpoint=fast", "--no-sync"]
  execFileSync(join(programs, "pg_basebackup"), copying, { ...owner, cwd: place })
  await takeOne(before)
  await takeOne(before)
  const moment = await momentOf(before)
  await takeOne(before)
  await run(before.query("select pg_switch_wal()"))
  await expect
    .poll(() => run(before.query("select from pg_stat_archiver where archived_count > 2")), {
      timeout: 60_000,
    })
    .toHaveLength(1)
  expect(await freeIn(before)).toBe(2)
  await before.close()

  await cluster.halt()
  rmSync(cluster.files, { recursive: true })
  execFileSync("mv", [copy, cluster.files])
  const recovery = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    "recovery_target_action = 'promote'",
  ]
  appendFileSync(join(cluster.files, "postgresql.auto.conf"), `${recovery.join("\n")}\n`)
  writeFileSync(join(cluster.files, "recovery.signal"), "")
  await cluster.start()

  const restored = await openPostgres(cluster.url)
  onTestFinished(() => restored.close())
  await expect
    .poll(() => run(restored.query("select where not pg_is_in_recovery()")), { timeout: 60_000 })
    .toHaveLength(1)
  expect(await freeIn(restored)).toBe(3)
  await takeOne(restored)
  expect(await freeIn(restored)).toBe(2)
})
