import type { IdentityAttempt } from "#core/account-store/identity-attempt.ts"
import type { Connection } from "../database.ts"

/** A guest between here and an outside service, as the database keeps it. */
export interface AttemptRow {
  readonly record: unknown
}

/** A newer attempt under the same key takes the place of the older one. */
export const upsertAttempt = (connection: Connection, attempt: IdentityAttempt) =>
  connection.query(
    `insert into identity_attempt (key, until, record) values ($1, $2, $3)
     on conflict (key) do update set until = excluded.until, record = excluded.record`,
    [attempt.key, attempt.until, JSON.stringify(attempt)],
  )

export const selectAttempt = (connection: Connection, key: string) =>
  connection.query<AttemptRow>("select record from identity_attempt where key = $1", [key])

/** Of two who delete it at once one gets the row. */
export const deleteAttempt = (connection: Connection, key: string) =>
  connection.query<AttemptRow>("delete from identity_attempt where key = $1 returning record", [
    key,
  ])

export const deleteOldAttempts = (connection: Connection, before: number) =>
  connection.query("delete from identity_attempt where until < $1", [before])
