import { findPostgres } from "#adapters/command-line/install/machine.js"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { replicaCatalogue } from "#adapters/postgres/catalogue/replica-catalogue.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { startCluster, startReplica } from "#tests/support/postgres.cluster.ts"
import { Effect } from "effect"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it, onTestFinished } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

const MAX_AGE_MS = 5000

/** A primary that sells one property, with a replica that can be kept from following it. */
const aPair = async () => {
  const programs = findPostgres()
  if (!programs) throw new Error("This needs PostgreSQL 15 or newer")
  // As in a deployment, what was acknowledged is in the log that a replica follows.
  const cluster = await startCluster(programs, ["synchronous_commit=on"])
  onTestFinished(() => cluster.stop())
  const primary = await openPostgres(cluster.url)
  await run(migrate(primary))
  const standby = await startReplica(programs, cluster)
  onTestFinished(() => standby.stop())
  const replica = await openPostgres(standby.url)
  onTestFinished(async () => {
    await Promise.all([primary.close(), replica.close()])
  })
  const keeper = postgresInventoryKeeper(primary, movableClock())
  return {
    primary,
    replica,
    sell: (name: string) => {
      const rooms = [aRoomType({ id: RoomTypeId.make(name) })]
      const property = aProperty({ slug: Slug.make(name), rooms })
      return run(keeper.put([{ property, exceptions: [] }]))
    },
    stopFollowing: () => run(replica.query("select pg_wal_replay_pause()")),
    follow: () => run(replica.query("select pg_wal_replay_resume()")),
  }
}

/** What guests who browse are shown at one moment, and by which of the two. */
const browsing = ({ primary, replica }: Awaited<ReturnType<typeof aPair>>) => {
  const world = { now: 0, askedOfPrimary: 0 }
  const ofPrimary = postgresCatalogue(primary)
  const catalogue = {
    ...ofPrimary,
    snapshot: () =>
      Effect.suspend(() => {
        world.askedOfPrimary += 1
        return ofPrimary.snapshot()
      }),
  }
  const now = () => world.now
  const shown = replicaCatalogue({ primary, catalogue, replica, maxAgeMs: MAX_AGE_MS, now })
  return async (moment: number) => {
    world.now = moment
    const before = world.askedOfPrimary
    const { properties } = await run(shown.snapshot())
    return {
      properties: properties.length,
      by: world.askedOfPrimary > before ? "primary" : "replica",
    }
  }
}

it("shows what a replica has until that may be older than the bound, then what the primary has", async () => {
  const pair = await aPair()
  await pair.sell("one-stay")
  const shownAt = browsing(pair)
  const untilItFollows = async (moment: number) => {
    let shown = await shownAt(moment)
    for (let tries = 0; shown.by === "primary" && tries < 200; tries += 1) {
      await pause(50)
      shown = await shownAt(moment)
    }
    return shown
  }
  expect(await untilItFollows(0)).toEqual({ properties: 1, by: "replica" })

  await pair.stopFollowing()
  await pair.sell("another-stay")

  expect(await shownAt(1000)).toEqual({ properties: 1, by: "replica" })
  expect(await shownAt(MAX_AGE_MS)).toEqual({ properties: 1, by: "replica" })
  expect(await shownAt(MAX_AGE_MS + 1)).toEqual({ properties: 2, by: "primary" })
  expect(await shownAt(60_000)).toEqual({ properties: 2, by: "primary" })

  await pair.follow()
  expect(await untilItFollows(61_000)).toEqual({ properties: 2, by: "replica" })
})
