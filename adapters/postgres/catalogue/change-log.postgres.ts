import { MOST_CHANGES, type ChangeLog } from "#core/inventory/change-log.port.ts"
import { Effect } from "effect"
import type { Connection } from "../database.ts"
import { insertChanges, selectLoggedChanges } from "./change-log.sql.ts"

/** The log of changes, in a table that nothing but upkeep deletes from. */
export const postgresChangeLog = (connection: Connection): ChangeLog => ({
  append: (author, at, changes) =>
    changes.length === 0
      ? Effect.void
      : Effect.asVoid(insertChanges(connection, author, at, changes)),
  page: ({ property, before, limit }) =>
    selectLoggedChanges(connection, property, before, Math.min(limit, MOST_CHANGES)),
})
