import { changedRecord, type BookingChanges } from "#fixtures/builders/a-booking-record.ts"
import { StepRefused } from "#core/booking/booking.errors.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { cancelUnmatchedPayments } from "#core/booking-jobs/unmatched-payments.ts"
import { settleJob } from "#core/front-desk/job-orders.ts"
import { settle } from "#core/front-desk/settle.ts"
import { senOf } from "#core/money/amounts.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  recordOf,
  refusal,
  studiosTaken,
  resultOf,
} from "../a-guest-at-the-desk.ts"

const GRACE_MS = 17 * MINUTE_MS

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
})

/** A try to pay whose start the provider did not answer. */
const unstarted = async (fault: "notHeard" | "answerLost" = "answerLost") => {
  const booking = await guest.ready()
  desk.payments.faults.push(fault)
  await refusal(guest.bookings.pay(booking.id, { method: "card", total: booking.quote.total }, ""))
  return booking
}

const jobsOf = (kind: string) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

describe("a try to pay that the provider did not start", () => {
  it("goes on at the next press", async () => {
    const booking = await unstarted()

    await guest.press(booking)

    expect(await recordOf(desk, booking.id)).toMatchObject({ attempts: 1, status: "paying" })
    expect(desk.payments.truths()).toHaveLength(1)
  })

  it("keeps nobody from giving the rooms back", async () => {
    const { id } = await unstarted()

    expect(await resultOf(guest.bookings.leave(id, ""))).toMatchObject({ status: "released" })
    expect(studiosTaken(desk)).toBe(0)
  })

  it("keeps the rooms until its time is over, and no longer, though the provider is away", async () => {
    const { id } = await unstarted()
    desk.clock.forward(GRACE_MS - 1)
    expect((await guest.settle(id)).status).toBe("paying")

    desk.clock.forward(1)
    desk.payments.faults.push("notHeard")
    await resultOf(desk.doJobs())

    expect(await recordOf(desk, id)).toMatchObject({
      status: "failed",
      lastDecline: "processingError",
    })
    expect(studiosTaken(desk)).toBe(0)
    expect(jobsOf("settle")).toMatchObject([{ isDone: false, reason: "PaymentsUnreachable" }])
  })

  it("leaves no open payment behind", async () => {
    await unstarted()
    desk.clock.forward(GRACE_MS)

    await allJobs(desk)

    expect(desk.payments.truths()).toMatchObject([{ state: "cancelled" }])
    expect(desk.payments.calls.filter((call) => call.startsWith("start "))).toHaveLength(1)
    expect(jobsOf("settle")).toMatchObject([{ isDone: true }])
  })

  it("is looked for once more, for a start that the provider makes long after it was asked", async () => {
    const { id } = await unstarted("notHeard")
    const record = await recordOf(desk, id)
    desk.clock.forward(GRACE_MS)
    await allJobs(desk)
    expect(jobsOf("settle")).toMatchObject([{ isDone: true }, { isDone: false }])
    const { total: amount } = record.quote
    await resultOf(desk.payments.start({ booking: id, attempt: 1, amount, method: "card" }))

    desk.clock.forward(5 * MINUTE_MS - 1)
    await allJobs(desk)
    expect(desk.payments.truths()).toMatchObject([{ state: "awaitingCard" }])
    desk.clock.forward(1)
    await allJobs(desk)

    expect(desk.payments.truths()).toMatchObject([{ state: "cancelled" }])
    expect(jobsOf("settle")).toMatchObject([{ isDone: true }, { isDone: true }])
  })

  it("is not looked for a third time", async () => {
    await unstarted("notHeard")
    desk.clock.forward(GRACE_MS)
    await allJobs(desk)
    desk.clock.forward(5 * MINUTE_MS)
    await allJobs(desk)
    desk.clock.forward(60 * MINUTE_MS)
    await allJobs(desk)

    expect(desk.payments.calls.filter((call) => call.startsWith("startedFor"))).toHaveLength(2)
    expect(jobsOf("settle")).toHaveLength(2)
  })

  it("is looked for no further where it has a name, or was called off", async () => {
    const { id } = await guest.paying()
    const record = await recordOf(desk, id)
    const { payment } = await guest.paying()
    desk.payments.tamper(payment, { booking: id, attempt: 2, state: "cancelled" })

    const { booking, ...order } = settleJob(record)
    await resultOf(cancelUnmatchedPayments(desk, record, { ...order, booking, attempt: 1 }))
    expect(desk.payments.calls).not.toContain(`startedFor ${id}/1`)
    await resultOf(cancelUnmatchedPayments(desk, record, { ...order, booking, attempt: 2 }))

    expect(desk.payments.calls).toContain(`startedFor ${id}/2`)
    expect(jobsOf("void")).toEqual([])
  })

  it.each<[string, (record: BookingRecord) => BookingChanges]>([
    ["was named meanwhile", () => ({ payment: aName })],
    ["gave way to another meanwhile", () => ({ attempts: 2 })],
  ])("is not ended where it %s", async (_, becomes) => {
    const { id } = await unstarted("notHeard")
    desk.clock.forward(GRACE_MS)
    const { bookings } = desk.shelves.contents
    const inTransaction: typeof desk.store.inTransaction = (work) => {
      const record = bookings.get(id)!
      bookings.set(id, changedRecord(record, becomes(record)))
      return desk.store.inTransaction(work)
    }

    const { status } = await resultOf(
      settle({ ...desk, store: { ...desk.store, inTransaction } }, id),
    )

    expect(status).toBe("paying")
  })
})

const aName = { payment: "pay_2", attempt: 1, amount: senOf(500), clientSecret: "secret" }

it("a guest with a card form cannot give the rooms back, since money may come", async () => {
  const { id } = await guest.paying()

  expect(await refusal(guest.bookings.leave(id, ""))).toEqual(new StepRefused({ status: "paying" }))
  expect(studiosTaken(desk)).toBe(1)
})
