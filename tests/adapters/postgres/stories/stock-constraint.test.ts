import type { Database } from "#adapters/postgres/database.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { ownKindOf } from "#core/property/room-uses.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const write = "insert into night (room_type, units, day, taken) values"
const ours = "'springwater-studio'"
const full = `${write} (${ours}, 3, '2026-12-04', 3)`

describe.each(bothDatabases)("the database itself: $name", ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => stockedAnew(database, [{ property: aProperty(), exceptions: [] }]))
  afterAll(() => database.close())

  const outcomeOf = async (...statements: ReadonlyArray<string>): Promise<string> => {
    const all = Effect.forEach(statements, (sql) => database.query(sql))
    const exit = await Effect.runPromiseExit(Effect.asVoid(all))
    return exit._tag === "Success" ? "written" : String(exit.cause)
  }

  it.each([
    ["a first night with more taken than exist", [`${write} (${ours}, 3, '2026-12-04', 4)`]],
    ["one more in a night that is full", [full, "update night set taken = taken + 1"]],
    ["fewer than none taken", [`${write} (${ours}, 3, '2026-12-04', -1)`]],
    ["fewer units than are taken", [full, "update room_type set units = 2"]],
  ])("refuses %s, whoever writes it", async (_, statements) => {
    expect(await outcomeOf(...statements)).toContain("never_oversold")
  })

  it("refuses a night that claims more units than there are", async () => {
    const claimed = `${write} (${ours}, 9, '2026-12-04', 4)`

    expect(await outcomeOf(claimed)).toContain("night_of_room_type")
  })

  describe("of which more rooms are sold than there are from now on", () => {
    const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
    const put = (units: number) => {
      const property = aProperty({ rooms: [aRoomType({ units })] })
      const keeper = postgresInventoryKeeper(database, movableClock())
      return run(keeper.put([{ property, exceptions: [] }]))
    }
    const rooms = (count: number) => [
      { kind: ownKindOf(aRoomType().id), count, dates: [day("2026-12-04")] },
    ]
    const oneMore = "update night set taken = taken + 1"
    beforeEach(async () => {
      const { inTransaction } = postgresBookingStore(database, testEncryption)
      await run(inTransaction(({ take }) => take(rooms(3))))
      await put(1)
    })

    it.each([1, 2, 3])(
      "refuses to sell again what was given back of a night: %i",
      async (count) => {
        const { inTransaction } = postgresBookingStore(database, testEncryption)
        await run(inTransaction(({ giveBack }) => giveBack(rooms(count))))

        const sellable = count === 3 ? [oneMore, oneMore] : [oneMore]
        expect(await outcomeOf(...sellable)).toContain("never_oversold")
      },
    )

    it("refuses fewer units than are taken, once there were enough again", async () => {
      await put(3)

      expect(await outcomeOf("update room_type set units = 2")).toContain("never_oversold")
    })
  })

  it("lets more rooms be sold once there are more units", async () => {
    const sold = "update night set taken = 4"

    expect(await outcomeOf(full, "update room_type set units = 4", sold)).toBe("written")
  })
})
