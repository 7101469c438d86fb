import type { Database } from "#adapters/postgres/database.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { Deferred, Effect, Exit, Fiber } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const refuse = "do $$ begin raise exception using errcode = '40001'; end $$"

describe.each(bothDatabases)("a database: $name", ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await run(database.query("create table note (text text primary key)"))
  })
  beforeEach(() => run(database.query("truncate note")))
  afterAll(() => database.close())

  const written = (text: string) => database.query("insert into note values ($1)", [text])
  const notes = async () =>
    (await run(database.query<{ text: string }>("select text from note order by text"))).map(
      ({ text }) => text,
    )

  it("gives dates as they are written and whole numbers as numbers", async () => {
    const [row] = await run(database.query("select date '2026-08-31' as day, 5::bigint as five"))

    expect(row).toEqual({ day: "2026-08-31", five: 5 })
  })

  it("refuses a whole number that is too large to be exact", async () => {
    const exit = await Effect.runPromiseExit(database.query("select 9007199254740993::bigint"))

    expect(Exit.isFailure(exit)).toBe(true)
  })

  it("keeps nothing of work that failed", async () => {
    const work = database.inTransaction((connection) =>
      connection.query("insert into note values ('lost')").pipe(Effect.andThen(Effect.fail("no"))),
    )

    expect(await run(Effect.flip(work))).toBe("no")
    expect(await notes()).toEqual([])
  })

  it("keeps nothing of work whose own trouble was overlooked", async () => {
    const overlooked = database.inTransaction((connection) =>
      connection
        .query("insert into note values ('lost')")
        .pipe(Effect.andThen(Effect.ignore(connection.query(refuse))), Effect.as("fine")),
    )

    expect((await run(Effect.flip(overlooked)))._tag).toBe("StoreUnreachable")
    expect(await notes()).toEqual([])
  })

  it("keeps nothing of work that was interrupted, and works on", async () => {
    const begun = Deferred.makeUnsafe<void>()
    const fiber = Effect.runFork(
      database.inTransaction((connection) =>
        connection
          .query("insert into note values ('lost')")
          .pipe(Effect.andThen(Deferred.succeed(begun, undefined)), Effect.andThen(Effect.never)),
      ),
    )
    await run(Deferred.await(begun))

    await run(Fiber.interrupt(fiber))

    await run(written("kept"))
    expect(await notes()).toEqual(["kept"])
  })

  it("does work again that lost against another's", async () => {
    let attempts = 0
    const work = database.inTransaction((connection) =>
      Effect.gen(function* () {
        attempts += 1
        yield* connection.query("insert into note values ('once')")
        if (attempts < 3) yield* connection.query(refuse)
      }),
    )

    await run(work)

    expect(attempts).toBe(3)
    expect(await notes()).toEqual(["once"])
  })

  it("gives up on work that always loses", async () => {
    const work = database.inTransaction((connection) => connection.query(refuse))

    expect((await run(Effect.flip(work)))._tag).toBe("StoreUnreachable")
  })

  it("takes a question that makes no sense for a defect", async () => {
    const exit = await Effect.runPromiseExit(database.query("select from nowhere"))

    expect(String(exit)).toContain("nowhere")
    expect(Exit.hasDies(exit)).toBe(true)
  })
})
