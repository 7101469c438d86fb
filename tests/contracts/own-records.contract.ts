import type { Database } from "#adapters/postgres/database.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Cause, Effect, Exit } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { askingsOf, isOf, type Asking } from "./marked-askings.ts"
import { guests, keepMarkedRecords } from "./marked-records.ts"
import { NOTES, failing, type Failing } from "./own-answers.failing.ts"

const ROUNDS = 3

/** One question in so many may be turned away by a busy machine; a broken connection refuses more. */
const ANSWERED_FOR_EACH_REFUSED = 100

/** What went wrong with a question: it was turned away, or its answer is not the guest's. */
type Wrong = { readonly isRefused: boolean; readonly what: string }
type Verdict = Effect.Effect<Wrong | null>

const isUnreachable = (exit: Exit.Exit<unknown, unknown>): boolean =>
  Exit.isFailure(exit) && Cause.squash(exit.cause) instanceof StoreUnreachable

const askedFor =
  ({ store, ask }: Asking) =>
  (guest: number): Verdict =>
    Effect.map(Effect.exit(ask(guest)), (exit) =>
      Exit.isSuccess(exit) && isOf(guest, exit.value)
        ? null
        : {
            isRefused: isUnreachable(exit),
            what: `${store} of ${guest}: ${JSON.stringify(exit)}`,
          },
    )

/** How a statement fails: by itself, or as the last of a transaction that had done something. */
const ways = {
  "outside of transactions": (database: Database, { sql, parameters }: Failing) =>
    database.query(sql, parameters),
  "inside of transactions": (database: Database, { sql, parameters }: Failing) =>
    database.inTransaction((connection) =>
      Effect.andThen(
        connection.query("insert into marked_note values (7, 'undone')"),
        connection.query(sql, parameters),
      ),
    ),
}

const failed = (question: Effect.Effect<unknown, unknown>): Verdict =>
  Effect.map(Effect.exit(question), (exit) =>
    Exit.isSuccess(exit) ? { isRefused: false, what: "a statement that cannot succeed" } : null,
  )

/** Each store answers each guest with what is theirs, whatever fails beside it. */
export const ownRecordsContract = (
  keeper: string,
  opened: () => Database,
  atOnce: number | "unbounded" = 24,
): void => {
  describe(`${keeper} answers each guest with what is theirs, from every store`, () => {
    beforeAll(async () => {
      await keepMarkedRecords(opened())
      await Effect.runPromise(opened().query(NOTES))
    })

    it.each(Object.entries(ways))("while statements fail %s", async (_, way) => {
      const database = opened()
      const asking = askingsOf(database)
      const statements = asking
        .map((_one, at) => failing[at % failing.length])
        .filter((one) => one !== undefined)
      const round = guests.flatMap((guest) => [
        ...asking.map((one) => askedFor(one)(guest)),
        ...statements.map((statement) => failed(way(database, statement))),
      ])

      for (let at = 0; at < ROUNDS; at += 1) {
        const verdicts = Effect.all(round, { concurrency: atOnce })
        const wrong = (await Effect.runPromise(verdicts)).filter((verdict) => verdict !== null)
        expect(wrong.filter(({ isRefused }) => !isRefused)).toEqual([])
        expect(wrong.slice(round.length / ANSWERED_FOR_EACH_REFUSED)).toEqual([])
      }
    })
  })
}
