import { replicaCatalogue } from "#adapters/postgres/catalogue/replica-catalogue.ts"
import type { Connection } from "#adapters/postgres/database.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, it, onTestFinished, vi } from "vitest"

const MAX_AGE_MS = 5000

/** A primary with one property, and a replica with none, whose logs and clock are where a test says. */
const aPair = () => {
  const world = {
    now: 1000,
    written: "100" as string | null,
    replayed: "100" as string | null | undefined,
    isDown: false,
    isSilent: false,
    asked: { primary: 0, replica: 0 },
  }
  const rowsOf = (sql: string): ReadonlyArray<unknown> => {
    if (sql.includes("pg_last_wal_replay_lsn"))
      return world.replayed === undefined ? [] : [{ position: world.replayed }]
    const moment = { mark: "1", place: "here" }
    if (sql.includes(" as changed")) return [{ ...moment, changed: false }]
    return sql.includes("as mark") ? [moment] : []
  }
  const connection: Connection = {
    query: <Row>(sql: string) => Effect.sync(() => rowsOf(sql) as ReadonlyArray<Row>),
  }
  const primary: Connection = {
    query: <Row>() =>
      Effect.sync(() => {
        world.asked.primary += 1
        return [{ position: world.written }] as unknown as ReadonlyArray<Row>
      }),
  }
  const catalogue: Catalogue = {
    snapshot: () => Effect.succeed(snapshotOf([{ property: aProperty(), exceptions: [] }])),
    mostBooked: () => Effect.succeed([aProperty().slug]),
  }
  const browsing = replicaCatalogue({
    primary,
    catalogue,
    replica: {
      inTransaction: <A, E>(work: (connection: Connection) => Effect.Effect<A, E>) =>
        Effect.suspend((): Effect.Effect<A, E | StoreUnreachable> => {
          world.asked.replica += 1
          if (world.isSilent) return Effect.never
          return world.isDown ? Effect.fail(new StoreUnreachable()) : work(connection)
        }),
    },
    maxAgeMs: MAX_AGE_MS,
    now: () => world.now,
  })
  const shown = async () => {
    const { properties } = await Effect.runPromise(browsing.snapshot())
    return properties.length === 0 ? "replica" : "primary"
  }
  return Object.assign(world, { browsing, shown })
}

describe("what guests are shown", () => {
  it("comes from a replica that has all that the primary had written", async () => {
    expect(await aPair().shown()).toBe("replica")
  })

  it("comes from the primary where the replica has less, or nobody knows how much", async () => {
    const behind = Object.assign(aPair(), { replayed: "99" })
    const promoted = Object.assign(aPair(), { replayed: null })
    const silent = Object.assign(aPair(), { replayed: undefined })
    const unknown = Object.assign(aPair(), { written: null })

    expect([
      await behind.shown(),
      await promoted.shown(),
      await silent.shown(),
      await unknown.shown(),
    ]).toEqual(["primary", "primary", "primary", "primary"])
  })

  it("comes from a replica that stays behind for as long as it is young enough", async () => {
    const pair = aPair()
    await pair.shown()
    Object.assign(pair, { written: "200", now: 1000 + MAX_AGE_MS })
    expect(await pair.shown()).toBe("replica")

    pair.now += 1
    expect(await pair.shown()).toBe("primary")

    pair.replayed = "200"
    expect(await pair.shown()).toBe("replica")
  })

  it("needs a word of the primary only once what is known is half as old as may be", async () => {
    const pair = aPair()
    await pair.shown()
    expect(pair.asked.primary).toBe(1)

    pair.now = 1000 + MAX_AGE_MS / 2
    await pair.shown()
    expect(pair.asked.primary).toBe(1)

    pair.now += 1
    await pair.shown()
    expect(pair.asked.primary).toBe(2)
  })

  it("comes from the primary for five seconds after a replica failed", async () => {
    const pair = Object.assign(aPair(), { isDown: true })
    expect(await pair.shown()).toBe("primary")

    Object.assign(pair, { isDown: false, now: 1000 + 4999 })
    expect([await pair.shown(), pair.asked.replica]).toEqual(["primary", 1])

    pair.now = 1000 + 5000
    expect([await pair.shown(), pair.asked.replica]).toEqual(["replica", 2])
  })

  it("comes from the primary where a replica does not answer in time", async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const pair = Object.assign(aPair(), { isSilent: true })
    const shown = pair.shown()

    await vi.advanceTimersByTimeAsync(700)

    expect(await shown).toBe("primary")
    expect([await pair.shown(), pair.asked.replica]).toEqual(["primary", 1])
  })

  it("is counted by bookings of the primary", async () => {
    const { browsing } = aPair()

    expect(await Effect.runPromise(browsing.mostBooked(0, 5))).toEqual(["the-springwater"])
  })
})
