import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect, Schedule } from "effect"
import type { Queryable } from "./pool-connection.ts"
import { isPassing, isSilence } from "./sql-states.ts"

const AGAIN = { times: 5, schedule: Schedule.jittered(Schedule.exponential("10 millis")) }

/** The database gave up on an attempt; nothing of it was kept and another may succeed. */
export class AttemptFailed {
  readonly _tag = "AttemptFailed"
}

const isAttemptFailed = (failure: unknown): failure is AttemptFailed =>
  failure instanceof AttemptFailed

// Another connection to a database that is silent would be as silent: nobody is kept waiting for it.
const begun = (
  session: Queryable,
  begin: string,
): Effect.Effect<unknown, AttemptFailed | StoreUnreachable> =>
  Effect.tryPromise({
    try: () => session.query({ text: begin }),
    catch: (error) => (isSilence(error) ? new StoreUnreachable() : new AttemptFailed()),
  })

// PostgreSQL answers the commit of a failed transaction with "ROLLBACK", as if all were well.
const committed = (session: Queryable): Effect.Effect<void, StoreUnreachable> =>
  Effect.tryPromise({
    try: async () => {
      const { command } = await session.query({ text: "commit" })
      if (command !== "COMMIT") throw new Error(`The commit was answered with ${command}`)
    },
    catch: () => new StoreUnreachable(),
  }).pipe(Effect.uninterruptible)

/**
 * Runs the work once, between BEGIN and COMMIT on this session. If it fails, the transaction is
 * still open and the caller rolls it back.
 */
export const inTransactionOn = <A, E>(
  session: Queryable,
  work: (watcher: (trouble: unknown) => void) => Effect.Effect<A, E>,
  begin = "begin",
): Effect.Effect<A, E | StoreUnreachable | AttemptFailed> =>
  Effect.gen(function* () {
    const troubles: Array<unknown> = []
    yield* begun(session, begin)
    const exit = yield* Effect.exit(work((trouble) => troubles.push(trouble)))
    const [trouble] = troubles
    if (troubles.length > 0 && isPassing(trouble)) return yield* Effect.fail(new AttemptFailed())
    const result = yield* exit
    if (troubles.length > 0) return yield* Effect.fail(new StoreUnreachable())
    yield* committed(session)
    return result
  })

/** Attempts again a few times what the database gave up on. */
export const untilItSucceeds = <A, E>(
  attempt: Effect.Effect<A, E | StoreUnreachable | AttemptFailed>,
): Effect.Effect<A, E | StoreUnreachable> =>
  attempt.pipe(
    Effect.retry({ ...AGAIN, while: isAttemptFailed }),
    Effect.catchIf(isAttemptFailed, () => Effect.fail(new StoreUnreachable())),
  ) as Effect.Effect<A, E | StoreUnreachable>
