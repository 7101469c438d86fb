import type { Connection, Database } from "#adapters/postgres/database.ts"
import { sqlStateOf } from "#adapters/postgres/connection/sql-states.ts"
import { Cause, Effect, Exit } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { failing, NOTES, type Failing } from "./own-answers.failing.ts"

const ROUNDS = 12

/** One asker's outcome: null, or what was wrong with the answer. */
type Verdict = Effect.Effect<string | null>

let asked = 0
const aMark = (): string => `mark-${(asked += 1)}`

interface Marked {
  readonly mine: string
  readonly n: number
}

/** Questions of several shapes; each answer names its question. */
const marked = (connection: Connection, mark: string, rows: number) =>
  [
    connection.query<Marked>(
      "select $1::text as mine, n from generate_series(1, $2::int) n order by n",
      [mark, rows],
    ),
    connection.query<Marked>(
      "select $1::text as mine, count(*) as n, true as other from generate_series(1, $2::int)",
      [mark, rows],
    ),
    connection.query<Marked>(`select '${mark}' as mine, ${rows} as n`),
  ] as const

const isOwn = (answer: ReadonlyArray<Marked>, mark: string, rows: number): boolean =>
  answer.length > 0 &&
  answer.every(({ mine }) => mine === mark) &&
  answer.at(-1)?.n === rows &&
  (answer.length === 1 || answer.length === rows)

const strayed = (what: string, exit: unknown): string => `${what}: ${JSON.stringify(exit)}`

const asking = (connection: Connection, shape: number): Verdict => {
  const mark = aMark()
  const rows = 2 + (asked % 40)
  const [many, counted, simple] = marked(connection, mark, rows)
  const question = [many, counted, simple][shape % 3] ?? many
  return Effect.map(Effect.exit(question), (exit) =>
    Exit.isSuccess(exit) && isOwn(exit.value, mark, rows)
      ? null
      : strayed(`answer of ${mark}`, exit),
  )
}

const isRefusedAs = ({ state }: Failing, exit: Exit.Exit<unknown, unknown>): boolean => {
  if (Exit.isSuccess(exit)) return false
  const error = Cause.squash(exit.cause)
  const told = state === null || ["08", "40"].includes(state.slice(0, 2))
  return told ? String(error).includes("StoreUnreachable") : sqlStateOf(error) === state
}

const failingAlone = (database: Database, statement: Failing): Verdict =>
  Effect.map(Effect.exit(database.query(statement.sql, statement.parameters)), (exit) =>
    isRefusedAs(statement, exit) ? null : strayed(statement.kind, exit),
  )

/** A failing statement on the way; whoever overlooks it asks on in a transaction that is over. */
const failingInside = (database: Database, statement: Failing, overlooks: boolean): Verdict => {
  const work = database.inTransaction((connection) =>
    Effect.gen(function* () {
      const before = yield* asking(connection, 0)
      if (before !== null) return before
      const failed = connection.query(statement.sql, statement.parameters)
      if (!overlooks) yield* failed
      yield* Effect.exit(failed)
      const after = yield* Effect.exit(connection.query("select 'mine' as mine"))
      return Exit.isSuccess(after) && statement.state !== null ? "an answer after a failure" : null
    }),
  )
  return Effect.map(Effect.exit(work), (exit) => {
    if (Exit.isSuccess(exit)) return exit.value ?? `kept in spite of ${statement.kind}`
    return overlooks || isRefusedAs(statement, exit) ? null : strayed(statement.kind, exit)
  })
}

const askingInside = (database: Database): Verdict =>
  database
    .inTransaction((connection) =>
      Effect.map(
        Effect.all([0, 1, 2, 0].map((shape) => asking(connection, shape))),
        (verdicts) => verdicts.find((verdict) => verdict !== null) ?? null,
      ),
    )
    .pipe(Effect.catch((error) => Effect.succeed(strayed("transaction", error))))

/** So many ask beside each other, each the next question once the last is answered. */
const ASKERS = 24

const together = async (verdicts: ReadonlyArray<Verdict>): Promise<ReadonlyArray<string>> => {
  const asker = (_: unknown, own: number) =>
    Effect.all(verdicts.filter((_verdict, at) => at % ASKERS === own))
  const all = Effect.all(Array.from({ length: ASKERS }, asker), { concurrency: "unbounded" })
  return (await Effect.runPromise(all)).flat().filter((verdict) => verdict !== null)
}

/** Each failing statement among many who ask, as `failed` has it fail. */
const among = (database: Database, failed: (statement: Failing, round: number) => Verdict) =>
  Array.from({ length: ROUNDS }, (_, round) =>
    failing.flatMap((statement, kind) => [
      failed(statement, round),
      ...[0, 1, 2].map((shape) => asking(database, shape)),
      ...(kind % 5 === 0 ? [askingInside(database)] : []),
    ]),
  ).flat()

/** Each answer belongs to its question, whatever fails beside it. */
export const ownAnswersContract = (keeper: string, opened: () => Database): void => {
  describe(`${keeper} answers each question with its own answer`, () => {
    beforeAll(() => Effect.runPromise(opened().query(NOTES)))

    it("while statements of every kind fail outside of transactions", async () => {
      const database = opened()

      const wrong = await together(among(database, (one) => failingAlone(database, one)))

      expect(wrong).toEqual([])
    })

    it("while statements of every kind fail inside of transactions", async () => {
      const database = opened()

      const wrong = await together(
        among(database, (one, round) => failingInside(database, one, round % 2 === 0)),
      )

      expect(wrong).toEqual([])
    })

    it("and works on afterwards, one after the other", async () => {
      const database = opened()

      for (const statement of failing) {
        expect(await together([failingAlone(database, statement)])).toEqual([])
        expect(await together([0, 1, 2].map((shape) => asking(database, shape)))).toEqual([])
      }
    })
  })
}
