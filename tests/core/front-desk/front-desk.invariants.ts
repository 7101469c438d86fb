import {
  BookingRecord as BookingRecordSchema,
  type BookingRecord,
} from "#core/booking/booking-record.ts"
import { pendingChangeOf, isSold } from "#core/booking/booking-stage.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { sumMoved, waivedOf } from "#core/booking/ledger.ts"
import { decidedOf, paidOf, paymentsOf } from "#core/booking/money-of-booking.ts"
import { step } from "#core/booking/next-status.ts"
import { smallestCharge } from "#core/payment/payment.ts"
import { nightsBeyond, roomNightsOf } from "#core/booking/room-nights.ts"
import type { AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { nightKey, unitsIn } from "#fixtures/doubles/shelves.ts"
import { Effect, Result, Schema } from "effect"
import { expect } from "vitest"
import { everyBookingEvent } from "../booking/every-booking-event.ts"
import { promisedOfStatus } from "../booking/promised-of-status.ts"

export const recordsOf = ({ shelves }: AFrontDesk): ReadonlyArray<BookingRecord> => [
  ...shelves.contents.bookings.values(),
]

/** What a booking takes, with the nights that its pending change keeps for it. */
const takenBy = (record: BookingRecord) => {
  const change = pendingChangeOf(record)
  return [...roomNightsOf(record), ...(change === null ? [] : nightsBeyond(change, record))]
}

/** Never oversold, and what is over is given back: taken is what living bookings take. */
const nightsAddUp = (desk: AFrontDesk): void => {
  const taken = new Map<string, number>()
  const keeping = recordsOf(desk).filter(({ status }) => promisedOfStatus[status].keepsNights)
  for (const record of keeping)
    for (const { kind, count, dates } of takenBy(record))
      for (const date of dates) {
        const key = nightKey(kind, date)
        taken.set(key, (taken.get(key) ?? 0) + count)
        expect(taken.get(key)).toBeLessThanOrEqual(unitsIn(desk.shelves.stock, kind))
      }
  for (const [key, count] of desk.shelves.contents.taken) expect(taken.get(key) ?? 0).toBe(count)
}

/** The ledger of every payment adds up to the sen, and never runs ahead of the provider. */
const ledgersAddUp = (desk: AFrontDesk): void => {
  for (const record of recordsOf(desk))
    for (const { payment, captured, refunded } of desk.payments.truths()) {
      const moved = (kind: Parameters<typeof sumMoved>[1]) => sumMoved(record, kind, payment)
      expect(moved("captured") + moved("voided")).toBeLessThanOrEqual(moved("authorised"))
      expect(moved("refunded")).toBeLessThanOrEqual(moved("captured"))
      expect(moved("captured")).toBeLessThanOrEqual(captured)
      expect(moved("refunded")).toBeLessThanOrEqual(refunded)
    }
}

const isPaymentOf = (record: BookingRecord | undefined, payment: string): boolean =>
  record !== undefined && paymentsOf(record).some((known) => known.payment === payment)

/** Money is taken for stays that were sold, once and at its price; what is too much is to go back. */
const moneyIsEarned = (desk: AFrontDesk, takenByItself: ReadonlySet<string>): void => {
  for (const { payment, booking, captured, refunded } of desk.payments.truths()) {
    const record = recordsOf(desk).find(({ id }) => id === booking)
    expect(refunded).toBeLessThanOrEqual(captured)
    if (captured === 0 || takenByItself.has(payment)) continue
    expect(isPaymentOf(record, payment)).toBe(true)
    expect(record).toHaveProperty("code")
  }
}

/** What a sold stay costs is what was promised and taken for it, less what was decided to go back. */
const pricesAreKept = (desk: AFrontDesk): void => {
  for (const record of recordsOf(desk))
    if (promisedOfStatus[record.status].stay === "expected" && record.method === "card")
      expect(paidOf(record) + waivedOf(record)).toBe(record.quote.total)
}

/** What a guest is let off is what no card can pay, however often a stay is changed. */
const littleIsWaived = (desk: AFrontDesk): void => {
  for (const record of recordsOf(desk)) {
    expect(waivedOf(record)).toBeGreaterThanOrEqual(0)
    expect(waivedOf(record)).toBeLessThan(smallestCharge)
  }
}

const canLeadTo = (from: BookingStatus, event: string, to: BookingStatus): boolean =>
  everyBookingEvent
    .filter(({ type }) => type === event)
    .map((fact) => Effect.runSync(Effect.result(step(from, fact))))
    .some((next) => Result.isSuccess(next) && next.success.status === to)

/** Every history is a path of the booking machine that ends where the booking stands. */
const historiesArePaths = (desk: AFrontDesk): void => {
  for (const { history, status } of recordsOf(desk)) {
    expect(history[0]).toMatchObject({ event: "HELD", status: "held" })
    expect(history.at(-1)?.status).toBe(status)
    for (const [index, entry] of history.slice(1).entries())
      expect([entry, canLeadTo(history[index]!.status, entry.event, entry.status)]).toEqual([
        entry,
        true,
      ])
  }
}

/** Sold stays have a code, and so have those that were sold once; nothing else has one. */
const codesAreEarned = (desk: AFrontDesk): void => {
  for (const record of recordsOf(desk))
    expect(isSold(record)).toBe(record.history.some(({ status }) => status === "confirmed"))
}

/** A booking has the parts of its status, and no others. */
const recordsAreOfTheirStage = (desk: AFrontDesk): void => {
  for (const record of recordsOf(desk))
    expect(Schema.decodeUnknownSync(BookingRecordSchema)(record)).toEqual(record)
}

/** What is true of a front desk at every moment. */
export const invariantsHold = (desk: AFrontDesk, takenByItself: ReadonlySet<string>): void => {
  nightsAddUp(desk)
  ledgersAddUp(desk)
  moneyIsEarned(desk, takenByItself)
  pricesAreKept(desk)
  littleIsWaived(desk)
  historiesArePaths(desk)
  codesAreEarned(desk)
  recordsAreOfTheirStage(desk)
}

/** What is true once every fault is over and every job done: nothing hangs, nothing is owed. */
export const everythingRests = (desk: AFrontDesk): void => {
  const records = recordsOf(desk)
  for (const record of records) {
    expect([record.status, promisedOfStatus[record.status].rests]).toEqual([record.status, true])
    expect(pendingChangeOf(record)).toBeNull()
  }
  for (const { payment, booking, state, captured, refunded } of desk.payments.truths()) {
    const record = records.find(({ id }) => id === booking)
    const isBought = (record === undefined || isSold(record)) && isPaymentOf(record, payment)
    if (!isBought && captured > 0) expect(refunded).toBe(captured)
    else if (captured === 0) expect([payment, state]).toEqual([payment, "cancelled"])
    else expect(refunded).toBe(record === undefined ? captured : decidedOf(record, payment))
    if (isBought && record) expect(sumMoved(record, "captured", payment)).toBe(captured)
  }
}
