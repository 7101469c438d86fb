import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Slug } from "#core/property/property.ts"
import { Effect } from "effect"
import { askedAfresh } from "./asked-afresh.ts"
import { selectMostBooked } from "../bookings/bookings.sql.ts"
import { refreshed, type Known } from "./catalogue-keeping.ts"
import type { Database } from "../database.ts"

const asFailure = (error: unknown): Effect.Effect<never, StoreUnreachable> =>
  error instanceof StoreUnreachable ? Effect.fail(error) : Effect.die(error)

/**
 * Everything on sale, held in memory and brought up to date by every question: what any process
 * committed before the question is in the answer.
 */
export const postgresCatalogue = (database: Database): Catalogue => {
  let known: Known | undefined
  const upToDate = askedAfresh(async () => {
    known = await Effect.runPromise(refreshed(database, known))
    return known.snapshot
  })

  return {
    snapshot: () =>
      Effect.tryPromise({ try: upToDate, catch: (error) => error }).pipe(Effect.catch(asFailure)),
    mostBooked: (since, limit) =>
      Effect.map(selectMostBooked(database, since, limit), (rows) =>
        rows.map(({ property }) => Slug.make(property)),
      ),
  }
}
