import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect, Semaphore } from "effect"
import type { Connection, Database } from "../database.ts"
import { connectionOver } from "../connection/pool-connection.ts"
import { inTransactionOn, untilItSucceeds } from "../connection/transaction.ts"
import { watchingDisk } from "./engine-disk.ts"
import type { EngineSession } from "./engine-session.ts"

/** Everything committed at this moment is where no power cut reaches it. */
export type Keeping = () => Promise<void>

/** Lets timers and requests have their turn; the engine would otherwise be asked without a pause. */
const othersTurn = Effect.callback<void>((resume) => {
  const turn = setImmediate(() => resume(Effect.void))
  return Effect.sync(() => clearImmediate(turn))
})

// The engine answers within one call, so a question that was begun is never given up half-way.
const connectionTo = (session: EngineSession, watcher?: (trouble: unknown) => void): Connection => {
  const { query } = connectionOver(session, watcher)
  return {
    query: <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
      Effect.andThen(othersTurn, Effect.uninterruptible(query<Row>(sql, parameters))),
  }
}

// An engine that breaks off in a rollback keeps nothing of the transaction and answers nobody again.
const undone = (session: EngineSession): Effect.Effect<void> =>
  Effect.ignore(
    Effect.tryPromise(async () => {
      if (session.isInTransaction()) await session.query({ text: "rollback" })
    }),
  )

/** What the embedded database is made of. */
export interface Engine {
  readonly session: EngineSession
  readonly close: () => Promise<void>
  readonly untilKept: Keeping
  /** The room on its disk, in bytes. */
  readonly freeBytes: () => Promise<number>
}

/** The embedded database, which can be kept from changing its files for a while. */
export interface EmbeddedDatabase extends Database {
  /**
   * Writes what is still in memory to the files, then does the work while nobody else has the
   * session: no file changes meanwhile.
   */
  readonly atRest: <A, E>(
    work: (connection: Connection) => Effect.Effect<A, E>,
  ) => Effect.Effect<A, E | StoreUnreachable>
}

/**
 * The embedded database, whose only session has one owner at a time: a question alone, or a whole
 * transaction. A waiting call that is interrupted is forgotten. What is read or committed is answered only
 * once it is kept; others have the session meanwhile.
 */
export const engineDatabase = ({
  session: asked,
  close,
  untilKept,
  freeBytes,
}: Engine): EmbeddedDatabase => {
  const { session, takesWrites } = watchingDisk(asked, freeBytes)
  const oneByOne = Semaphore.makeUnsafe(1)
  const alone = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    oneByOne.withPermit(Effect.ensuring(work, undone(session)))
  const kept = Effect.tryPromise({ try: untilKept, catch: () => new StoreUnreachable() })
  const { query } = connectionTo(session)
  return {
    query: <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
      Effect.tap(alone(query<Row>(sql, parameters)), () => kept),
    inTransaction: (work) =>
      untilItSucceeds(
        alone(inTransactionOn(session, (watcher) => work(connectionTo(session, watcher)))),
      ).pipe(Effect.tap(() => kept)),
    takesWrites: alone(takesWrites),
    atRest: (work) => alone(Effect.andThen(query("checkpoint"), work({ query }))),
    close: () => Effect.runPromise(oneByOne.withPermit(Effect.promise(close))),
  }
}
