import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { movedBy } from "#core/booking/ledger.ts"
import { step } from "#core/booking/next-status.ts"
import { roomNightsOf } from "#core/booking/room-nights.ts"
import type { AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { nightKey, roomTypeIn } from "#fixtures/doubles/shelves.ts"
import { Effect, Result } from "effect"
import { expect } from "vitest"
import { everyBookingEvent } from "./every-booking-event.ts"

const WITH_NIGHTS = new Set<BookingStatus>(["held", "paying", "confirmed", "staying", "completed"])
const SOLD = new Set<BookingStatus>(["confirmed", "staying", "completed"])

export const recordsOf = ({ shelves }: AFrontDesk): ReadonlyArray<BookingRecord> => [
  ...shelves.contents.bookings.values(),
]

/** Never oversold, and what is over is given back: taken is what living bookings take. */
const nightsAddUp = (desk: AFrontDesk): void => {
  const taken = new Map<string, number>()
  for (const record of recordsOf(desk).filter(({ status }) => WITH_NIGHTS.has(status)))
    for (const { roomType, count, dates } of roomNightsOf(record))
      for (const date of dates) {
        const key = nightKey(roomType, date)
        taken.set(key, (taken.get(key) ?? 0) + count)
        expect(taken.get(key)).toBeLessThanOrEqual(roomTypeIn(desk.shelves, roomType)?.units ?? 0)
      }
  for (const [key, count] of desk.shelves.contents.taken) expect(taken.get(key) ?? 0).toBe(count)
}

/** The ledger of every payment adds up to the sen, and never runs ahead of the provider. */
const ledgersAddUp = (desk: AFrontDesk): void => {
  for (const record of recordsOf(desk))
    for (const { payment, captured, refunded } of desk.payments.truths()) {
      const moved = (kind: Parameters<typeof movedBy>[1]) => movedBy(record, kind, payment)
      expect(moved("captured") + moved("voided")).toBeLessThanOrEqual(moved("authorised"))
      expect(moved("refunded")).toBeLessThanOrEqual(moved("captured"))
      expect(moved("captured")).toBeLessThanOrEqual(captured)
      expect(moved("refunded")).toBeLessThanOrEqual(refunded)
    }
}

/** Money is taken for sold stays alone, at the price that was pressed; else it goes back. */
const moneyIsEarned = (desk: AFrontDesk, takenByItself: ReadonlySet<string>): void => {
  for (const { payment, booking, captured, refunded } of desk.payments.truths()) {
    const record = recordsOf(desk).find(({ id }) => id === booking)
    expect(refunded).toBeLessThanOrEqual(captured)
    if (captured === 0 || takenByItself.has(payment)) continue
    expect(record?.payment?.payment).toBe(payment)
    expect(SOLD.has(record?.status ?? "failed")).toBe(true)
    expect(captured).toBe(record?.quote.total)
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

/** Sold stays have a code and were paid, or are paid on arrival; nothing else has one. */
const codesAreEarned = (desk: AFrontDesk): void => {
  for (const { code, status, method, payment, quote } of recordsOf(desk)) {
    expect(code !== null).toBe(SOLD.has(status))
    if (SOLD.has(status) && method === "card") expect(payment?.amount).toBe(quote.total)
  }
}

/** What is true of a front desk at every moment. */
export const invariantsHold = (desk: AFrontDesk, takenByItself: ReadonlySet<string>): void => {
  nightsAddUp(desk)
  ledgersAddUp(desk)
  moneyIsEarned(desk, takenByItself)
  historiesArePaths(desk)
  codesAreEarned(desk)
}

/** What is true once every fault is over and every job done: nothing hangs, nothing is owed. */
export const everythingRests = (desk: AFrontDesk): void => {
  const records = recordsOf(desk)
  for (const { status } of records) expect(["held", "paying", "refunding"]).not.toContain(status)
  for (const { payment, booking, state, captured, refunded } of desk.payments.truths()) {
    const record = records.find(({ id }) => id === booking)
    const isSold = record?.payment?.payment === payment && SOLD.has(record.status)
    if (isSold) expect([state, refunded]).toEqual(["captured", 0])
    else if (captured > 0) expect(refunded).toBe(captured)
    else expect(state).toBe("cancelled")
    if (isSold) expect(movedBy(record, "captured", payment)).toBe(captured)
  }
}
