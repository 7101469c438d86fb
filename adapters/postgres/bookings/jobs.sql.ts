import { storedOrder, type JobOrder } from "#core/workload/job.ts"
import type { StoredOrder } from "#core/workload/stored-job.ts"
import type { Connection } from "../database.ts"

/** A job as the database keeps it. */
export interface JobRow extends StoredOrder {
  readonly id: string
  readonly attempts: number
}

/** Writes orders down in this sequence, each unless the same was ordered before. */
export const insertJobs = (connection: Connection, orders: ReadonlyArray<JobOrder>) => {
  const rows = orders.map((order) => storedOrder(order))
  return connection.query(
    `insert into job (kind, key, booking, subject, amount, due_at)
     select kind, key, booking, subject, amount, due_at
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[])
       with ordinality as ordered (kind, key, booking, subject, amount, due_at, place)
     order by place
     on conflict (kind, key) do nothing`,
    [
      rows.map(({ kind }) => kind),
      rows.map(({ key }) => key),
      rows.map(({ booking }) => booking),
      rows.map(({ subject }) => subject),
      rows.map(({ amount }) => amount),
      rows.map(({ notBefore }) => notBefore),
    ],
  )
}

/** Writes one order down, unless the same was ordered before. */
export const insertJob = (connection: Connection, order: JobOrder) =>
  insertJobs(connection, [order])

/**
 * Claims due jobs that no other worker is claiming; they become due again when the lease ends. Nobody
 * waits until the claim is on the disk, as a claim that is lost with the power is only made again.
 */
export const claimJobs = (
  connection: Connection,
  kinds: ReadonlyArray<string>,
  now: number,
  limit: number,
  leasedUntil: number,
) =>
  connection.query<JobRow>(
    `with due as (
       select id, due_at from job
       where done_at is null and dead_at is null and due_at <= $2 and kind = any($1)
       order by due_at, id limit $3
       for update skip locked
     ), claimed as (
       update job set due_at = $4, tries = tries + 1
       from due where job.id = due.id
       returning job.*, due.due_at as was_due_at
     )
     select id::text, kind, key, booking, subject, amount, due_at as "notBefore", tries as attempts
     from claimed where set_config('synchronous_commit', 'off', true) = 'off'
     order by was_due_at, claimed.id`,
    [kinds, now, limit, leasedUntil],
  )

export const finishJob = (connection: Connection, id: string) =>
  connection.query("update job set done_at = now() where id = $1::bigint", [id])

export const postponeJob = (connection: Connection, id: string, until: number, reason: string) =>
  connection.query("update job set due_at = $2, reason = $3 where id = $1::bigint", [
    id,
    until,
    reason,
  ])

export const buryJob = (connection: Connection, id: string, reason: string) =>
  connection.query("update job set dead_at = now(), reason = $2 where id = $1::bigint", [
    id,
    reason,
  ])

export const selectBuried = (connection: Connection, kind: string) =>
  connection.query<JobRow & { readonly reason: string }>(
    `select id::text, kind, key, booking, subject, amount, due_at as "notBefore", tries as attempts, reason
     from job where kind = $1 and dead_at is not null order by job.id`,
    [kind],
  )

/** Answers one row when there was such a job. */
export const reviveJob = (connection: Connection, id: string, now: number) =>
  connection.query(
    `update job set dead_at = null, tries = 0, due_at = $2
     where id::text = $1 and dead_at is not null returning id`,
    [id, now],
  )
