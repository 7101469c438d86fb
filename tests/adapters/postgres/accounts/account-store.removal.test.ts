import { postgresAccountStore } from "#adapters/postgres/accounts/account-store.postgres.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresMessageStore } from "#adapters/postgres/bookings/message-store.postgres.ts"
import { postgresReviewStore } from "#adapters/postgres/bookings/review-store.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { BookingStatus } from "#core/booking/booking-status.ts"
import { messageMailJob } from "#core/messages/message-jobs.ts"
import { MessageId } from "#core/messages/message.ts"
import { ReviewId } from "#core/guest-score/review.ts"
import { AccountId } from "#core/people/account-id.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import { aBookingRecord, bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { disowned } from "#fixtures/doubles/accounts-beside.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { aPgliteStore, stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const [mine, others] = [AccountId.make("a".repeat(26)), AccountId.make("b".repeat(26))]
const guest = guestOf(aGuest(), day("2026-11-21"))
const statuses = BookingStatus.literals
const isOver = (status: BookingStatus) =>
  !["held", "paying", "confirmed", "staying"].includes(status)

/** A booking of each status for each of two accounts. */
const records = [mine, others].flatMap((owner, account) =>
  statuses.map((status, place) =>
    aBookingRecord({
      id: bookingIdOf(20 * account + place),
      holdKey: `request-${account}-${place}`,
      status,
      owner,
      guest,
    }),
  ),
)

describe("the bookings of an account that is removed", () => {
  let database: Database
  beforeAll(async () => {
    database = await aPgliteStore()
  })
  afterAll(() => database.close())

  const bookings = () => postgresBookingStore(database, testEncryption)
  const messages = () => postgresMessageStore(database)
  const reviews = () => postgresReviewStore(database)

  beforeEach(async () => {
    await stockedAnew(database, [{ property: aProperty(), exceptions: [] }])
    const { inTransaction } = postgresAccountStore(database, testEncryption)
    const accounts = [mine, others].map((id) => anAccountRecord({ id, email: `${id}@a.example` }))
    await resultOf(inTransaction(({ insert }) => Effect.forEach(accounts, insert)))
    await resultOf(
      bookings().inTransaction(({ insert }) => Effect.forEach(records, insert, { discard: true })),
    )
    for (const [place, { id }] of records.entries()) {
      const name = `${place}`.padStart(26, "0")
      const message = aKeptMessage({ id: MessageId.make(name), booking: id })
      await resultOf(messages().keep(message, messageMailJob(message)))
      await resultOf(reviews().keep([aKeptReview({ id: ReviewId.make(name), booking: id })]))
    }
    await resultOf(inTransaction(({ remove }) => remove(mine)))
  })

  it("are nobody's, and those that are over have no guest; others stay as they were", async () => {
    const found = await Promise.all(records.map(({ id }) => resultOf(bookings().find(id))))

    expect(found).toEqual(
      records.map((record) => (record.owner === mine ? disowned(record) : record)),
    )
    expect(await resultOf(bookings().ofOwner(mine))).toEqual([])
    expect(await resultOf(bookings().ofOwner(others))).toHaveLength(statuses.length)
  })

  it("keep what was written about stays that are expected, and about stays of others", async () => {
    const counts = await Promise.all(
      records.map(async ({ id }) => (await resultOf(messages().ofBooking(id))).length),
    )

    expect(counts).toEqual(
      records.map(({ owner, status }) => (owner === mine && isOver(status) ? 0 : 1)),
    )
  })

  it("keep their reviews, without a name where the stay is over", async () => {
    const names = await Promise.all(
      records.map(async ({ id }) => (await resultOf(reviews().ofBooking(id)))?.guest),
    )

    expect(names).toEqual(
      records.map(({ owner, status }) =>
        owner === mine && isOver(status) ? "" : aKeptReview().guest,
      ),
    )
  })
})
