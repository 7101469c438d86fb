import { bookingsOfOwner } from "#core/account-service/bookings-of-owner.ts"
import { wholeBookingOf } from "#core/front-desk/whole-booking-of.ts"
import { AccountId } from "#core/people/account-id.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const owner = AccountId.make("0123456789abcdefghjkmnpqrs")
const now = Date.parse("2026-11-21T02:30:00.000Z")

it("gives an owner the bookings of that account, as they stand now", async () => {
  const record = aBookingRecord({ owner })
  const ofOwner = (account: AccountId) => Effect.succeed(account === owner ? [record] : [])
  const bookingsOf = bookingsOfOwner({ ofOwner }, { now: () => now })

  expect(await Effect.runPromise(bookingsOf(owner))).toEqual([wholeBookingOf(record, now)])
})
