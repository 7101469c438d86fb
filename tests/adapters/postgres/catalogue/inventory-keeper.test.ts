import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Sen } from "#core/money/sen.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { aPgliteStore } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

let database: Database
beforeAll(async () => {
  database = await aPgliteStore()
})
afterAll(() => database.close())

/** A keeper, and what its database is asked inside of transactions and outside. */
const watched = () => {
  const asked: { inside: Array<string>; outside: Array<string> } = { inside: [], outside: [] }
  const keeper = postgresInventoryKeeper(
    {
      ...database,
      query: (sql, parameters) => {
        asked.outside.push(sql)
        return database.query(sql, parameters)
      },
      inTransaction: (work) =>
        database.inTransaction((connection) =>
          work({
            query: (sql, parameters) => {
              asked.inside.push(sql)
              return connection.query(sql, parameters)
            },
          }),
        ),
    },
    movableClock(),
  )
  const put = async (...properties: ReadonlyArray<StockedProperty>) => {
    asked.inside = []
    asked.outside = []
    return Effect.runPromise(keeper.put(properties))
  }
  return { put, asked }
}

const studio = RoomTypeId.make("springwater-studio")
const priced: StockedProperty = {
  property: aProperty(),
  contacts: someContacts(),
  exceptions: [{ roomType: studio, date: day("2026-12-07"), rate: Sen.make(30_000), taken: 0 }],
}

it("plans questions again once something changed, and only then", async () => {
  const { put, asked } = watched()

  expect(await put(priced)).toEqual({ added: 1, changed: 0, unchanged: 0 })
  expect(asked.outside).toEqual([expect.stringMatching(/^analyze property, /)])
  expect(await put(priced)).toEqual({ added: 0, changed: 0, unchanged: 1 })
  expect(asked.outside).toEqual([])
  expect(await put({ ...priced, exceptions: [] })).toEqual({ added: 0, changed: 1, unchanged: 0 })
  expect(asked.outside).toHaveLength(1)
  expect(await put()).toEqual({ added: 0, changed: 0, unchanged: 0 })
  expect(asked.outside).toEqual([])
})

it("writes and locks no rooms of properties that are as they were", async () => {
  const { put, asked } = watched()
  await put(priced)

  await put(priced)

  const changing = asked.inside.filter((sql) => /^(insert|update|delete|with)\b/.test(sql))
  expect(changing).toEqual([])
  expect(
    asked.inside.filter((sql) => sql.includes("room_type") && sql.includes("for update")),
  ).toEqual([])
})
