import type { BookingTransaction, BookingStore } from "#core/booking/booking-store.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import type { Jobs } from "#core/workload/jobs.port.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { inMemoryInventoryKeeper } from "#fixtures/doubles/inventory-keeper.in-memory.ts"
import { inMemoryJobs } from "#fixtures/doubles/jobs.in-memory.ts"
import { inMemoryRateLimiter } from "#fixtures/doubles/rate-limiter.in-memory.ts"
import { draftOf, nightKey, shelvesWith, type Shelves } from "#fixtures/doubles/shelves.ts"
import {
  inMemoryStoredAnswers,
  togetherOver,
  type ShelvedAnswer,
} from "#fixtures/doubles/stored-answers.in-memory.ts"
import { kindsOf } from "#core/property/room-uses.ts"
import { Data, Effect, Semaphore } from "effect"
import type { Fault } from "./faults.table.ts"
import type { MakeStorage, Seen } from "./storage.ts"
import type { Weather } from "./weather.ts"

class GivenUp extends Data.TaggedError("GivenUp") {}

const MOST_ATTEMPTS = 6

/** A statement takes its time, in which others have their turn, and may find its database in trouble. */
const statement =
  (weather: Weather, troubles: ReadonlyArray<Fault>) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | StoreUnreachable> =>
    Effect.andThen(
      Effect.yieldNow,
      Effect.suspend((): Effect.Effect<A, E | StoreUnreachable> =>
        troubles.some((trouble) => weather.strikes(trouble))
          ? Effect.fail(new StoreUnreachable())
          : work,
      ),
    )

const reading: ReadonlyArray<Fault> = ["connectionLost"]
const writing: ReadonlyArray<Fault> = ["connectionLost", "diskFull"]

const troubledTransaction = (weather: Weather, inner: BookingTransaction): BookingTransaction => {
  const read = statement(weather, reading)
  const write = statement(weather, writing)
  return {
    lock: (id) => read(inner.lock(id)),
    openHoldsOf: (session) => read(inner.openHoldsOf(session)),
    kept: (question) => read(inner.kept(question)),
    madeBy: (session, key) => read(inner.madeBy(session, key)),
    insert: (record) => write(inner.insert(record)),
    save: (record) => write(inner.save(record)),
    take: (rooms) => write(inner.take(rooms)),
    giveBack: (rooms) => write(inner.giveBack(rooms)),
    enqueue: (job) => write(inner.enqueue(job)),
    finish: (job) => write(inner.finish(job)),
    hear: (notice) => write(inner.hear(notice)),
    addressProof: (key) => read(inner.addressProof(key)),
    keepAddressProof: (proof) => write(inner.keepAddressProof(proof)),
  }
}

/** How often the database was put back: a transaction that began before is lost. */
type Restored = { times: number }

const troubledStore = (weather: Weather, restored: Restored, inner: BookingStore): BookingStore => {
  const read = statement(weather, reading)
  return {
    ...inner,
    find: (id) => read(inner.find(id)),
    findByCode: (code) => read(inner.findByCode(code)),
    findByPayment: (payment) => read(inner.findByPayment(payment)),
    inTransaction: (work) => {
      const isLostSince = (before: number) =>
        Effect.suspend(() =>
          restored.times === before ? Effect.void : Effect.fail(new StoreUnreachable()),
        )
      const attempt = inner.inTransaction((transaction) => {
        const before = restored.times
        return work(troubledTransaction(weather, transaction)).pipe(
          Effect.tap(() =>
            weather.strikes("conflict") || weather.strikes("deadlock")
              ? Effect.fail(new GivenUp())
              : Effect.yieldNow,
          ),
          Effect.tap(() => isLostSince(before)),
        )
      })
      return attempt.pipe(
        Effect.retry({ times: MOST_ATTEMPTS, while: (failure) => failure instanceof GivenUp }),
        Effect.catchIf(
          (failure) => failure instanceof GivenUp,
          () => Effect.fail(new StoreUnreachable()),
        ),
        Effect.tap(() =>
          weather.strikes("commitUnanswered")
            ? Effect.fail(new StoreUnreachable())
            : Effect.yieldNow,
        ),
      )
    },
  }
}

const troubledJobs = (weather: Weather, inner: Jobs): Jobs => {
  const write = statement(weather, writing)
  return {
    ...inner,
    claim: (wanted) => write(inner.claim(wanted)),
    done: (id) => write(inner.done(id)),
    postpone: (id, until, reason) => write(inner.postpone(id, until, reason)),
  }
}

const troubledAnswers = (weather: Weather, inner: StoredAnswers): StoredAnswers => {
  const write = statement(weather, writing)
  const kept: Omit<StoredAnswers, "together"> = {
    claim: (wanted) => write(inner.claim(wanted)),
    beat: (owned) => write(inner.beat(owned)),
    keep: (owned, answer) => write(inner.keep(owned, answer)),
    forget: (owned) => write(inner.forget(owned)),
  }
  return { ...kept, together: togetherOver(kept) }
}

/** What lies in the doubles. */
export const seenIn = ({ stock, contents }: Pick<Shelves, "stock" | "contents">): Seen => {
  const blocked = new Map<string, number>()
  for (const { kind, date, count } of contents.blocks) {
    const key = nightKey(kind, date)
    blocked.set(key, count + (blocked.get(key) ?? 0))
  }
  return {
    records: [...contents.bookings.values()],
    taken: contents.taken,
    blocked,
    units: new Map(
      stock.flatMap(({ property }) => kindsOf(property).map(({ id, units }) => [id, units])),
    ),
    jobs: [...contents.jobs.values()].map(({ id, kind, key, notBefore, isDone, isDead }) => ({
      id,
      kind,
      key,
      notBefore,
      isOver: isDone || isDead === true,
    })),
  }
}

/** What a world keeps in memory, in the doubles that every port's contract holds to their promises. */
export const storageInMemory: MakeStorage = async (stock, { weather }) => {
  let shelves = shelvesWith(stock)
  let seen: Shelves["contents"] | null = null
  const answers = new Map<string, ShelvedAnswer>()
  const storedAnswers = troubledAnswers(weather, inMemoryStoredAnswers(answers))
  const restored: Restored = { times: 0 }
  const rateLimiter = inMemoryRateLimiter()
  return {
    open: async (clock) => {
      // Whoever had the turn is dead, and with it what it had not committed.
      shelves = { stock: shelves.stock, contents: shelves.contents, turn: Semaphore.makeUnsafe(1) }
      return {
        store: troubledStore(weather, restored, inMemoryBookingStore(shelves)),
        jobs: troubledJobs(weather, inMemoryJobs(shelves)),
        catalogue: inMemoryCatalogue(shelves),
        rateLimiter,
        storedAnswers,
        inventory: inMemoryInventoryKeeper(shelves, clock),
        blocks: inMemoryBlocks(shelves),
      }
    },
    cut: () => undefined,
    backUp: async () => {
      const { stock, contents } = shelves
      const kept = { stock, contents: draftOf(contents), answers: [...answers] }
      return async () => {
        const before = seenIn(shelves)
        restored.times += 1
        shelves.stock = kept.stock
        shelves.contents = kept.contents
        answers.clear()
        for (const [key, answer] of kept.answers) answers.set(key, answer)
        return { before, after: seenIn(shelves) }
      }
    },
    look: async (isAnyway = false) => {
      if (!isAnyway && seen === shelves.contents) return null
      seen = shelves.contents
      return seenIn(shelves)
    },
  }
}
