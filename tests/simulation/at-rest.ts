import type { BookingRecord } from "#core/booking/booking-record.ts"
import { pendingChangeOf, isSold } from "#core/booking/booking-stage.ts"
import { hasMoved, sumMoved } from "#core/booking/ledger.ts"
import { decidedOf, paymentsOf } from "#core/booking/money-of-booking.ts"
import { promisedOfStatus } from "../core/booking/promised-of-status.ts"
import type { Facts } from "./invariants.ts"
import type { Seen } from "./storage.ts"
import { Violation } from "./violation.ts"

const insist = (promise: string, holds: boolean, what: () => string): void => {
  if (!holds) throw new Violation(promise, what())
}

const restsItself = (record: BookingRecord): void => {
  const { id, status } = record
  insist("11", promisedOfStatus[status].rests, () => `${id} is still ${status}`)
  insist(
    "11",
    pendingChangeOf(record) === null,
    () => `${id} still waits for the money of a change`,
  )
}

/** What a guest agreed to get back is what is decided to go back. */
const refundsAreAsShown = ({ seen, promised }: Facts): void => {
  for (const record of seen.records) {
    const shown = promised.refunds.get(record.id)
    // A bank that took its promise or the money back has what was to go back.
    const wasLost = paymentsOf(record).some(
      ({ payment }) =>
        hasMoved(record, "voided", payment) || hasMoved(record, "takenBack", payment),
    )
    if (shown === undefined || wasLost || promised.setBack.has(record.id)) continue
    const decided = record.refunds
      .filter(({ reason }) => reason === "cancelled")
      .reduce((sum, { amount }) => sum + amount, 0)
    insist("7", decided === shown, () => `${record.id}: ${shown} shown, ${decided} decided`)
  }
}

/** A payment that began after the backup is the provider's alone, and its list names it. */
const isKnownTo = (record: BookingRecord | undefined, payment: string): boolean =>
  record !== undefined && paymentsOf(record).some((known) => known.payment === payment)

/** 2 and 11: no promise outlives its booking, and everything that was to go back is back. */
const moneyRests = ({ seen, provider, promised }: Facts): void => {
  for (const { payment, booking, state, captured, refunded } of provider.truths()) {
    const record = seen.records.find(({ id }) => id === booking)
    const isSetBack = promised.setBack.has(booking)
    if (isSetBack && !isKnownTo(record, payment)) continue
    if (record !== undefined && sumMoved(record, "takenBack", payment) > 0) continue
    // What the provider cannot take is asked for until the bank takes its promise back.
    if (state === "authorised" && provider.stuck?.has(payment)) continue
    const isBought =
      record !== undefined &&
      isSold(record) &&
      paymentsOf(record).some((known) => known.payment === payment)
    const due = record !== undefined && isBought ? decidedOf(record, payment) : captured
    insist("2", captured > 0 || state === "cancelled", () => `${payment} is still ${state}`)
    // A restored database may not know what it gave back before; nobody gets back less for it.
    const isBack = refunded === due || (isSetBack && refunded > due)
    insist("11", captured === 0 || isBack, () => `${payment}: ${refunded} back of ${due}`)
    const written =
      record === undefined || !isBought ? captured : sumMoved(record, "captured", payment)
    insist("12", written === captured, () => `${payment}: ${written} written down of ${captured}`)
  }
}

/** 11: what is due is done. */
const workIsDone = ({ seen }: Facts, now: number): void => {
  for (const { id, notBefore, isOver, kind, key } of seen.jobs)
    insist("11", isOver || notBefore > now, () => `${kind} ${id} ${key} is still to be done`)
}

/** 9: whoever has a stay was written to that they have it. */
const everybodyIsTold = ({ seen, post }: Facts): void => {
  const arrived = [...post.arrived.keys()]
  for (const { id, history } of seen.records) {
    if (!history.some(({ status }) => status === "confirmed")) continue
    const letter = `mail.${id}.confirmed.`
    insist(
      "9",
      arrived.some((known) => known.startsWith(letter)),
      () => `Nobody wrote to ${id}`,
    )
  }
}

const LATE_MS = 5 * 60_000

/** 6: a hold ends in time, however long the provider, the mail server or a bank keeps others waiting. */
export const holdsEndInTime = ({ records }: Seen, now: number): void => {
  for (const { id, status, holdUntil } of records)
    insist(
      "6",
      status !== "held" || Date.parse(holdUntil) > now - LATE_MS,
      () => `${id} is held long after ${holdUntil}`,
    )
}

/** 11: a stay that is over is over in the books, too. */
export const staysAreOver = ({ seen }: Facts): void => {
  for (const { id, status } of seen.records)
    insist("11", promisedOfStatus[status].stay !== "expected", () => `${id} is still ${status}`)
}

/** 11: no booking waits for anything that has to come soon. */
export const bookingsRest = ({ seen }: Facts): void => {
  for (const record of seen.records) restsItself(record)
}

/** What is true once nothing goes wrong any more and everybody had time. */
export const everythingRests = (facts: Facts, now: number): void => {
  bookingsRest(facts)
  workIsDone(facts, now)
  moneyRests(facts)
  refundsAreAsShown(facts)
  everybodyIsTold(facts)
}
