import { postgresReviewStore } from "#adapters/postgres/bookings/review-store.postgres.ts"
import type { Connection, Database } from "#adapters/postgres/database.ts"
import { ReviewId } from "#core/guest-score/review.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aPostgresStore, stockedAnew } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

let database: Database
beforeAll(async () => {
  database = await stockedAnew(await aPostgresStore(), [{ property: aProperty(), exceptions: [] }])
})
afterAll(() => database.close())

/** Who waits for somebody else at this moment. */
const waiting = (connection: Connection) =>
  connection.query(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )

it("counts reviews that are written at the same moment, one after the other", async () => {
  const { keep, totalsOf } = postgresReviewStore(database)
  const reviews = ["1", "2", "3"].map((digit) =>
    aKeptReview({ id: ReviewId.make(digit.repeat(26)), booking: null }),
  )
  let keeping: ReadonlyArray<Promise<number>> = []
  await run(
    database.inTransaction((connection) =>
      Effect.gen(function* () {
        yield* connection.query("select 1 from property for no key update")
        if (keeping.length === 0) keeping = reviews.map((review) => run(keep([review])))
        while ((yield* waiting(database)).length < reviews.length) yield* Effect.sleep("10 millis")
      }),
    ),
  )

  expect(await Promise.all(keeping)).toEqual([1, 1, 1])
  const written = await run(
    database.query(
      "select guest_scores as totals, guest_scores ->> 'count' as count from property",
    ),
  )
  expect(written).toEqual([{ totals: await run(totalsOf(aProperty().slug)), count: "3" }])
})
