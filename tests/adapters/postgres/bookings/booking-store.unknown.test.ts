import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { ownKindOf } from "#core/property/room-uses.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { deskStock, studio } from "#tests/contracts/booking-store.jobs.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { aPgliteStore, stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

let database: Database
beforeAll(async () => {
  database = await stockedAnew(await aPgliteStore(), deskStock)
})
afterAll(() => database.close())

it("saves no booking that was never kept", async () => {
  const { inTransaction, find } = postgresBookingStore(database, testEncryption)
  const record = aBookingRecord()

  const saving = Effect.runPromise(inTransaction(({ save }) => save(record)))

  await expect(saving).rejects.toThrow(`Nothing to save: ${record.id}`)
  expect(await resultOf(find(record.id))).toBeNull()
})

it("takes back no rooms that nobody had taken", async () => {
  const { inTransaction } = postgresBookingStore(database, testEncryption)
  const rooms = [{ kind: ownKindOf(studio), count: 1, dates: [day("2026-12-04")] }]

  const givingBack = Effect.runPromise(inTransaction(({ giveBack }) => giveBack(rooms)))

  await expect(givingBack).rejects.toThrow("Rooms were given back that nobody had taken")
})
