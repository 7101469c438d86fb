import { postgresChannels } from "#adapters/postgres/channels/channels.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { aPgliteStore, stockedAnew } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

let database: Database
beforeAll(async () => {
  database = await aPgliteStore()
})
beforeEach(async () => {
  await stockedAnew(database, [{ property: aProperty(), exceptions: [] }])
  const feed = {
    id: "feed-1",
    property: Slug.make("the-springwater"),
    roomType: RoomTypeId.make("springwater-studio"),
    source: "Airbnb",
    address: "https://airbnb.test/a.ics?s=secret",
  }
  await run(postgresChannels(database, openEncryption).follow(feed, 5))
})
afterAll(() => database.close())

it.each(["room_type = 'springwater-loft'", "source = 'Vrbo'"])(
  "opens no address of a calendar in the place of another: %s",
  async (moved) => {
    await run(database.query(`update followed_feed set ${moved}`))

    const { followed, due } = postgresChannels(database, openEncryption)

    await expect(run(followed())).rejects.toThrow("This was sealed elsewhere")
    await expect(run(due(10, 20))).rejects.toThrow("This was sealed elsewhere")
  },
)

it("keeps no address that can be read, and says which room type and site it is sealed for", async () => {
  expect(await run(database.query("select address from followed_feed"))).toEqual([
    { address: "springwater-studio Airbnb: https://airbnb.test/a.ics?s=secret" },
  ])
})
