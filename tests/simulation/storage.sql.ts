import { postgresBlocks } from "#adapters/postgres/catalogue/blocks.postgres.ts"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresJobs } from "#adapters/postgres/bookings/jobs.postgres.ts"
import { engineDatabase } from "#adapters/postgres/embedded/engine-database.ts"
import { engineSession, type EngineSession } from "#adapters/postgres/embedded/engine-session.ts"
import { databaseIn, type Embedded } from "#adapters/postgres/embedded/pglite.ts"
import { postgresRateLimiter } from "#adapters/postgres/rate-limiter.postgres.ts"
import { postgresStoredAnswers } from "#adapters/postgres/stored-answers.postgres.ts"
import { PGlite } from "@electric-sql/pglite"
import { pgliteInMemory } from "#tests/support/pglite-in-memory.ts"
import { migrated, stockedAnew, testEncryption } from "#tests/support/stores.ts"
import type { Fault } from "./faults.table.ts"
import { seenBy } from "./seen.sql.ts"
import type { MakeStorage, Seen } from "./storage.ts"
import { pauseOn } from "./virtual-time.ts"
import type { Weather } from "./weather.ts"

/** How PostgreSQL says each trouble; a connection that dies says nothing. */
const sqlStates = {
  conflict: "40001",
  deadlock: "40P01",
  diskFull: "53100",
  connectionLost: undefined,
} as const satisfies Partial<Record<Fault, string | undefined>>

type Trouble = keyof typeof sqlStates

const troubles = Object.keys(sqlStates) as ReadonlyArray<Trouble>

const lostConnection = (): Error => new Error("connectionLost")

/** The engine itself fails at a statement: what it had begun is lost, and others wait behind it. */
const failsInEngine = (inner: EngineSession, code: string): Promise<unknown> =>
  inner.query({ text: `do $$ begin raise exception 'trouble' using errcode = '${code}'; end $$` })

const BRACKETS = new Set(["begin", "rollback"])

/** What a session meets on its way to the engine. */
type Line = {
  readonly weather: Weather
  readonly atWork: <A>(work: () => Promise<A>) => Promise<A>
  /** Every answer takes a moment, in which the order of everything is decided. */
  readonly aMoment: () => Promise<void>
  readonly isCut: () => boolean
  readonly onChange: () => void
}

const unheard = new Promise<never>(() => undefined)

/** The session of an engine whose answers may be lost, and which may refuse what it is asked. */
const troubledSession = (
  inner: EngineSession,
  { weather, atWork, aMoment, isCut, onChange }: Line,
): EngineSession => {
  const answered: EngineSession["query"] = async (question) => {
    const { text } = question
    const isSafe = BRACKETS.has(text) || text === "commit"
    const trouble = isSafe ? undefined : troubles.find((one) => weather.strikes(one))
    if (trouble !== undefined) {
      const code = sqlStates[trouble]
      if (code !== undefined) await failsInEngine(inner, code)
      throw lostConnection()
    }
    const answer = await inner.query(question)
    if (!inner.isInTransaction()) onChange()
    if (text === "commit" && weather.strikes("commitUnanswered")) throw lostConnection()
    return answer
  }
  return {
    isInTransaction: inner.isInTransaction,
    query: async (question) => {
      if (isCut()) return unheard
      const [answer] = await Promise.allSettled([atWork(() => answered(question))])
      await aMoment()
      if (isCut()) return unheard
      if (answer.status === "rejected") throw answer.reason
      return answer.value
    },
  }
}

/** One after the other, whoever asks: the engine has one ear. */
const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <A>(work: () => Promise<A>): Promise<A> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** An engine, its session, and what reads it past every port. */
type Running = {
  readonly embedded: Embedded
  readonly session: EngineSession
  readonly seen: () => Promise<Seen>
}

const runningOn = (embedded: Embedded): Running => ({
  embedded,
  session: engineSession(embedded.pglite),
  seen: seenBy(
    testEncryption,
    async <A>(sql: string) => (await embedded.pglite.query<A & object>(sql)).rows,
  ),
})

/** Another engine in the place of this one, which starts with the files of a backup. */
const replacedBy = async (files: Blob, { embedded }: Running): Promise<Running> => {
  await embedded.pglite.close()
  const pglite = new PGlite({ loadDataDir: files })
  await pglite.waitReady
  return runningOn({ ...embedded, pglite })
}

/** One embedded database for many worlds, emptied before each. */
export const storageInSql = async (): Promise<MakeStorage> => {
  let running = runningOn(await pgliteInMemory())
  await migrated(databaseIn(running.embedded))
  return async (stock, { weather, timeline }) => {
    await running.embedded.pglite.exec("deallocate all")
    await stockedAnew(databaseIn(running.embedded), stock)
    running = runningOn(running.embedded)
    let isChanged = true
    let connections = 0
    let session: EngineSession | null = null
    const alone = inTurn()
    const atWork = <A>(work: () => Promise<A>) => timeline.outside(() => alone(work))

    /** Does it between two transactions, alone with the engine. */
    const atRest = async <A>(work: () => Promise<A>): Promise<A> => {
      const attempt = () =>
        atWork(async () => (running.session.isInTransaction() ? null : { done: await work() }))
      let done = await attempt()
      for (; done === null; done = await attempt()) await pauseOn(timeline, 1)
      return done.done
    }

    const putBack = async (files: Blob) => {
      const before = await running.seen()
      running = await replacedBy(files, running)
      isChanged = true
      return { before, after: await running.seen() }
    }

    return {
      open: async (clock) => {
        // What the server before had begun is undone, and its connection is gone.
        await running.embedded.pglite.exec("rollback")
        await running.embedded.pglite.exec("deallocate all")
        running = { ...running, session: engineSession(running.embedded.pglite) }
        const own = (connections += 1)
        const reached: EngineSession = {
          isInTransaction: () => running.session.isInTransaction(),
          query: (question) => running.session.query(question),
        }
        session = troubledSession(reached, {
          weather,
          atWork,
          aMoment: () => new Promise((resolve) => void timeline.after(1, resolve)),
          isCut: () => own !== connections,
          onChange: () => void (isChanged = true),
        })
        const database = engineDatabase({
          session,
          close: async () => undefined,
          untilKept: async () => undefined,
          freeBytes: async () => Infinity,
        })
        return {
          store: postgresBookingStore(database, testEncryption),
          jobs: postgresJobs(database),
          catalogue: postgresCatalogue(database),
          rateLimiter: postgresRateLimiter(database),
          storedAnswers: postgresStoredAnswers(database),
          inventory: postgresInventoryKeeper(database, clock),
          blocks: postgresBlocks(database),
        }
      },
      cut: () => void (connections += 1),
      backUp: () =>
        atRest(async () => {
          const files = await running.embedded.pglite.dumpDataDir("none")
          return () => atRest(() => putBack(files))
        }),
      look: async (isAnyway = false) => {
        if ((!isChanged && !isAnyway) || session?.isInTransaction()) return null
        isChanged = false
        return atWork(() => running.seen())
      },
    }
  }
}
