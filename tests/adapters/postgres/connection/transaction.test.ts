import {
  inCallTransaction,
  callInProgress,
} from "#adapters/postgres/connection/call-in-progress.ts"
import type { Question } from "#adapters/postgres/connection/pool-connection.ts"
import {
  AttemptFailed,
  inTransactionOn,
  untilItSucceeds,
} from "#adapters/postgres/connection/transaction.ts"
import type { Connection, Database } from "#adapters/postgres/database.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

type Said = { readonly command?: string; readonly error?: Error }

/** A session that answers as a test says, and what it was asked. */
const aSession = (says: (text: string) => Said = () => ({})) => {
  const asked: Array<string> = []
  const query = async ({ text }: Question) => {
    asked.push(text)
    const { command = text.toUpperCase(), error } = says(text)
    if (error) throw error
    return { rows: [], command }
  }
  return { asked, session: { query } }
}

const lost = Object.assign(new Error("lost against another"), { code: "40001" })
const full = Object.assign(new Error("no room"), { code: "53100" })
const outcomeOf = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.runPromise(Effect.match(effect, { onSuccess: (value) => value, onFailure: (no) => no }))

describe("one attempt at a transaction", () => {
  it("is the work between its beginning and its end", async () => {
    const { asked, session } = aSession()

    expect(await outcomeOf(inTransactionOn(session, () => Effect.succeed("done")))).toBe("done")
    await outcomeOf(inTransactionOn(session, () => Effect.succeed("done"), "begin; set local x"))

    expect(asked).toEqual(["begin", "commit", "begin; set local x", "commit"])
  })

  it("is not committed where the work fails, and fails as the work does", async () => {
    const { asked, session } = aSession()

    expect(await outcomeOf(inTransactionOn(session, () => Effect.fail("no")))).toBe("no")
    expect(asked).toEqual(["begin"])
  })

  it("may be followed by another where it could not begin", async () => {
    const { session } = aSession(() => ({ error: lost }))
    let isBegun = false
    const work = () => Effect.sync(() => (isBegun = true))

    expect(await outcomeOf(inTransactionOn(session, work))).toBeInstanceOf(AttemptFailed)
    expect(isBegun).toBe(false)
  })

  it("is the last where nobody answers its beginning", async () => {
    const { session } = aSession(() => ({ error: new Error("Query read timeout") }))

    const outcome = await outcomeOf(inTransactionOn(session, () => Effect.succeed("done")))

    expect(outcome).toBeInstanceOf(StoreUnreachable)
  })

  it("may be followed by another where the work lost, whatever it made of that", async () => {
    const { asked, session } = aSession()
    const attempt = (result: Effect.Effect<string, string>) =>
      outcomeOf(
        inTransactionOn(session, (watcher) => {
          watcher(lost)
          watcher(full)
          return result
        }),
      )

    expect(await attempt(Effect.succeed("done"))).toBeInstanceOf(AttemptFailed)
    expect(await attempt(Effect.fail("no"))).toBeInstanceOf(AttemptFailed)
    expect(asked).toEqual(["begin", "begin"])
  })

  it("keeps nothing where the work overlooked a trouble that stays", async () => {
    const { asked, session } = aSession()
    const attempt = (result: Effect.Effect<string, string>) =>
      outcomeOf(
        inTransactionOn(session, (watcher) => {
          watcher(full)
          return result
        }),
      )

    expect(await attempt(Effect.succeed("done"))).toBeInstanceOf(StoreUnreachable)
    expect(await attempt(Effect.fail("no"))).toBe("no")
    expect(asked).toEqual(["begin", "begin"])
  })

  it.each<[string, Said]>([
    ["is refused", { error: lost }],
    ["is answered by taking everything back", { command: "ROLLBACK" }],
  ])("is of unknown end where its commit %s", async (_, said) => {
    const { session } = aSession((text) => (text === "commit" ? said : {}))

    const outcome = await outcomeOf(inTransactionOn(session, () => Effect.succeed("done")))

    expect(outcome).toBeInstanceOf(StoreUnreachable)
  })
})

describe("attempts", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** What comes of attempts of which the first so many are given up by the database. */
  const attempted = async (
    failures: number,
    otherwise = Effect.succeed("done") as Effect.Effect<string, string>,
  ) => {
    let attempts = 0
    const outcome = outcomeOf(
      untilItSucceeds(
        Effect.suspend((): Effect.Effect<string, string | AttemptFailed> => {
          attempts += 1
          return attempts <= failures ? Effect.fail(new AttemptFailed()) : otherwise
        }),
      ),
    )
    await vi.advanceTimersByTimeAsync(60_000)
    return [await outcome, attempts]
  }

  it("are made six times at most", async () => {
    expect(await attempted(0)).toEqual(["done", 1])
    expect(await attempted(5)).toEqual(["done", 6])
    expect(await attempted(6)).toEqual([new StoreUnreachable(), 6])
  })

  it("end with the first failure of the work itself", async () => {
    expect(await attempted(1, Effect.fail("no"))).toEqual(["no", 2])
  })
})

describe("a transaction of a call", () => {
  const ways: Array<string> = []
  beforeEach(() => void ways.splice(0))
  const by =
    (way: string) =>
    <A, E>(work: (connection: Connection) => Effect.Effect<A, E>) => {
      ways.push(way)
      return work({} as Connection)
    }
  const database = { inTransaction: by("own") } as unknown as Database
  const call = { inTransaction: by("one of several"), inLastTransaction: by("last") }
  const transaction = (isLast: boolean) =>
    inCallTransaction(database, () => Effect.succeed("done"), isLast)

  it("is the call's own, or its last", async () => {
    const during = Effect.provideService(callInProgress, call)

    await outcomeOf(during(transaction(false)))
    await outcomeOf(during(transaction(true)))

    expect(ways).toEqual(["one of several", "last"])
  })

  it("is the database's where there is no call", async () => {
    await outcomeOf(transaction(false))
    await outcomeOf(transaction(true))

    expect(ways).toEqual(["own", "own"])
  })
})
