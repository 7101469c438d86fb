import { keyTerms, togetherByKey } from "#adapters/http-server/once-by-key.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { postgresStoredAnswers } from "#adapters/postgres/stored-answers.postgres.ts"
import { SoldOut } from "#core/booking/booking.errors.ts"
import type { BookingStore } from "#core/booking/booking-store.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { StoredAnswer } from "#core/workload/stored-answers.port.ts"
import { aBookingRecord, bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Deferred, Effect, Fiber } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const wanted = { key: "a guest's wish", request: "its hash" }
const answer: StoredAnswer = { status: 201, headers: {}, body: "held" }
const sorry: StoredAnswer = { status: 409, headers: {}, body: "sold out" }
const id = bookingIdOf(1)

describe.each(bothDatabases)("a call on $name", ({ open }) => {
  let database: Database
  let store: BookingStore
  beforeAll(async () => {
    database = await open()
    store = postgresBookingStore(database, testEncryption)
  })
  afterAll(() => database.close())
  beforeEach(async () => void (await stockedAnew(database)))

  const ask = (work: Effect.Effect<StoredAnswer>, answers = postgresStoredAnswers(database)) =>
    togetherByKey(answers)(wanted, work)
  const held = (place?: "last") =>
    Effect.suspend(() =>
      store.inTransaction((transaction) => transaction.insert(aBookingRecord({ id })), place),
    )
  const holding = Effect.as(Effect.orDie(held("last")), answer)
  const isHeld = async () => (await run(store.find(id))) !== null
  const kept = () => run(database.query("select body from stored_answer where status is not null"))

  it("keeps its work and its answer, and answers again without working", async () => {
    expect(await run(ask(holding))).toEqual(answer)

    expect(await isHeld()).toBe(true)
    expect(await kept()).toEqual([{ body: "held" }])
    expect(await run(ask(holding))).toEqual(answer)
  })

  it("works once, however often it comes at the same time", async () => {
    const answers = await run(
      Effect.all(
        Array.from({ length: 6 }, () => ask(holding)),
        { concurrency: "unbounded" },
      ),
    )

    expect(answers).toEqual(Array(6).fill(answer))
    expect(await kept()).toEqual([{ body: "held" }])
  })

  it("that is given up before its answer leaves no work behind, and its key is free", async () => {
    const isDone = Deferred.makeUnsafe<void>()
    const stuck = Effect.andThen(
      Effect.orDie(held("last")),
      Effect.andThen(Deferred.succeed(isDone, undefined), Effect.never),
    )
    const calling = Effect.runFork(ask(stuck))
    await run(Deferred.await(isDone))

    await run(Fiber.interrupt(calling))

    expect(await isHeld()).toBe(false)
    expect(await run(ask(holding))).toEqual(answer)
  })

  it("that breaks after its work leaves none of it behind", async () => {
    const broken = Effect.andThen(Effect.orDie(held("last")), Effect.die("a defect"))

    await run(Effect.exit(ask(broken)))

    expect(await isHeld()).toBe(false)
    expect(await run(ask(holding))).toEqual(answer)
  })

  it("that was refused keeps the refusal and nothing that was written before it", async () => {
    const refused = store
      .inTransaction(
        (transaction) =>
          Effect.andThen(transaction.insert(aBookingRecord({ id })), Effect.fail(new SoldOut())),
        "last",
      )
      .pipe(
        Effect.catchTag("StoreUnreachable", Effect.die),
        Effect.catchTag("SoldOut", () => Effect.succeed(sorry)),
      )

    expect(await run(ask(refused))).toEqual(sorry)

    expect(await isHeld()).toBe(false)
    expect(await run(ask(holding))).toEqual(sorry)
  })

  it("may have its last transaction after one that was refused", async () => {
    const first = store.inTransaction(() => Effect.fail(new SoldOut()), "last")
    const second = Effect.catchTag(first, "SoldOut", () => held("last"))

    expect(await run(ask(Effect.as(Effect.orDie(second), answer)))).toEqual(answer)
    expect(await isHeld()).toBe(true)
  })

  it("commits every transaction but the last before it goes on", async () => {
    const seen: Array<boolean> = []
    const renamed = (place?: "last") =>
      store.inTransaction(
        (transaction) => transaction.save(aBookingRecord({ id, language: "bm" })),
        place,
      )
    const work = Effect.gen(function* () {
      yield* held()
      seen.push(yield* Effect.promise(isHeld))
      yield* renamed("last")
      return answer
    })

    expect(await run(ask(Effect.orDie(work)))).toEqual(answer)

    expect(seen).toEqual([true])
    expect(await run(store.find(id))).toMatchObject({ language: "bm" })
    expect(await run(ask(holding))).toEqual(answer)
  })

  it("shows that it lives between its transactions, so that nobody takes its key", async () => {
    const slow = Effect.gen(function* () {
      yield* held()
      yield* Effect.sleep(keyTerms.silentMs + 3 * keyTerms.beatMs)
      return answer
    })
    const both = Effect.all([ask(Effect.orDie(slow)), Effect.delay(ask(holding), 500)], {
      concurrency: "unbounded",
    })

    expect(await run(both)).toEqual([answer, answer])
  })

  it("that failed for a passing reason may be asked again", async () => {
    const busy = { ...answer, status: 503 }
    expect(await run(ask(Effect.as(Effect.orDie(held()), busy)))).toEqual(busy)

    expect(await kept()).toEqual([])
    expect(await run(ask(Effect.succeed(answer)))).toEqual(answer)
  })

  it("is told that bookings are out of reach where the last commit is not answered", async () => {
    const losing: Database = {
      ...database,
      inTransaction: (work) =>
        Effect.andThen(database.inTransaction(work), Effect.fail(new StoreUnreachable())),
    }
    const lost = postgresBookingStore(losing, testEncryption)
    const work = lost.inTransaction(
      (transaction) => transaction.insert(aBookingRecord({ id })),
      "last",
    )

    const told = await run(
      ask(Effect.as(Effect.orDie(work), answer), postgresStoredAnswers(losing)),
    )

    expect(told.status).toBe(503)
    expect(await run(ask(holding))).toEqual(answer)
  })
})
