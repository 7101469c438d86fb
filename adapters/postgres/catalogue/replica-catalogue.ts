import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Connection, Database } from "../database.ts"
import { askedAfresh } from "./asked-afresh.ts"
import { refreshed, type Known } from "./catalogue-keeping.ts"
import { lacksSchema } from "../connection/sql-states.ts"
import { knownPositions } from "./known-positions.ts"
import { selectFlushed, selectReplayed } from "./log-position.sql.ts"

/** A catalogue that is read from a replica while that is young enough. */
export type ReplicaNeeds = {
  readonly primary: Connection
  /** What is shown while the replica is away or too old. */
  readonly catalogue: Catalogue
  readonly replica: Pick<Database, "inTransaction">
  /** The oldest state that guests may be shown, in milliseconds. */
  readonly maxAgeMs: number
  /** Milliseconds of a clock that nobody sets. */
  readonly now?: () => number
}

/** How long a search waits for a replica before it asks the primary. */
const PATIENCE_MS = 700

/** How long a replica that failed is left alone. */
const PAUSE_MS = 5000

type Read = { readonly known: Known; readonly replayed: bigint }

/** A replica that has not replayed a migration yet cannot be asked, like one that is away. */
const asFailure = (error: unknown): Effect.Effect<never, StoreUnreachable> => {
  if (error instanceof StoreUnreachable) return Effect.fail(error)
  return lacksSchema(error) ? Effect.fail(new StoreUnreachable()) : Effect.die(error)
}

const asking = <A>(ask: () => Promise<A>): Effect.Effect<A, StoreUnreachable> =>
  Effect.tryPromise({ try: ask, catch: (error) => error }).pipe(Effect.catch(asFailure))

const reached = (rows: ReadonlyArray<{ readonly position: string | null }>) => {
  const position = rows[0]?.position ?? null
  return position === null ? Effect.fail(new StoreUnreachable()) : Effect.succeed(BigInt(position))
}

/** Reads in one transaction, so by one connection: behind a proxy another may lead elsewhere. */
const readFrom = (replica: ReplicaNeeds["replica"]) => {
  let known: Known | undefined
  return askedAfresh(() =>
    Effect.runPromise(
      replica.inTransaction((connection) =>
        Effect.gen(function* () {
          const replayed = yield* Effect.flatMap(selectReplayed(connection), reached)
          known = yield* refreshed(connection, known)
          return { known, replayed } satisfies Read
        }),
      ),
    ),
  )
}

/**
 * What is on sale for browsing, from a replica, never older than a bound. Its age is told by the
 * log: a replica that has replayed what the primary had written at a moment is as old as that
 * moment, or younger. Where that cannot be said, the primary answers.
 */
export const replicaCatalogue = ({
  primary,
  catalogue,
  replica,
  maxAgeMs,
  now = () => performance.now(),
}: ReplicaNeeds): Catalogue => {
  const positions = knownPositions()
  let isPausedUntil = -Infinity
  const read = readFrom(replica)
  const learn = askedAfresh(async () => {
    const at = now()
    positions.learn(await Effect.runPromise(Effect.flatMap(selectFlushed(primary), reached)), at)
  })
  const inTime = Effect.timeoutOrElse(asking(read), {
    duration: PATIENCE_MS,
    orElse: () => Effect.fail(new StoreUnreachable()),
  })
  /** Asks the primary where it is only once what is known is half as old as may be. */
  const ageOf = ({ replayed }: Read) =>
    Effect.gen(function* () {
      if (positions.ageOf(replayed, now()) > maxAgeMs / 2) yield* Effect.ignore(asking(learn))
      return positions.ageOf(replayed, now())
    })
  const fromReplica = Effect.gen(function* () {
    const found = yield* inTime
    const age = yield* ageOf(found)
    return age <= maxAgeMs ? found.known.snapshot : null
  }).pipe(
    Effect.catch(() =>
      Effect.sync(() => {
        isPausedUntil = now() + PAUSE_MS
        return null
      }),
    ),
  )
  return {
    snapshot: () =>
      Effect.suspend(() => (now() < isPausedUntil ? Effect.succeed(null) : fromReplica)).pipe(
        Effect.flatMap((found) => (found === null ? catalogue.snapshot() : Effect.succeed(found))),
      ),
    mostBooked: catalogue.mostBooked,
  }
}
