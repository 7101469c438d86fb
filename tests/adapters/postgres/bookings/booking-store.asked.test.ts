import { documentOf } from "#adapters/postgres/bookings/booking-document.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import type { BookingStore, BookingTransaction } from "#core/booking/booking-store.port.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { AccountId } from "#core/people/account-id.ts"
import { Slug } from "#core/property/property.ts"
import { aBookingRecord, bookingIdOf, codeOfId } from "#fixtures/builders/a-booking-record.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { answering, NOT_ASKED_FOR } from "../an-answering-database.ts"

const ACCOUNT = AccountId.make("a".repeat(26))

type Read = Effect.Effect<unknown, unknown>

const storeOn = (...found: ReadonlyArray<object>) =>
  postgresBookingStore(answering(...found).database, openEncryption)
const rowOf = (record: BookingRecord) => ({
  id: record.id,
  record: JSON.parse(documentOf(openEncryption, record)),
})
const read = (effect: Read) => Effect.runPromise(effect)

const held = aBookingRecord({ id: bookingIdOf(1), owner: null })
const confirmed = aBookingRecord({ id: bookingIdOf(1), status: "confirmed" })
const within = (work: (transaction: BookingTransaction) => Read) => (store: BookingStore) =>
  store.inTransaction(work as never) as Read

it.each<readonly [string, (store: BookingStore) => Read, BookingRecord, BookingRecord]>([
  ["its id", ({ find }) => find(held.id), held, aBookingRecord({ id: bookingIdOf(2) })],
  [
    "its id, locked",
    within(({ lock }) => lock(held.id)),
    held,
    aBookingRecord({ id: bookingIdOf(2) }),
  ],
  [
    "its session",
    within(({ madeBy }) => madeBy("session-1", "request-1")),
    held,
    aBookingRecord({ session: "session-2" }),
  ],
  [
    "its request",
    within(({ madeBy }) => madeBy("session-1", "request-1")),
    held,
    aBookingRecord({ holdKey: "request-2" }),
  ],
  ["its code", ({ findByCode }) => findByCode(codeOfId(confirmed.id)!), confirmed, held],
  [
    "its payment",
    ({ findByPayment }) => findByPayment("pay_1"),
    aBookingRecord({ status: "refunding" }),
    held,
  ],
])("a booking is read by %s, and no other", async (_, ask, own, other) => {
  expect(await read(ask(storeOn(rowOf(own))))).toEqual(own)
  await expect(read(ask(storeOn(rowOf(other))))).rejects.toThrow(NOT_ASKED_FOR)
  expect(await read(ask(storeOn()))).toBeNull()
})

it("bookings of an account and of a property are read, and no others", async () => {
  const owned = aBookingRecord({ owner: ACCOUNT })
  const { slug } = held.property
  const elsewhere = { ...held, property: { ...held.property, slug: Slug.make("palm-huts") } }
  const mine = (store: BookingStore) => store.ofOwner(ACCOUNT)
  const there = (store: BookingStore) => store.atProperty(slug, held.dates)

  expect(await read(mine(storeOn(rowOf(owned))))).toEqual([owned])
  await expect(read(mine(storeOn(rowOf(owned), rowOf(held))))).rejects.toThrow(NOT_ASKED_FOR)
  expect(await read(there(storeOn(rowOf(held))))).toEqual([held])
  await expect(read(there(storeOn(rowOf(held), rowOf(elsewhere))))).rejects.toThrow(NOT_ASKED_FOR)
})
