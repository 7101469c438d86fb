import { attempted } from "#adapters/postgres/connection/pool-transaction.ts"
import { AttemptFailed } from "#adapters/postgres/connection/transaction.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Pool } from "pg"
import { describe, expect, it } from "vitest"
import { aClient, SILENCE } from "./a-client.ts"

describe("one attempt on a connection of a pool", () => {
  const outcomeOf = <A, E>(effect: Effect.Effect<A, E>) =>
    Effect.runPromise(Effect.match(effect, { onSuccess: (value) => value, onFailure: (no) => no }))
  const failing = () => Effect.fail("no")

  it("gives the connection back after its work", async () => {
    const { pool, released, texts } = aClient()

    expect(await outcomeOf(attempted(pool, () => Effect.succeed("done")))).toBe("done")

    expect([texts(), released]).toEqual([["begin", "commit"], [[]]])
  })

  it("takes everything back before it gives a connection back on which it failed", async () => {
    const { pool, released, texts } = aClient()

    expect(await outcomeOf(attempted(pool, failing))).toBe("no")

    expect([texts(), released]).toEqual([["begin", "rollback"], [[]]])
  })

  it("closes a connection on which nothing can be taken back", async () => {
    const { pool, released } = aClient({ rollback: new Error("gone") })

    await outcomeOf(attempted(pool, failing))

    expect(released).toEqual([[true]])
  })

  it("closes a silent connection without another word", async () => {
    const { pool, released, texts } = aClient({ begin: SILENCE })

    expect(await outcomeOf(attempted(pool, failing))).toBeInstanceOf(StoreUnreachable)

    expect([texts(), released]).toEqual([["begin"], [[true]]])
  })

  it.each([
    ["timeout exceeded when trying to connect", StoreUnreachable],
    ["connect ECONNREFUSED", AttemptFailed],
  ])("that gets no connection ends with its reason: %s", async (message, expected) => {
    const pool = { connect: () => Promise.reject(new Error(message)) } as unknown as Pool

    expect(await outcomeOf(attempted(pool, failing))).toBeInstanceOf(expected)
  })
})
