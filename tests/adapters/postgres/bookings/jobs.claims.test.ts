import { claimJobs, insertJob } from "#adapters/postgres/bookings/jobs.sql.ts"
import { postgresJobs } from "#adapters/postgres/bookings/jobs.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { databaseIn, startPglite } from "#adapters/postgres/embedded/pglite.ts"
import type { Job, JobOrder } from "#core/workload/job.ts"
import { aPostgresStore, migrated } from "#tests/support/stores.ts"
import { Effect } from "effect"
import fs, { mkdtempSync, rmSync } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest"

let database: Database
beforeAll(async () => {
  database = await aPostgresStore()
})
afterAll(() => database.close())

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const order = (key: string): JobOrder => ({
  kind: "capture",
  key,
  booking: "b",
  payment: "pi",
  amount: 1,
  notBefore: 0,
})

const keysOf = (jobs: ReadonlyArray<unknown>) => (jobs as ReadonlyArray<Job>).map(({ key }) => key)

it("hands out other jobs at once while somebody is still taking the first", async () => {
  await run(Effect.forEach(["1", "2", "3", "4"], (key) => insertJob(database, order(key))))
  const claim = { kinds: ["capture"] as const, now: 100, limit: 2, leaseMs: 1000 }

  const [first, second] = await run(
    database.inTransaction((connection) =>
      Effect.gen(function* () {
        const mine = yield* claimJobs(connection, ["capture"], 100, 2, 1100)
        // Whoever waited for the first would wait until they are done, which is never.
        const others = yield* postgresJobs(database)
          .claim(claim)
          .pipe(Effect.timeoutOrElse({ duration: 5000, orElse: () => Effect.succeed([]) }))
        return [keysOf(mine), keysOf(others)] as const
      }),
    ),
  )

  expect([first, second]).toEqual([
    ["1", "2"],
    ["3", "4"],
  ])
})

/** A store on a disk, and how often it was waited for since it was last asked. */
const aWatchedStore = async () => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-claims-"))
  const store = await migrated(databaseIn(await startPglite(folder)))
  const waited = vi.spyOn(fs, "fdatasync")
  syncBuiltinESMExports()
  onTestFinished(async () => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const waits = (): number => {
    const { length } = waited.mock.calls
    waited.mockClear()
    return length
  }
  return { store, waits }
}

it("waits for the disk with what was done of a job, and with no claim", async () => {
  const { store, waits } = await aWatchedStore()
  const jobs = postgresJobs(store)
  const claim = { kinds: ["capture"] as const, now: 100, limit: 2, leaseMs: 1000 }

  await run(Effect.forEach(["1", "2"], (key) => insertJob(store, order(key))))
  expect(waits()).toBe(2)
  const [one, other] = await run(jobs.claim(claim))
  expect(waits()).toBe(0)
  await run(jobs.done(one?.id ?? ""))
  expect(waits()).toBe(1)
  await run(jobs.postpone(other?.id ?? "", 2000, "MailUnreachable"))
  expect(waits()).toBe(1)
})
