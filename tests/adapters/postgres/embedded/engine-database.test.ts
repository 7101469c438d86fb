import { engineDatabase, type Engine } from "#adapters/postgres/embedded/engine-database.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

/** An engine that notes what it is asked; these questions fail, with a state where one is given. */
const anEngine = (
  changes: Partial<Engine> = {},
  failing: Readonly<Record<string, string>> = {},
) => {
  const done: Array<string> = []
  let isOpen = false
  const engine: Engine = {
    session: {
      isInTransaction: () => isOpen,
      query: async ({ text }) => {
        done.push(text)
        isOpen = text === "begin" || (isOpen && !["commit", "rollback"].includes(text))
        const code = failing[text]
        if (code !== undefined) throw Object.assign(new Error("refused"), { code })
        return { rows: [{ text }], command: text.toUpperCase() }
      },
    },
    close: async () => void done.push("closed"),
    untilKept: async () => void done.push("kept"),
    freeBytes: async () => Infinity,
    ...changes,
  }
  return { done, database: engineDatabase(engine) }
}

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const outcomeOf = (effect: Effect.Effect<unknown, unknown>) => run(Effect.result(effect))

it("answers a question once what it read is kept", async () => {
  const { done, database } = anEngine()

  expect(await run(database.query("select 1"))).toEqual([{ text: "select 1" }])
  expect(done).toEqual(["select 1", "kept"])
})

it("answers a transaction once it is committed and kept", async () => {
  const { done, database } = anEngine()

  expect(await run(database.inTransaction(({ query }) => query("insert")))).toEqual([
    { text: "insert" },
  ])
  expect(done).toEqual(["begin", "insert", "commit", "kept"])
})

it("takes a transaction back whose work fails, and keeps nothing of it", async () => {
  const { done, database } = anEngine()

  const outcome = await outcomeOf(database.inTransaction(() => Effect.fail("no")))

  expect(outcome).toMatchObject({ failure: "no" })
  expect(done).toEqual(["begin", "rollback"])
})

it("ends a transaction that a single question left open", async () => {
  const { done, database } = anEngine()

  await run(database.query("begin"))

  expect(done).toEqual(["begin", "rollback", "kept"])
})

it("gives no answer that cannot be kept", async () => {
  const { database } = anEngine({ untilKept: () => Promise.reject(new Error("EIO")) })
  const unkept = { failure: new StoreUnreachable() }

  expect(await outcomeOf(database.query("select 1"))).toMatchObject(unkept)
  expect(await outcomeOf(database.inTransaction(({ query }) => query("insert")))).toMatchObject(
    unkept,
  )
})

it("is at rest after a checkpoint, and asked by nobody else meanwhile", async () => {
  const { done, database } = anEngine()
  let asking: Promise<unknown> = Promise.resolve()

  const found = await run(
    database.atRest(({ query }) =>
      Effect.gen(function* () {
        asking = run(database.query("select others"))
        yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
        return yield* query("select mine")
      }),
    ),
  )
  await asking

  expect(found).toEqual([{ text: "select mine" }])
  expect(done).toEqual(["checkpoint", "select mine", "select others", "kept"])
})

it("is not at rest where the checkpoint fails", async () => {
  const { done, database } = anEngine({}, { checkpoint: "53100" })

  expect(await outcomeOf(database.atRest(() => Effect.succeed("copied")))).toMatchObject({
    failure: new StoreUnreachable(),
  })
  expect(done).toEqual(["checkpoint"])
})

it("takes no writes once the disk refused one, until a checkpoint succeeds", async () => {
  const { done, database } = anEngine({}, { insert: "53100" })
  await outcomeOf(database.query("insert"))
  done.length = 0

  expect(await outcomeOf(database.takesWrites)).toMatchObject({ _tag: "Success" })
  expect(done).toEqual(["checkpoint"])
})

it("closes once nobody has the session", async () => {
  const { done, database } = anEngine()
  let closing: Promise<void> = Promise.resolve()

  await run(
    database.inTransaction(({ query }) =>
      Effect.suspend(() => {
        closing = database.close()
        return query("insert")
      }),
    ),
  )
  await closing

  expect(done.indexOf("closed")).toBeGreaterThan(done.indexOf("commit"))
})
