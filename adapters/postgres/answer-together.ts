import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import {
  isLasting,
  type KeyedCall,
  type SettledKey,
  type StoredAnswer,
} from "#core/workload/stored-answers.port.ts"
import { Deferred, Effect, Fiber, type Scope } from "effect"
import { callInProgress, type CallInProgress } from "./connection/call-in-progress.ts"
import type { Connection, Database } from "./database.ts"
import { claimedIn, keyStateIn } from "./key-state.ts"
import { deleteClaim, insertAnswer, keepAnswer } from "./stored-answers.sql.ts"

/** The key is another's: nothing of this call is kept. */
class KeyTaken {
  readonly _tag = "KeyTaken"
  readonly state: SettledKey
  constructor(state: SettledKey) {
    this.state = state
  }
}

const isKeyTaken = (failure: unknown): failure is KeyTaken => failure instanceof KeyTaken

/** The last transaction of a call, whose work is done, and which waits for the answer. */
type Waiting = {
  readonly answer: Deferred.Deferred<StoredAnswer>
  readonly committed: Effect.Effect<void, KeyTaken | StoreUnreachable>
}

type Keeping = Effect.Effect<void, KeyTaken | StoreUnreachable>

/** Another has the key; where it is free again, asking once more finds it so. */
const taken = (connection: Connection, call: KeyedCall): Keeping =>
  Effect.flatMap(keyStateIn(connection, call), (state) =>
    Effect.fail(new KeyTaken(state ?? { kind: "busy", sign: "" })),
  )

const claimed = (connection: Connection, call: KeyedCall): Keeping =>
  Effect.flatMap(claimedIn(connection, call), (state) =>
    state.kind === "yours" ? Effect.void : Effect.fail(new KeyTaken(state)),
  )

/** Keeps an answer that lasts under the key that was claimed; else the key is free again. */
const kept = (connection: Connection, call: KeyedCall, answer: StoredAnswer): Keeping =>
  isLasting(answer)
    ? Effect.flatMap(keepAnswer(connection, call, answer), (rows) =>
        rows.length > 0 ? Effect.void : taken(connection, call),
      )
    : Effect.asVoid(deleteClaim(connection, call))

/** The same for a call that claimed nothing. A claim whose commit was not answered is taken back. */
const keptUnclaimed = (connection: Connection, call: KeyedCall, answer: StoredAnswer): Keeping =>
  isLasting(answer)
    ? Effect.flatMap(insertAnswer(connection, call, answer), (rows) =>
        rows.length > 0 ? Effect.void : taken(connection, call),
      )
    : Effect.asVoid(deleteClaim(connection, call))

/** How far a call has come. */
type Progress = {
  readonly database: Database
  readonly call: KeyedCall
  readonly scope: Scope.Scope
  /** The key was claimed in a transaction that is committed. */
  isClaimed: boolean
  waiting: Waiting | null
}

const claimedFirst = ({ isClaimed, call }: Progress, connection: Connection): Keeping =>
  isClaimed ? Effect.void : claimed(connection, call)

/** Gives the result once the work is done; the transaction ends with the answer of the call. */
const lastOf = <A, E>(
  progress: Progress,
  work: (connection: Connection) => Effect.Effect<A, E>,
): Effect.Effect<A, E | KeyTaken | StoreUnreachable> =>
  Effect.gen(function* () {
    const { database, call, scope } = progress
    const done = yield* Deferred.make<A>()
    const answer = yield* Deferred.make<StoredAnswer>()
    const whole = database.inTransaction((connection) =>
      Effect.gen(function* () {
        // What came of an earlier attempt was told already, and may not be done otherwise now.
        if (yield* Deferred.isDone(done)) return yield* Effect.fail(new StoreUnreachable())
        yield* claimedFirst(progress, connection)
        yield* Deferred.succeed(done, yield* work(connection))
        yield* kept(connection, call, yield* Deferred.await(answer))
      }),
    )
    const fiber = yield* Effect.forkIn(whole, scope)
    const committed = Fiber.join(fiber)
    const result = Effect.raceFirst(Deferred.await(done), Effect.andThen(committed, Effect.never))
    const given = yield* Effect.onError(result, () => Fiber.interrupt(fiber))
    // After the work none of its own failures is left.
    progress.waiting = { answer, committed: committed as Waiting["committed"] }
    return given
  })

const keptAt = (
  { database, call, isClaimed, waiting }: Progress,
  answer: StoredAnswer,
): Keeping => {
  if (waiting !== null)
    return Effect.andThen(Deferred.succeed(waiting.answer, answer), waiting.committed)
  return (isClaimed ? kept : keptUnclaimed)(database, call, answer)
}

/** The transactions of a call. Whoever finds its key taken gives the whole call up. */
const transactionsOf = (
  progress: Progress,
  giveUp: (state: SettledKey) => Effect.Effect<never>,
): CallInProgress => {
  const orGivenUp = <A, E>(work: Effect.Effect<A, E | KeyTaken>) =>
    Effect.catchIf(work, isKeyTaken, ({ state }) => giveUp(state)) as Effect.Effect<A, E>
  return {
    inTransaction: (work) =>
      orGivenUp(
        progress.database.inTransaction((connection) =>
          Effect.andThen(claimedFirst(progress, connection), work(connection)),
        ),
      ).pipe(Effect.tap(() => Effect.sync(() => (progress.isClaimed = true)))),
    inLastTransaction: (work) => orGivenUp(lastOf(progress, work)),
  }
}

const settledOf = (progress: Progress, work: Effect.Effect<StoredAnswer>) =>
  Effect.gen(function* () {
    const lost = yield* Deferred.make<SettledKey>()
    const giveUp = (state: SettledKey) =>
      Effect.andThen(Deferred.succeed(lost, state), Effect.never)
    const answered = work.pipe(
      Effect.provideService(callInProgress, transactionsOf(progress, giveUp)),
      Effect.flatMap((answer) => Effect.as(keptAt(progress, answer), answer)),
      Effect.map((answer): SettledKey => ({ kind: "answered", answer })),
      Effect.catchIf(isKeyTaken, ({ state }) => Effect.succeed(state)),
    )
    return yield* Effect.raceFirst(answered, Deferred.await(lost))
  })

/** Does the work of a call with its key and its answer in the transactions of the work. */
export const answerTogether = (
  database: Database,
  call: KeyedCall,
  work: Effect.Effect<StoredAnswer>,
): Effect.Effect<SettledKey, StoreUnreachable> =>
  Effect.suspend(() => {
    let progress: Progress | undefined
    const settled = Effect.flatMap(Effect.scope, (scope) => {
      progress = { database, call, scope, isClaimed: false, waiting: null }
      return settledOf(progress, work)
    })
    // A transaction that still waits is undone with the scope, before the key is given back.
    return Effect.scoped(settled).pipe(
      Effect.onError(() =>
        progress?.isClaimed ? Effect.ignore(deleteClaim(database, call)) : Effect.void,
      ),
    )
  })
