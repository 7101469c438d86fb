import type { KeyedCall, OwnedKey, StoredAnswer } from "#core/workload/stored-answers.port.ts"
import type { Connection } from "./database.ts"

/** A claimed idempotency key; without a status there is no answer yet. */
export interface AnswerRow {
  readonly key: string
  readonly request: string
  readonly owner: string
  readonly beat: number
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>> | null
  readonly body: string | null
}

const IS_LEFT = `known.status is null and known.request = excluded.request
       and known.owner || ' ' || known.beat = $4`

/**
 * Answers one row when the key is the caller's: new, or left by an owner whose sign is this. The time
 * of a lease is for older programs at the same database, who know nothing of owners.
 */
export const claimAnswer = (
  connection: Connection,
  { key, owner }: OwnedKey,
  request: string,
  dead: string | null,
) =>
  connection.query(
    `insert into stored_answer as known (key, request, owner, leased_until)
     values ($1, $2, $3, (extract(epoch from now()) * 1000)::bigint + 30000)
     on conflict (key) do update set owner = excluded.owner, beat = 0, claimed_at = now()
     where ${IS_LEFT}
     returning key`,
    [key, request, owner, dead],
  )

export const selectAnswer = (connection: Connection, key: string) =>
  connection.query<AnswerRow>(
    "select key, request, owner, beat, status, headers, body from stored_answer where key = $1",
    [key],
  )

const OWN = "key = $1 and owner = $2 and status is null"

export const beatOn = (connection: Connection, { key, owner }: OwnedKey) =>
  connection.query(`update stored_answer set beat = beat + 1 where ${OWN}`, [key, owner])

/** Answers one row where the key was still the owner's. */
export const keepAnswer = (
  connection: Connection,
  { key, owner }: OwnedKey,
  { status, headers, body }: StoredAnswer,
) =>
  connection.query(
    `update stored_answer set status = $3, headers = $4, body = $5 where ${OWN} returning key`,
    [key, owner, status, JSON.stringify(headers), body],
  )

/** Keeps an answer under a key that nobody claimed; answers one row where the key was free. */
export const insertAnswer = (
  connection: Connection,
  { key, owner, request, dead }: KeyedCall,
  { status, headers, body }: StoredAnswer,
) =>
  connection.query(
    `insert into stored_answer as known (key, request, owner, leased_until, status, headers, body)
     values ($1, $2, $3, (extract(epoch from now()) * 1000)::bigint + 30000, $5, $6, $7)
     on conflict (key) do update
       set owner = excluded.owner, status = excluded.status, headers = excluded.headers,
         body = excluded.body, claimed_at = now()
     where ${IS_LEFT}
     returning key`,
    [key, request, owner, dead, status, JSON.stringify(headers), body],
  )

/** An answer that was given stays. */
export const deleteClaim = (connection: Connection, { key, owner }: OwnedKey) =>
  connection.query(`delete from stored_answer where ${OWN}`, [key, owner])

/** Deletes stored answers, which contain data of guests, within a day; the job runs hourly. */
export const deleteOldAnswers = (connection: Connection) =>
  connection.query("delete from stored_answer where claimed_at < now() - interval '23 hours'")
