import type { BookingRecord } from "#core/booking/booking-record.ts"
import { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import type { Kept, KeptQuestion } from "#core/booking/kept-without-payment.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { paymentMethods, paysNow } from "#core/payment/paid-when.ts"
import { AccountId } from "#core/people/account-id.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import { Slug } from "#core/property/property.ts"
import {
  changedRecord,
  type BookingChanges,
  aBookingRecord,
  bookingIdOf,
} from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import type { Desk } from "./booking-store.jobs.ts"
import { resultOf } from "./outcomes.ts"

const paidNow = paymentMethods.filter(paysNow)

const [studio] = aBookingRecord().rooms
const rooms = (count: number) => [{ ...studio!, count }]
const account = AccountId.make("a".repeat(26))
const created = "2026-11-21T02:30:00.000Z" as Instant
const guest = guestOf(aGuest(), day("2026-11-21"))
const elsewhere = { ...aBookingRecord().property, slug: Slug.make("elsewhere") }
const onArrival = { status: "confirmed", method: "payAtProperty" } as const

const question = (changes: Partial<KeptQuestion> = {}): KeptQuestion => ({
  session: "nobody",
  network: null,
  account: null,
  email: null,
  property: Slug.make("the-springwater"),
  dates: stayDates(),
  except: null,
  since: Date.parse(created),
  ...changes,
})

const nothing: Kept = {
  networkRoomNights: 0,
  networkRoomsHere: 0,
  networkUnpaidStays: 0,
  networkAbandoned: 0,
  networkPaid: 0,
  networkLastEnd: 0,
  guestRoomNights: 0,
  guestUnpaidStays: 0,
  hasPaid: false,
  strangersHere: 0,
  unpaidHere: 0,
  abandonedHere: 0,
}

/** What is promised about counting what is kept without payment. */
export const keptPromises = (desk: () => Desk): void => {
  describe("counts what is kept without payment", () => {
    let number = 0
    beforeEach(() => {
      number = 0
    })
    const has = (changes: Partial<BookingRecord>) => {
      number += 1
      const record = aBookingRecord({
        id: bookingIdOf(number),
        holdKey: `request-${number}`,
        session: `session-${number}`,
        ...changes,
      })
      return resultOf(desk().store.inTransaction((transaction) => transaction.insert(record)))
    }
    const asks = (changes: Partial<KeptQuestion> = {}) =>
      resultOf(desk().store.inTransaction((transaction) => transaction.kept(question(changes))))

    it("finds nothing where nothing is kept", async () => {
      expect(await asks({ network: "n1", account, email: "a@example.com" })).toEqual(nothing)
    })

    it("adds up a network's room-nights everywhere, and its rooms on the busiest night here", async () => {
      await has({ network: "n1", rooms: rooms(2) })
      await has({ network: "n1", dates: stayDates("2026-12-05", "2026-12-08"), status: "paying" })
      await has({ network: "n1", ...onArrival, dates: stayDates("2026-12-06", "2026-12-09") })
      await has({ network: "n1", property: elsewhere, ...onArrival, standing: "proved" })
      await has({ network: "n1", standing: "known", rooms: rooms(3) })
      await has({ network: "n2", rooms: rooms(3), standing: "proved" })
      await has({ network: "n1", nightsKept: false })
      await has({ network: "n1", status: "confirmed", method: "card" })

      expect(await asks({ network: "n1" })).toEqual({
        ...nothing,
        networkRoomNights: 4 + 3 + 3 + 2,
        networkRoomsHere: 3,
        networkUnpaidStays: 1,
        networkPaid: 2,
        strangersHere: 3,
        unpaidHere: 6,
      })
      expect(await asks()).toEqual({ ...nothing, strangersHere: 3, unpaidHere: 6 })
    })

    it("counts no night before arrival or from the day of leaving on", async () => {
      await has({ dates: stayDates("2026-12-02", "2026-12-04") })
      await has({ dates: stayDates("2026-12-06", "2026-12-07") })

      expect(await asks()).toEqual(nothing)
      expect((await asks({ dates: stayDates("2026-12-03", "2026-12-07") })).unpaidHere).toBe(1)
    })

    it("adds up a day's abandoned and paid room-nights of a network, and those of the nights here", async () => {
      const until = "2026-11-21T02:45:00.000Z" as Instant
      const later = "2026-11-21T05:00:00.000Z" as Instant
      const latest = "2026-11-21T06:00:00.000Z" as Instant
      const before = "2026-11-21T02:29:59.999Z" as Instant
      await has({ network: "n1", status: "expired", holdUntil: later, rooms: rooms(2) })
      await has({ network: "n1", status: "released", holdUntil: until })
      const byCard = { status: "failed", method: "card" } as const
      await has({ network: "n1", ...byCard, standing: "proved", holdUntil: until })
      await has({ network: "n1", status: "expired", createdAt: before })
      await has({ network: "n1", status: "expired", nightsKept: false, holdUntil: latest })
      await has({ network: "n1", status: "expired", standing: "known", holdUntil: latest })
      await has({ network: "n2", status: "expired", dates: stayDates("2026-12-06", "2026-12-07") })
      await has({ network: "n2", status: "expired", dates: stayDates("2026-12-03", "2026-12-04") })
      await has({ network: "n2", status: "expired", property: elsewhere })
      const code = ConfirmationCode.make("ABCDE12345")
      await has({ network: "n1", status: "confirmed", method: "card", code, holdUntil: latest })

      expect(await asks({ network: "n1" })).toEqual({
        ...nothing,
        networkAbandoned: 8,
        networkPaid: 2,
        networkLastEnd: Date.parse(later),
        abandonedHere: 4,
      })
    })

    it("knows a guest by browser, account or address, in any case of letters", async () => {
      await has({ session: "mine", ...onArrival })
      await has({ owner: account, standing: "known", ...onArrival })
      await has({ guest })
      await has({})

      const ofGuest = async (changes: Partial<KeptQuestion>) => {
        const { guestRoomNights, guestUnpaidStays } = await asks(changes)
        return [guestRoomNights, guestUnpaidStays]
      }
      expect(await ofGuest({ session: "mine" })).toEqual([2, 1])
      expect(await ofGuest({ account })).toEqual([2, 1])
      expect(await ofGuest({ email: guest!.email.toUpperCase() })).toEqual([2, 0])
      expect(await ofGuest({ session: "mine", account, email: guest!.email })).toEqual([6, 2])
    })

    it("does not count the booking that asks", async () => {
      await has({ session: "mine", network: "n1" })

      expect(await asks({ session: "mine", network: "n1", except: bookingIdOf(1) })).toEqual(
        nothing,
      )
    })

    it.each(paidNow)("knows whether an account paid for a stay by %s before", async (method) => {
      const hasPaid = async () => (await asks({ account })).hasPaid
      await has({ owner: account, ...onArrival })
      await has({ owner: account, method, status: "failed" })
      await has({ method, status: "completed" })
      expect(await hasPaid()).toBe(false)

      await has({ owner: account, method, status: "completed" })
      expect(await hasPaid()).toBe(true)
    })

    it.each([
      ["confirmed", true],
      ["staying", true],
      ["completed", true],
      ["paying", false],
      ["cancelled", false],
    ] as const)(
      "takes a stay that is %s for one that an account paid for: %s",
      async (status, is) => {
        await has({ owner: account, method: "card", status })

        expect((await asks({ account })).hasPaid).toBe(is)
      },
    )

    it("follows a booking through its changes", async () => {
      await has({ network: "n1" })
      const [mine] = [aBookingRecord({ network: "n1", session: "session-1" })]
      const saved = (changes: BookingChanges) =>
        resultOf(desk().store.inTransaction((to) => to.save(changedRecord(mine!, changes))))

      await saved({ rooms: rooms(3) })
      expect((await asks({ network: "n1" })).networkRoomNights).toBe(6)
      await saved({ status: "expired" })
      expect(await asks({ network: "n1" })).toMatchObject({
        networkRoomNights: 0,
        networkAbandoned: 2,
      })
    })

    it("counts a booking by its guest, network, nights and end as they were saved last", async () => {
      await has({ network: "n1" })
      const before = aBookingRecord({ network: "n1", session: "session-1" })
      const dates = stayDates("2026-12-10", "2026-12-13")
      const after = changedRecord(before, { network: "n2", owner: account, dates })
      const save = (record: BookingRecord) =>
        resultOf(desk().store.inTransaction((to) => to.save(record)))

      await save(after)
      expect(await asks({ network: "n1" })).toEqual(nothing)
      const there = { ...nothing, networkRoomNights: 3, networkRoomsHere: 1, unpaidHere: 1 }
      expect(await asks({ network: "n2", account, dates })).toEqual({
        ...there,
        guestRoomNights: 3,
        strangersHere: 1,
      })
      await save(changedRecord(after, { standing: "proved" }))
      expect(await asks({ network: "n2", dates })).toEqual(there)
      const holdUntil = "2026-11-21T09:00:00.000Z" as Instant
      await save(changedRecord(after, { status: "expired", holdUntil }))
      expect(await asks({ network: "n2", dates })).toEqual({
        ...nothing,
        networkAbandoned: 3,
        networkLastEnd: Date.parse(holdUntil),
        abandonedHere: 1,
      })
    })

    const letters = (number: number) => {
      const { email } = guest!
      return number % 2 === 0 ? email : email.toUpperCase()
    }
    it.each<[string, (number: number) => Partial<KeptQuestion>, keyof Kept]>([
      ["browser", () => ({ session: "mine" }), "guestUnpaidStays"],
      ["account", () => ({ account }), "guestUnpaidStays"],
      ["address", (number) => ({ email: letters(number) }), "guestUnpaidStays"],
      ["network", () => ({ network: "n1" }), "networkUnpaidStays"],
      ["property", () => ({ property: elsewhere.slug }), "unpaidHere"],
    ])("counts one after the other for those who share a %s alone", async (_, shared, counted) => {
      const asking = (number: number) =>
        desk().store.inTransaction((transaction) =>
          Effect.gen(function* () {
            const own = question({
              session: `s${number}`,
              property: Slug.make(`property-${number}`),
              ...shared(number),
            })
            const before = (yield* transaction.kept(own))[counted]
            const property = { ...elsewhere, slug: own.property }
            const email = own.email ?? `guest-${number}@example.com`
            yield* transaction.insert(
              aBookingRecord({
                ...onArrival,
                id: bookingIdOf(100 + number),
                holdKey: `k${number}`,
                session: own.session,
                owner: own.account,
                network: own.network,
                property,
                guest: { ...guest!, email },
              }),
            )
            return before
          }),
        )

      const counts = await resultOf(
        Effect.all([1, 2, 3, 4, 5].map(asking), { concurrency: "unbounded" }),
      )

      expect(counts.toSorted()).toEqual([0, 1, 2, 3, 4])
    })

    it("lets nobody count between another's counting and keeping", async () => {
      const counts: Array<number> = []
      const asking = (session: number) =>
        desk().store.inTransaction((transaction) =>
          Effect.gen(function* () {
            const { networkRoomNights } = yield* transaction.kept(
              question({ session: `s${session}`, network: "n1" }),
            )
            counts.push(networkRoomNights)
            const id = bookingIdOf(100 + session)
            yield* transaction.insert(
              aBookingRecord({ id, session: `s${session}`, holdKey: "k", network: "n1" }),
            )
          }),
        )

      await resultOf(Effect.all([1, 2, 3, 4, 5, 6].map(asking), { concurrency: "unbounded" }))

      expect(counts.toSorted((one, other) => one - other)).toEqual([0, 2, 4, 6, 8, 10])
    })
  })
}
