import type { Database } from "#adapters/postgres/database.ts"
import { postgresAccountStore } from "#adapters/postgres/account-store.postgres.ts"
import { upkeepOf } from "#adapters/postgres/upkeep.ts"
import { SessionId } from "#core/account/session.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { bothDatabases } from "#tests/rigs/both-databases.ts"
import { stockedAnew, testSealing } from "#tests/rigs/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const DAY = 24 * 60 * 60 * 1000
const now = Date.parse("2026-11-21T02:30:00.000Z")
const account = anAccountRecord()

const idOf = (letter: string): SessionId => SessionId.make(letter.repeat(26))

const aSessionOf = (letter: string, begunAt: number, lastSeenAt: number) => ({
  id: idOf(letter),
  secret: `secret ${letter}`,
  account: account.id,
  browser: "Firefox",
  signedInAt: begunAt,
  lastSeenAt,
  confirmedAt: begunAt,
})

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

describe.each(bothDatabases)("the upkeep of $name", ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await stockedAnew(database)
    const { inTransaction } = postgresAccountStore(database, testSealing)
    await run(inTransaction(({ insert }) => insert(account)))
  })
  afterAll(() => database.close())

  it("deletes sessions that nobody used, and those that have lived their longest", async () => {
    const { inTransaction } = postgresAccountStore(database, testSealing)
    const sessions = [
      aSessionOf("a", now - 90 * DAY, now),
      aSessionOf("b", now - 90 * DAY - 1, now),
      aSessionOf("c", now - 40 * DAY, now - 30 * DAY),
      aSessionOf("d", now - 40 * DAY, now - 30 * DAY - 1),
    ]
    await run(
      inTransaction(({ putSession }) => Effect.forEach(sessions, putSession, { discard: true })),
    )

    await run(upkeepOf(database, { now: () => now })())

    expect(await run(database.query("select id from session order by id"))).toEqual([
      { id: idOf("a") },
      { id: idOf("c") },
    ])
  })

  it("deletes links that restore an address when their days are over", async () => {
    const { inTransaction } = postgresAccountStore(database, testSealing)
    const links = [now, now - 1].map((until) => ({
      secret: `link until ${until}`,
      kind: "restore" as const,
      account: account.id,
      email: account.email,
      until,
    }))
    await run(inTransaction(({ putLink }) => Effect.forEach(links, putLink, { discard: true })))

    await run(upkeepOf(database, { now: () => now })())

    expect(await run(database.query("select secret from restoring_link"))).toEqual([
      { secret: `link until ${now}` },
    ])
  })
})
