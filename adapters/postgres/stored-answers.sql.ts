import type { StoredAnswer } from "#core/booking/stored-answers.port.ts"
import type { Connection } from "./database.ts"

/** A key that somebody claimed; without a status there is no answer yet. */
export interface AnswerRow {
  readonly request: string
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>> | null
  readonly body: string | null
}

/** Answers one row when the key is the caller's: new, or left by a caller who vanished. */
export const claimAnswer = (
  connection: Connection,
  key: string,
  request: string,
  now: number,
  leasedUntil: number,
) =>
  connection.query(
    `insert into stored_answer as known (key, request, leased_until) values ($1, $2, $4)
     on conflict (key) do update set leased_until = excluded.leased_until, claimed_at = now()
     where known.status is null and known.request = excluded.request and known.leased_until <= $3
     returning key`,
    [key, request, now, leasedUntil],
  )

export const selectAnswer = (connection: Connection, key: string) =>
  connection.query<AnswerRow>(
    "select request, status, headers, body from stored_answer where key = $1",
    [key],
  )

export const keepAnswer = (connection: Connection, key: string, answer: StoredAnswer) =>
  connection.query("update stored_answer set status = $2, headers = $3, body = $4 where key = $1", [
    key,
    answer.status,
    JSON.stringify(answer.headers),
    answer.body,
  ])

/** An answer that was given stays. */
export const deleteClaim = (connection: Connection, key: string) =>
  connection.query("delete from stored_answer where key = $1 and status is null", [key])

/** Forgets answers that nobody will ask for again. */
export const deleteOldAnswers = (connection: Connection) =>
  connection.query("delete from stored_answer where claimed_at < now() - interval '30 days'")
