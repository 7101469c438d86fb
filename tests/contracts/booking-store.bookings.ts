import type { BookingRecord } from "#core/booking/booking-record.ts"
import { BookingRecord as BookingRecordSchema } from "#core/booking/booking-record.ts"
import { BookingUnreadable } from "#core/booking/booking-store.errors.ts"
import { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { Sen } from "#core/money/sen.ts"
import { AccountId } from "#core/people/account-id.ts"
import { Slug } from "#core/property/property.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import {
  aBookingRecord,
  bookingIdOf,
  type BookingChanges,
} from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect, Exit, Schema } from "effect"
import { describe, expect, it } from "vitest"
import type { Desk } from "./booking-store.jobs.ts"
import { refusal, resultOf } from "./outcomes.ts"

const kept = ({ store }: Desk, record: BookingRecord) =>
  resultOf(store.inTransaction((transaction) => transaction.insert(record)))

const code = ConfirmationCode.make("ABCDE12345")
const payment = { payment: "pay_1", attempt: 1, amount: Sen.make(64496), clientSecret: "secret_1" }

/** What is promised about keeping and finding bookings. */
export const bookingPromises = (desk: () => Desk): void => {
  describe("keeps bookings", () => {
    it("finds a booking as it was kept, to the last field", async () => {
      const language = "bm"
      const guest = guestOf(aGuest({ arrival: "21:00" }), day("2026-11-21"))
      const parts = { payment, attempts: 1, lastDecline: "expiredCard", language, guest } as const
      const record = aBookingRecord(parts)

      await kept(desk(), record)

      const found = await resultOf(desk().store.find(record.id))
      expect(found).toEqual(record)
      expect(Schema.is(BookingRecordSchema)(found)).toBe(true)
    })

    it("knows nothing of ids, codes and payments that were never given", async () => {
      await kept(desk(), aBookingRecord())

      expect(await resultOf(desk().store.find(bookingIdOf(9)))).toBeNull()
      expect(await resultOf(desk().store.findByCode(code))).toBeNull()
      expect(await resultOf(desk().store.findByPayment("pay_1"))).toBeNull()
    })

    it("finds a booking by its code and by its payment once it has them", async () => {
      const record = aBookingRecord()
      await kept(desk(), record)
      await kept(desk(), aBookingRecord({ id: bookingIdOf(2), holdKey: "request-2" }))

      const sold = aBookingRecord({ status: "confirmed", code, payment })
      await resultOf(desk().store.inTransaction((transaction) => transaction.save(sold)))

      expect(await resultOf(desk().store.findByCode(code))).toEqual(sold)
      expect(await resultOf(desk().store.findByPayment("pay_1"))).toEqual(sold)
    })

    it("saves no booking that was never kept", async () => {
      const record = aBookingRecord()

      const saving = resultOf(desk().store.inTransaction(({ save }) => save(record)))

      await expect(saving).rejects.toThrow(`Nothing to save: ${record.id}`)
      expect(await resultOf(desk().store.find(record.id))).toBeNull()
    })

    it("finds the bookings of an account, and gives it those of its address", async () => {
      const [mine, other] = [AccountId.make("a".repeat(26)), AccountId.make("b".repeat(26))]
      const guest = guestOf(aGuest(), day("2026-11-21"))
      const record = (number: number, changes: Partial<BookingRecord>) =>
        aBookingRecord({ id: bookingIdOf(number), holdKey: `request-${number}`, guest, ...changes })
      await kept(desk(), record(1, { owner: mine }))
      const shouting = { ...guest!, email: "Aisyah.TAN@example.com" }
      await kept(desk(), record(2, { guest: shouting }))
      await kept(desk(), record(3, { owner: other }))
      await kept(desk(), record(6, { guest: { ...guest!, email: "wei@example.com" } }))
      await kept(desk(), record(4, { guest: null }))
      const ownedBy = async (account: AccountId) =>
        (await resultOf(desk().store.ofOwner(account))).map(({ id }) => id).toSorted()

      expect(await ownedBy(mine)).toEqual([bookingIdOf(1)])
      const sold = aBookingRecord({
        id: bookingIdOf(5),
        holdKey: "request-5",
        guest,
        status: "confirmed",
      })
      await kept(desk(), sold)
      const join = () => resultOf(desk().store.joinAccount("AISYAH.TAN@example.com", mine))
      expect([await join(), await join()]).toEqual([1, 0])

      expect(await ownedBy(mine)).toEqual([1, 2, 5].map(bookingIdOf).toSorted())
      expect(await ownedBy(other)).toEqual([bookingIdOf(3)])
      expect(await resultOf(desk().store.find(bookingIdOf(2)))).toEqual(
        record(2, { owner: mine, guest: shouting }),
      )
    })

    it("finds the bookings of a property that keep rooms in some nights, by their arrival", async () => {
      const stay = (checkIn: string, checkOut: string) => ({
        checkIn: day(`2026-12-${checkIn}`),
        checkOut: day(`2026-12-${checkOut}`),
      })
      const record = (number: number, changes: BookingChanges) =>
        aBookingRecord({ id: bookingIdOf(number), holdKey: `request-${number}`, ...changes })
      const elsewhere = { ...aBookingRecord().property, slug: Slug.make("rumah-kenanga") }
      const records = [
        record(9, { status: "staying", dates: stay("12", "13") }),
        record(1, { status: "confirmed", dates: stay("12", "14") }),
        record(2, { dates: stay("10", "13") }),
        record(3, { dates: stay("10", "13"), nightsKept: false }),
        record(4, { status: "cancelled", dates: stay("10", "13") }),
        record(5, { status: "staying", dates: stay("09", "12") }),
        record(6, { status: "confirmed", dates: stay("14", "15") }),
        record(7, { status: "confirmed", dates: stay("12", "14"), property: elsewhere }),
        record(8, { status: "paying", dates: stay("13", "15") }),
      ]
      for (const one of records) await kept(desk(), one)

      const found = await resultOf(
        desk().store.atProperty(aBookingRecord().property.slug, stay("12", "14")),
      )

      expect(found).toEqual([records[2], records[1], records[0], records[8]])
    })

    it("refuses to read a confirmed booking whose code is lost, however it is asked for", async () => {
      const owner = AccountId.make("a".repeat(26))
      const sold = aBookingRecord({ status: "confirmed", code, payment, owner })
      await kept(desk(), sold)
      await desk().loseCode(sold.id)
      const { store } = desk()
      const locked = store.inTransaction(({ lock }) => lock(sold.id))
      const made = store.inTransaction(({ madeBy }) => madeBy(sold.session, sold.holdKey))

      const there = store.atProperty(sold.property.slug, sold.dates)
      const found = [store.find(sold.id), store.findByPayment("pay_1"), store.ofOwner(owner), there]
      for (const read of [...found, locked, made] as ReadonlyArray<Effect.Effect<unknown, unknown>>)
        expect(await refusal(read)).toEqual(new BookingUnreadable({ booking: sold.id.slice(0, 8) }))
    })

    it("finds what a request of a session made, and nobody else's", async () => {
      const record = aBookingRecord()
      await kept(desk(), record)

      const made = (session: string, holdKey: string) =>
        resultOf(desk().store.inTransaction((transaction) => transaction.madeBy(session, holdKey)))

      expect(await made("session-1", "request-1")).toEqual(record)
      expect(await made("session-2", "request-1")).toBeNull()
      expect(await made("session-1", "request-2")).toBeNull()
    })

    it("never keeps two bookings of one request", async () => {
      await kept(desk(), aBookingRecord())
      const twin = aBookingRecord({ id: bookingIdOf(2) })

      const exit = await Effect.runPromiseExit(
        desk().store.inTransaction((transaction) => transaction.insert(twin)),
      )

      expect(Exit.isFailure(exit)).toBe(true)
      expect(await resultOf(desk().store.find(twin.id))).toBeNull()
    })

    it("names the held and paying bookings of a session, whoever else holds", async () => {
      const statuses = ["held", "paying", "confirmed", "expired", "released", "failed"] as const
      for (const [index, status] of statuses.entries())
        await kept(
          desk(),
          aBookingRecord({ id: bookingIdOf(index), holdKey: `request-${index}`, status }),
        )
      await kept(desk(), aBookingRecord({ id: bookingIdOf(9), session: "session-2" }))

      const open = await resultOf(
        desk().store.inTransaction((transaction) => transaction.openHoldsOf("session-1")),
      )

      expect(open.toSorted()).toEqual([bookingIdOf(0), bookingIdOf(1)])
    })
  })
}
