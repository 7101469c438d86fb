import type { Clock } from "#core/kernel/world.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Database } from "./database.ts"
import { deleteOldAnswers } from "./stored-answers.sql.ts"
import { deleteOldTries } from "./tries.sql.ts"
import { vacuum } from "./upkeep.sql.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** What has to be done every hour or so, by any process: old memories go, the tables are swept. */
export const upkeepOf =
  (database: Database, clock: Clock) => (): Effect.Effect<void, StoreUnreachable> =>
    deleteOldTries(database, clock.now() - DAY_MS).pipe(
      Effect.andThen(deleteOldAnswers(database)),
      Effect.andThen(vacuum(database)),
      Effect.asVoid,
    )
