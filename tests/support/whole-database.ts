import type { Database } from "#adapters/postgres/database.ts"
import { Effect } from "effect"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const AWKWARD = `'{"a": "\\\\ \\" {x,y} NULL 丹绒 🏝", "n": 1e-7, "none": null}'::jsonb`
const MOMENT = "'2026-11-21 10:30:00.123456+08'"

/** A row or more for every table, with values that are easily damaged on the way. */
const rows = [
  `insert into night (room_type, units, day, rate, taken) select id, units, '2026-12-24', 12345, 1
   from room_type where units > 0`,
  `insert into block (kind, day, source, count, note)
   select room_type, day, 'Airbnb', 1, E'tab\\t "quoted" {braces}, \\\\ and 丹绒' from night`,
  `insert into property_contact values ('rumah-tanjung', 'a@b.my', null, '', 'cn')`,
  `insert into inventory_change (at, who, by, property, parts)
   values (${MOMENT}, 'mei', 'import a', 'rumah-tanjung', '["a → b"]')`,
  `insert into booking (id, session, hold_key, code, status, property, check_in, check_out, hold_until, created_at, record)
   values ('b1', 's', 'h', null, 'held', 'rumah-tanjung', '2026-12-24', '2026-12-26', ${MOMENT}, 'infinity', ${AWKWARD})`,
  ...["b1", "NULL", ""].map(
    (subject, place) =>
      `insert into job (kind, key, booking, subject, amount, due_at)
       values ('mail', 'k${place}', 'b1', '${subject}', 9007199254740991, -1)`,
  ),
  "delete from job where key = 'k2'",
  `insert into stored_answer (key, request, leased_until, status, headers, body)
   values ('k', 'r', 1, 200, ${AWKWARD}, E'line\\nline')`,
  "insert into tries values ('t', 1, 2, 3)",
  "insert into seal (proof) values ('proof')",
  "insert into sandbox_shelf (key, kept) values ('a', null), ('', 'x')",
  `insert into account (id, email_key, email_verified, outside, verification, registered_at, record)
   values ('a1', 'e', true, null, 'none', ${MOMENT}, ${AWKWARD})`,
  `insert into session (id, secret, account, browser, signed_in_at, last_seen_at, confirmed_at)
   values ('s1', 'x', 'a1', '', 1, 2, 3)`,
  "insert into mailed_link (secret, kind, account, email, until) values ('l', 'k', 'a1', 'e', 1)",
  "insert into restoring_link (secret, account, email, until) values ('r', 'a1', 'e', 1)",
  `insert into inquiry (reference, session, key, fields, language, suspect, received_at)
   values ('i1', 's', 'k', ${AWKWARD}, 'bm', false, ${MOMENT})`,
  `insert into inquiry_file (id, session, name, kind, bytes, content, sent_at, inquiry)
   select 'f' || n, 's', 'n', 'k', 4, '\\x00ff5c22'::bytea, 1, 'i1' from generate_series(1, 20) as n`,
  `insert into identity_attempt (key, until, record) values ('k', 1, ${AWKWARD})`,
  "insert into identity_picture (name, account, kept_at, key) values ('n', 'gone', 1, null)",
  "insert into heard_notice (id) select 'n' || n from generate_series(1, 1201) as n",
  "insert into address_proof (key, code, mailed_at, tries_left, proved_until) values ('k', null, 1, 0, 2)",
  `insert into booking_message (id, booking, key, side, sent_at, body)
   values ('m1', 'b1', 'k', 'guest', ${MOMENT}, E'\\'; drop table booking; --')`,
  "insert into reply_link (secret, booking, side, until) values ('r', 'b1', 'guest', 1)",
  `insert into review (id, booking, property, key, guest, stayed, written_at, marks, body, language)
   values ('v1', 'b1', 'rumah-tanjung', 'k', 'Mei', '2026-12', ${MOMENT}, ${AWKWARD}, E'line\\nline', 'bm')`,
  `insert into review_report (review, reporter, reason, reported_at) values ('v1', 'r', 'insults', ${MOMENT})`,
  "insert into room_calendar values ('secret', 'rumah-tanjung', 'tanjung-double')",
  `insert into followed_feed (id, property, room_type, source, address, memory, read_at)
   values ('f1', 'rumah-tanjung', 'tanjung-double', 'Airbnb', 'https://a.test', ${AWKWARD}, 1)`,
]

/** Fills a database that has the guest house of the fixtures in it. */
export const aRowInEveryTable = async (database: Database): Promise<void> => {
  for (const row of rows) await run(database.query(row))
}

const tablesOf = async (database: Database): Promise<ReadonlyArray<string>> => {
  const named = await run(
    database.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    ),
  )
  return named.map(({ name }) => name).filter((name) => name !== "migration")
}

/** All rows of every table, without the marks of the place where they lie. */
export const everythingIn = async (database: Database) => {
  const entries = []
  for (const table of await tablesOf(database))
    entries.push([
      table,
      await run(
        database.query(
          `select (to_jsonb(t) - 'changed')::text as row from "${table}" as t order by 1`,
        ),
      ),
    ] as const)
  return Object.fromEntries(entries)
}
