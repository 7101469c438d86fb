import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { aPgliteStore, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

let database: Database
beforeAll(async () => {
  database = await aPgliteStore()
})
afterAll(() => database.close())

it("saves no booking that was never kept", async () => {
  const { inTransaction, find } = postgresBookingStore(database, testEncryption)
  const record = aBookingRecord()

  const saving = Effect.runPromise(inTransaction(({ save }) => save(record)))

  await expect(saving).rejects.toThrow(`Nothing to save: ${record.id}`)
  expect(await resultOf(find(record.id))).toBeNull()
})
