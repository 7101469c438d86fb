import { claimJobs, insertJob } from "#adapters/postgres/bookings/jobs.sql.ts"
import { postgresJobs } from "#adapters/postgres/bookings/jobs.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import type { Job, JobOrder } from "#core/workload/job.ts"
import { aPostgresStore } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

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
