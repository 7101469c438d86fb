import { bookingsOfOwner } from "#core/account-service/bookings-of-owner.ts"
import { BookingUnreadable } from "#core/booking/booking-store.errors.ts"
import { wholeBookingOf } from "#core/front-desk/whole-booking-of.ts"
import { AccountId } from "#core/people/account-id.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { anOrder } from "#fixtures/builders/a-job.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { inMemoryMessageStore } from "#fixtures/doubles/message-store.in-memory.ts"
import { refusal } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const owner = AccountId.make("0123456789abcdefghjkmnpqrs")
const now = Date.parse("2026-11-21T02:30:00.000Z")

it("gives an owner the bookings of that account, as they stand now, with what was written about them", async () => {
  const record = aBookingRecord({ owner })
  const ofOwner = (account: AccountId) => Effect.succeed(account === owner ? [record] : [])
  const messages = inMemoryMessageStore()
  const { booking: _, key: __, ...written } = aKeptMessage({ booking: record.id })
  await Effect.runPromise(messages.keep(aKeptMessage({ booking: record.id }), anOrder()))
  await Effect.runPromise(messages.keep(aKeptMessage({ booking: "another" }), anOrder()))
  const bookingsOf = bookingsOfOwner({ store: { ofOwner }, messages, clock: { now: () => now } })

  expect(await Effect.runPromise(bookingsOf(owner))).toEqual([
    { ...wholeBookingOf(record, now), messages: [written] },
  ])
})

it("has no answer where a booking cannot be read, rather than one without it", async () => {
  const ofOwner = () => Effect.fail(new BookingUnreadable({ booking: "one" }))
  const messages = inMemoryMessageStore()
  const bookingsOf = bookingsOfOwner({ store: { ofOwner }, messages, clock: { now: () => now } })

  expect((await refusal(bookingsOf(owner)))._tag).toBe("StoreUnreachable")
})
