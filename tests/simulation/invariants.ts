import {
  BookingRecord as BookingRecordSchema,
  type BookingRecord,
} from "#core/booking/booking-record.ts"
import { pendingChangeOf, confirmationCodeOf, isSold } from "#core/booking/booking-stage.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { hasMoved, sumMoved, waivedOf } from "#core/booking/ledger.ts"
import { paidOf, paymentsOf } from "#core/booking/money-of-booking.ts"
import { nextStep } from "#core/booking/next-status.ts"
import { memoizeByObject } from "#core/kernel/memoize-by-object.ts"
import { nightsBeyond, roomNightsOf } from "#core/booking/room-nights.ts"
import { smallestCharge } from "#core/payment/payment.ts"
import { nightKey } from "#fixtures/doubles/shelves.ts"
import { Result, Schema } from "effect"
import { everyBookingEvent } from "../core/booking/every-booking-event.ts"
import { promisedOfStatus } from "../core/booking/promised-of-status.ts"
import type { Promised } from "./promises.ts"
import type { Provider } from "./provider.ts"
import type { Seen } from "./storage.ts"
import type { Post } from "./post.ts"
import { Violation } from "./violation.ts"

/** Everything that the promises are about. */
export type Facts = {
  readonly seen: Seen
  readonly before: Seen | null
  readonly provider: Pick<Provider, "truths" | "takenByItself"> & Partial<Pick<Provider, "stuck">>
  readonly post: Pick<Post, "arrived">
  readonly promised: Promised
}

const insist = (promise: string, holds: boolean, what: () => string): void => {
  if (!holds) throw new Violation(promise, what())
}

const takenBy = memoizeByObject(
  (record: BookingRecord): ReadonlyArray<readonly [string, number]> => {
    if (!promisedOfStatus[record.status].keepsNights || !record.nightsKept) return []
    const change = pendingChangeOf(record)
    const rooms = [
      ...roomNightsOf(record),
      ...(change === null ? [] : nightsBeyond(change, record)),
    ]
    return rooms.flatMap(({ kind, count, dates }) =>
      dates.map((date) => [nightKey(kind, date), count] as const),
    )
  },
)

const livingNights = (records: ReadonlyArray<BookingRecord>): ReadonlyMap<string, number> => {
  const living = new Map<string, number>()
  for (const record of records)
    for (const [key, count] of takenBy(record)) living.set(key, count + (living.get(key) ?? 0))
  return living
}

const DATE_LENGTH = 10

const beyond = ({ taken, units }: Seen, key: string): number => {
  const kind = key.slice(0, -DATE_LENGTH - 1)
  return Math.max(0, (taken.get(key) ?? 0) - (units.get(kind) ?? 0))
}

const unitsOf = ({ units }: Seen, key: string): number =>
  units.get(key.slice(0, -DATE_LENGTH - 1)) ?? 0

/** 1 and 6: what is taken is what bookings and blocks take; never more than there is, but by an import. */
const nightsAddUp = ({ seen, before }: Facts): void => {
  const living = livingNights(seen.records)
  for (const key of new Set([...seen.taken.keys(), ...living.keys(), ...seen.blocked.keys()])) {
    const wanted = (living.get(key) ?? 0) + (seen.blocked.get(key) ?? 0)
    const taken = seen.taken.get(key) ?? 0
    insist("1 and 6", taken === wanted, () => `${key}: ${taken} taken, ${wanted} kept`)
    const over = beyond(seen, key)
    const wasOver = before === null ? 0 : beyond(before, key)
    const isFewer = before !== null && unitsOf(seen, key) < unitsOf(before, key)
    insist("1", over <= wasOver || isFewer, () => `${key} is oversold by ${over}`)
  }
}

const isPaymentOf = (record: BookingRecord, payment: string): boolean =>
  paymentsOf(record).some((known) => known.payment === payment)

/** 2 and 7: money is taken for stays that were sold, and no more goes back than was taken. */
const moneyIsEarned = ({ seen, provider, promised }: Facts): void => {
  const byId = new Map(seen.records.map((record) => [`${record.id}`, record]))
  for (const { payment, booking, captured, refunded } of provider.truths()) {
    insist("7", refunded <= captured, () => `${payment}: ${refunded} back of ${captured}`)
    if (captured === 0 || provider.takenByItself.has(payment)) continue
    if (promised.setBack.has(booking)) continue
    const record = byId.get(booking)
    const isRight = record !== undefined && isSold(record) && isPaymentOf(record, payment)
    insist("2", isRight, () => `${payment} was captured for ${record?.status ?? "nothing"}`)
  }
}

/** 12: the ledger of every payment adds up, and never runs ahead of the provider. */
const ledgersAddUp = ({ seen, provider }: Facts): void => {
  const byId = new Map(seen.records.map((record) => [`${record.id}`, record]))
  for (const { payment, booking, captured, refunded } of provider.truths()) {
    const record = byId.get(booking)
    if (record === undefined) continue
    const moved = (kind: Parameters<typeof sumMoved>[1]) => sumMoved(record, kind, payment)
    const isRight =
      moved("captured") + moved("voided") <= moved("authorised") &&
      moved("refunded") <= moved("captured") &&
      moved("captured") <= captured &&
      moved("refunded") <= refunded
    insist("12", isRight, () => `${payment}: ${JSON.stringify(record.ledger)}`)
  }
}

/** 3: a stay costs what its guest pressed, and that is what was paid for it. */
const pricesAreKept = (record: BookingRecord, { totals }: Promised): void => {
  if (!isSold(record)) return
  const { id, quote, ledger, history } = record
  insist("3", totals.get(id)?.has(quote.total) === true, () => `${id} costs ${quote.total}`)
  // What a bank took back is paid for on arrival, and its guest is told.
  const wasLost =
    ledger.some(({ kind }) => kind === "takenBack") ||
    history.some(({ event }) => event === "PAYMENT_LOST")
  const isExpected = promisedOfStatus[record.status].stay === "expected"
  if (record.method !== "card" || !isExpected || wasLost) return
  const paid = paidOf(record) + waivedOf(record)
  insist("3", paid === quote.total, () => `${id}: ${paid} paid of ${quote.total}`)
}

const littleIsWaived = (record: BookingRecord): void =>
  insist("12", waivedOf(record) >= 0 && waivedOf(record) < smallestCharge, () => record.id)

const known = new Map<string, boolean>()

const canLeadTo = (from: BookingStatus, event: string, to: BookingStatus): boolean => {
  const path = `${from} ${event} ${to}`
  const before = known.get(path)
  if (before !== undefined) return before
  const can = everyBookingEvent.some(
    (fact) => fact.type === event && nextStep(from, fact)?.status === to,
  )
  known.set(path, can)
  return can
}

/** 2: a change does not wait for the money of a payment that was called off. */
const changesCanBePaid = (record: BookingRecord): void => {
  const payment = pendingChangeOf(record)?.payment?.payment
  const isOff = payment !== undefined && hasMoved(record, "voided", payment)
  insist("2", !isOff, () => `${record.id} waits for ${payment}, which was called off`)
}

/** 8: from check-in on nothing is changed any more. */
const staysAreNotChanged = (record: BookingRecord): void =>
  insist(
    "8",
    record.status === "confirmed" || pendingChangeOf(record) === null,
    () => `${record.id} is ${record.status} and waits for a change`,
  )

/** 8: every history is a path of the booking machine that ends where the booking stands. */
const historyIsAPath = ({ id, history, status }: BookingRecord): void => {
  let at: BookingStatus = "held"
  for (const [place, entry] of history.entries()) {
    const isRight =
      place === 0
        ? entry.event === "HELD" && entry.status === "held"
        : canLeadTo(at, entry.event, entry.status)
    insist("8", isRight, () => `${id}: ${at} ${entry.event} ${entry.status}`)
    at = entry.status
  }
  insist("8", at === status, () => `${id} is ${status}, its history ends ${at}`)
}

/** 8: it has the parts of its status and no others; a code where it was sold and nowhere else. */
const isOfItsStage = (record: BookingRecord): void => {
  const decoded = Schema.decodeUnknownResult(BookingRecordSchema)(record)
  insist("8", Result.isSuccess(decoded), () => `${record.id} is not of its stage`)
  const wasSold = record.history.some(({ status }) => status === "confirmed")
  insist("8", isSold(record) === wasSold, () => `${record.id} has a code and was not sold`)
}

/** 4: what a guest was told to be booked stays booked, under the code that they were told. */
const wordsAreKept = ({ seen, promised }: Facts): void => {
  const byId = new Map(seen.records.map((record) => [`${record.id}`, record]))
  for (const [id, code] of promised.codes) {
    if (promised.setBack.has(id)) continue
    const record = byId.get(id)
    insist(
      "4",
      record !== undefined && confirmationCodeOf(record) === code,
      () => `${id} ${code} is lost`,
    )
  }
  for (const record of seen.records) if (isSold(record)) promised.codes.set(record.id, record.code)
}

const idOf = (key: string): string => `mail.${key.replace(/[^\w-]+/g, ".")}@singgah`

/** 9: a letter is done once it has arrived, or nobody wants it any more. */
const lettersArrive = ({ seen, post, promised }: Facts): void => {
  for (const { kind, key, isOver } of seen.jobs) {
    if (kind !== "mail" || !isOver) continue
    const isRight = post.arrived.has(idOf(key)) || promised.unwanted.has(key)
    insist("9", isRight, () => `${key} is done and never arrived`)
  }
}

const looked = new WeakSet<BookingRecord>()

/** Everything that is always true. */
export const promisesAreKept = (facts: Facts): void => {
  nightsAddUp(facts)
  ledgersAddUp(facts)
  moneyIsEarned(facts)
  wordsAreKept(facts)
  lettersArrive(facts)
  for (const record of facts.seen.records) {
    if (looked.has(record)) continue
    littleIsWaived(record)
    changesCanBePaid(record)
    staysAreNotChanged(record)
    historyIsAPath(record)
    isOfItsStage(record)
    pricesAreKept(record, facts.promised)
    looked.add(record)
  }
}
