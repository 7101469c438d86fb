import { randomBytes } from "node:crypto"

/** A statement that the database refuses, and how it says so. */
export interface Failing {
  readonly kind: string
  readonly sql: string
  readonly parameters?: ReadonlyArray<unknown>
  /** The SQLSTATE of the refusal; null where the database answers none. */
  readonly state: string | null
}

/** Longer than any row of an index may be, and not to be compressed. */
const tooLong = randomBytes(4500).toString("hex")

/** What the statements below need: one row to collide with. */
export const NOTES = `
  create table if not exists marked_note (
    id int primary key,
    text text not null unique,
    amount int not null default 1 check (amount > 0),
    parent int references marked_note
  );
  insert into marked_note (id, text) values (1, 'taken') on conflict do nothing;
`

const insert = "insert into marked_note (id, text, amount, parent) values ($1, $2, $3, $4)"

/** One statement of every kind that a guest's input or a mistake of ours may cause. */
export const failing: ReadonlyArray<Failing> = [
  { kind: "syntax", sql: "select from where $1", parameters: ["x"], state: "42601" },
  { kind: "syntax, without parameters", sql: "selec 1", state: "42601" },
  { kind: "a missing table", sql: "select * from nowhere", parameters: [], state: "42P01" },
  { kind: "a NUL byte", sql: "select $1::text", parameters: ["a\0b"], state: "22021" },
  { kind: "half a character", sql: "select chr($1::int)", parameters: [0xd800], state: "54000" },
  { kind: "a key that is taken", sql: insert, parameters: [2, "taken", 1, null], state: "23505" },
  { kind: "a check", sql: insert, parameters: [3, "checked", 0, null], state: "23514" },
  { kind: "a foreign key", sql: insert, parameters: [4, "orphan", 1, 99], state: "23503" },
  { kind: "a missing value", sql: insert, parameters: [5, null, 1, null], state: "23502" },
  { kind: "a key too long", sql: insert, parameters: [6, tooLong, 1, null], state: "54000" },
  { kind: "a division by zero", sql: "select 1 / $1::int", parameters: [0], state: "22012" },
  { kind: "a cast", sql: "select $1::int", parameters: ["five"], state: "22P02" },
  { kind: "too few parameters", sql: "select $1::int, $2::int", parameters: [1], state: "08P01" },
  { kind: "a number not exact", sql: "select 9007199254740993::bigint", state: null },
  {
    kind: "an exception after rows",
    sql: "select 1 / (3 - n) from generate_series(1, 5) n",
    parameters: [],
    state: "22012",
  },
  {
    kind: "a serialisation failure",
    sql: "do $$ begin raise exception using errcode = '40001'; end $$",
    state: "40001",
  },
]
