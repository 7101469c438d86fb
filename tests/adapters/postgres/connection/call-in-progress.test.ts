import {
  callInProgress,
  inCallTransaction,
  type CallInProgress,
} from "#adapters/postgres/connection/call-in-progress.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { answering } from "../an-answering-database.ts"

const { database } = answering()

/** Work in a transaction that says whose it was. */
const of =
  (owner: string): Database["inTransaction"] =>
  (work) =>
    Effect.map(work(database), (worked) => `${String(worked)} of ${owner}` as typeof worked)

const own: Database = { ...database, inTransaction: of("the database") }
const call: CallInProgress = {
  inTransaction: of("the call"),
  inLastTransaction: of("the end of the call"),
}

it.each([
  [null, false, "the database"],
  [null, true, "the database"],
  [call, false, "the call"],
  [call, true, "the end of the call"],
] as const)(
  "in %j a transaction, the last or not (%j), is %s's",
  async (progress, isLast, owner) => {
    const work = inCallTransaction(own, () => Effect.succeed("work"), isLast)

    expect(await Effect.runPromise(Effect.provideService(work, callInProgress, progress))).toBe(
      `work of ${owner}`,
    )
  },
)

it("is the database's outside of every call", async () => {
  expect(await Effect.runPromise(inCallTransaction(own, () => Effect.succeed("work"), true))).toBe(
    "work of the database",
  )
})
