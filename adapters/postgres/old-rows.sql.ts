import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { retention } from "#core/people/retention.ts"
import { Effect } from "effect"
import type { Connection } from "./database.ts"

/** So few are deleted within any limit of time. */
const AT_ONCE = 2000

const NOTHING_IS_LEFT_TO_DO =
  "not exists (select from job where job.booking = booking.id and done_at is null)"

/** Rows of a table that expire a given time after a moment; docs/kept.md lists them. */
interface Term {
  readonly table: string
  readonly since: (moment: string) => string
  /** As PostgreSQL writes intervals. */
  readonly after: string
}

const terms: ReadonlyArray<Term> = [
  {
    table: "job",
    since: (moment) => `done_at < ${moment} and kind not in ('capture', 'void', 'refund')`,
    after: "90 days",
  },
  // Each order to move money is remembered for as long as anything may still come of a booking.
  { table: "job", since: (moment) => `done_at < ${moment}`, after: "3 years" },
  { table: "job", since: (moment) => `dead_at < ${moment}`, after: "180 days" },
  {
    table: "booking",
    since: (moment) =>
      `created_at < ${moment} and status in ('expired', 'released', 'failed') and code is null
       and payment is null and ${NOTHING_IS_LEFT_TO_DO}`,
    after: "30 days",
  },
  {
    table: "booking",
    since: (moment) => `check_out < ${moment}::date and ${NOTHING_IS_LEFT_TO_DO}`,
    after: `${retention.bookingYears} years`,
  },
  // Both a code and what it proves are over by then.
  {
    table: "address_proof",
    since: (moment) =>
      `mailed_at < extract(epoch from ${moment}) * 1000 and
       proved_until < extract(epoch from ${moment}) * 1000`,
    after: "1 hour",
  },
  {
    table: "booking_message",
    since: (moment) => `sent_at < ${moment}`,
    after: `${retention.messageMonths} months`,
  },
  {
    table: "reply_link",
    since: (moment) => `until < extract(epoch from ${moment}) * 1000`,
    after: "1 day",
  },
  {
    table: "review_report",
    since: (moment) => `reported_at < ${moment}`,
    after: `${retention.reportMonths} months`,
  },
  { table: "inventory_change", since: (moment) => `at < ${moment}`, after: "2 years" },
  { table: "night", since: (moment) => `day < ${moment}::date`, after: "90 days" },
  {
    table: "sandbox_shelf",
    since: (moment) =>
      `kept_at < ${moment} and key <> 'google/key'
       and (key like 'key:%' or key like 'google/%' or kept is null)`,
    after: "2 days",
  },
  {
    table: "sandbox_shelf",
    since: (moment) =>
      `kept_at < ${moment}
       and (key like 'intent:%' or key like 'method:%' or key like 'customer:%')`,
    after: "3 years",
  },
]

const deleteSome = (connection: Connection, { table, since, after }: Term, now: number) =>
  connection.query(
    `delete from ${table} where ctid = any(array(
       select ctid from ${table}
       where ${since(`(to_timestamp($1::bigint / 1000.0) - interval '${after}')`)}
       limit ${AT_ONCE} for update skip locked))
     returning 1`,
    [now],
  )

const deleteAll = (
  connection: Connection,
  term: Term,
  now: number,
): Effect.Effect<void, StoreUnreachable> =>
  Effect.flatMap(deleteSome(connection, term, now), ({ length }) =>
    length < AT_ONCE ? Effect.void : deleteAll(connection, term, now),
  )

/** Deletes what is older than its term at this moment (milliseconds since 1970), a few rows at once. */
export const deleteOldRows = (connection: Connection, now: number) =>
  Effect.forEach(terms, (term) => deleteAll(connection, term, now), { discard: true })
