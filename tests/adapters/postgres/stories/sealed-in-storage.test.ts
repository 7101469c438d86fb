import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import type { AcceptedGuest } from "#core/people/accepted-guest.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aPgliteStore, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const guest: AcceptedGuest = {
  firstName: "Aisyah",
  lastName: "Tan",
  nationality: "MY",
  identity: { kind: "mykad", number: "901231145678" },
  dateOfBirth: CalendarDate.make("1990-12-31"),
  gender: "female",
  address: "12 Jalan Ampang, 50450 Kuala Lumpur",
  email: "aisyah@example.com",
  phone: "+60123456789",
  specialRequests: "",
  arrival: null,
}

it("keeps no identity number that anybody could read in the database", async () => {
  const database = await aPgliteStore()
  const store = postgresBookingStore(database, testEncryption)
  const record = aBookingRecord({ guest })

  await Effect.runPromise(store.inTransaction(({ insert }) => insert(record)))

  const [row] = await Effect.runPromise(
    database.query<{ text: string }>("select booking::text as text from booking"),
  )
  expect(row?.text).toContain(guest.lastName)
  expect(row?.text).not.toContain(guest.identity.number)
  expect(await Effect.runPromise(store.find(record.id))).toEqual(record)
  await database.close()
})
