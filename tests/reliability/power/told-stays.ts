import type { Database } from "#adapters/postgres/database.ts"
import type { Draws } from "#tests/simulation/draws.ts"
import { Effect } from "effect"

const DAYS = 20
/** From so many stays on nearly all are cancelled, so that the tables do not grow for ever. */
const MANY = 300

/** The stays of each night, and a count of them: half a transaction shows. */
export const TABLES: ReadonlyArray<string> = [
  "create table night (day int primary key, taken int not null)",
  `insert into night select day, 0 from generate_series(1, ${DAYS}) as day`,
  "create table stay (id int primary key, day int not null, note text not null)",
  "create index stay_day on stay (day)",
]

/** A stay as its guest knows it; "unknown" after a call that was not answered. */
type Told = { readonly id: number; readonly day: number; readonly note: string } & {
  state: "unknown" | "booked" | "cancelled"
}
type Row = Omit<Told, "state">

/** All that guests were told, from the first loss of power to the last. */
export type ToldStays = { readonly stays: Array<Told>; booked: number; cancelled: number }

export const nobodyTold = (): ToldStays => ({ stays: [], booked: 0, cancelled: 0 })

const done = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const inOne = (
  database: Database,
  statements: ReadonlyArray<readonly [string, ReadonlyArray<unknown>]>,
) =>
  done(
    database.inTransaction(({ query }) =>
      Effect.forEach(statements, ([sql, parameters]) => query(sql, parameters), { discard: true }),
    ),
  )

/** Books a night; what the guest was told counts only while there is power. */
const books = async (
  database: Database,
  told: ToldStays,
  draws: Draws,
  hasPower: () => boolean,
) => {
  const id = told.stays.length + 1
  const [day, note] = [draws.between(1, DAYS), `${id} `.repeat(draws.between(1, 400))]
  const stay: Told = { id, day, note, state: "unknown" }
  told.stays.push(stay)
  await inOne(database, [
    ["update night set taken = taken + 1 where day = $1", [day]],
    ["insert into stay values ($1, $2, $3)", [id, day, note]],
  ])
  if (!hasPower()) return null
  told.booked += 1
  stay.state = "booked"
  return stay
}

const cancels = async (
  database: Database,
  told: ToldStays,
  stay: Told,
  hasPower: () => boolean,
) => {
  stay.state = "unknown"
  await inOne(database, [
    ["delete from stay where id = $1", [stay.id]],
    ["update night set taken = taken - 1 where day = $1", [stay.day]],
  ])
  if (!hasPower()) return
  told.cancelled += 1
  stay.state = "cancelled"
}

const guestComes = async (
  database: Database,
  told: ToldStays,
  draws: Draws,
  sweeps: number,
  hasPower: () => boolean,
): Promise<void> => {
  while (hasPower()) {
    const stay = await books(database, told, draws, hasPower)
    const leaves = told.booked - told.cancelled > MANY ? 0.98 : 0.4
    if (stay !== null && draws.chance(leaves)) await cancels(database, told, stay, hasPower)
    if (draws.chance(sweeps)) await done(database.query(draws.one(["checkpoint", "vacuum stay"])))
  }
}

/**
 * Guests book and cancel at once until the power fails. Now and then, or often, the tables are written to
 * their files and swept, as the server does.
 */
export const guestsCome = async (
  count: number,
  database: Database,
  told: ToldStays,
  draws: Draws,
  hasPower: () => boolean,
): Promise<void> => {
  const sweeps = draws.one([0.02, 0.3])
  const guests = Array.from({ length: count }, () =>
    guestComes(database, told, draws, sweeps, hasPower),
  )
  await Promise.all(guests)
}

/** By the table and by its index: a page that was torn would show in one of them. */
const WAYS = ["set enable_indexscan = off", "set enable_seqscan = off"]
/** Every stay, found by its night. */
const BY_DAY = "select id, day, note from stay where day between 1 and 99 order by id"
const COUNTED = `
  select day from night
  where taken <> (select count(*) from stay where stay.day = night.day)`

const contradictions = (told: ToldStays, rows: ReadonlyArray<Row>): ReadonlyArray<string> => {
  const found = new Map(rows.map((row) => [row.id, row]))
  const isAsTold = ({ id, day, note, state }: Told): boolean => {
    const row = found.get(id)
    return row === undefined
      ? state !== "booked"
      : state !== "cancelled" && row.day === day && row.note === note
  }
  return told.stays
    .filter((stay) => !isAsTold(stay))
    .map(({ id, state }) => `Stay ${id} was ${state}`)
}

const stayRows = (database: Database) => done(database.query<Row>(BY_DAY))

/** What is found against what guests were told: nothing, where the database keeps its word. */
export const brokenWord = async (
  database: Database,
  told: ToldStays,
): Promise<ReadonlyArray<string>> => {
  const broken: Array<string> = []
  for (const way of WAYS) {
    await done(database.query(way))
    broken.push(...contradictions(told, await stayRows(database)))
  }
  for (const { day } of await done(database.query<Row>(COUNTED)))
    broken.push(`Night ${day} is not counted as it was booked`)
  return broken
}

/** Guests who were not answered look, and know from then on. */
export const everybodyLooks = async (database: Database, told: ToldStays): Promise<void> => {
  const there = new Set((await stayRows(database)).map(({ id }) => id))
  for (const stay of told.stays) stay.state = there.has(stay.id) ? "booked" : "cancelled"
}
