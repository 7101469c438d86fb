import { postgresJobs } from "#adapters/postgres/bookings/jobs.postgres.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import { postgresRateLimiter } from "#adapters/postgres/rate-limiter.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { added, everyEdge, type Counts } from "../simulation/counters.ts"
import { aLifeDesk, lifeStock, type LifeDesk } from "../simulation/lives/life-desk.ts"
import { lives } from "../simulation/lives/lives.table.ts"
import { playLife } from "../simulation/lives/play-life.ts"
import { seenBy } from "../simulation/seen.sql.ts"

const aLifeDeskOn = async (database: Database): Promise<LifeDesk> => {
  await stockedAnew(database, lifeStock)
  return aLifeDesk({
    stores: {
      store: postgresBookingStore(database, testEncryption),
      jobs: postgresJobs(database),
      catalogue: postgresCatalogue(database),
      rateLimiter: postgresRateLimiter(database),
    },
    look: seenBy(testEncryption, async <Row>(sql: string) =>
      Effect.runPromise(database.query<Row & object>(sql)),
    ),
  })
}

describe.each(bothDatabases)("the life of a booking on $name", ({ open }) => {
  let database: Database
  let met: Counts = new Map()
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it.each(Object.entries(lives))("keeps every promise where %s", async (_, life) => {
    const counts = await playLife(await aLifeDeskOn(database), life)

    expect(counts.get("edge start HELD held")).toBeGreaterThan(0)
    met = added(met, counts)
  })

  it("takes every step of the machine but those of nights that were taken meanwhile", () => {
    expect(everyEdge.filter((edge) => !met.has(edge)).toSorted()).toEqual([
      "edge paying PAYMENT_AUTHORISED failed",
      "edge paying PAYMENT_AUTHORISED refunding",
    ])
  })
})
