import { postgresDeskStore } from "#adapters/postgres/desk-store.postgres.ts"
import type { AcceptedGuest } from "#core/people/accepted-guest.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { proveSecret } from "#adapters/postgres/prove-secret.ts"
import { sealingWith } from "#adapters/postgres/sealing.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aPgliteStore, testSealing } from "#tests/rigs/stores.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

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
}

const UNREADABLE = "unable to authenticate data"

describe("sealing", () => {
  it("opens what it sealed, in its place and nowhere else", () => {
    const sealed = testSealing.seal("901231145678", "booking 1")

    expect(testSealing.open(sealed, "booking 1")).toBe("901231145678")
    expect(() => testSealing.open(sealed, "booking 2")).toThrow(UNREADABLE)
  })

  it("opens nothing with another secret, and nothing that was touched", () => {
    const sealed = testSealing.seal("901231145678", "booking 1")
    const touched = sealed.replace(/^v1\../, (start) => (start.endsWith("A") ? "v1.B" : "v1.A"))

    expect(() => sealingWith("another secret").open(sealed, "booking 1")).toThrow(UNREADABLE)
    expect(() => testSealing.open(touched, "booking 1")).toThrow(UNREADABLE)
    expect(() => testSealing.open("901231145678", "booking 1")).toThrow("never sealed")
  })

  it("never seals the same twice alike", () => {
    expect(testSealing.seal("1", "here")).not.toBe(testSealing.seal("1", "here"))
  })
})

it("keeps no identity number that anybody could read in the database", async () => {
  const database = await aPgliteStore()
  const store = postgresDeskStore(database, testSealing)
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

it("refuses to start with a secret that opens nothing of this database", async () => {
  const database = await aPgliteStore()
  const proving = (secret: string) => Effect.runPromise(proveSecret(database, sealingWith(secret)))

  await proving("the first secret")

  await expect(proving("the first secret")).resolves.toBeUndefined()
  await expect(proving("another secret")).rejects.toThrow("give every server the same SECRET_KEY")
  await database.close()
})
