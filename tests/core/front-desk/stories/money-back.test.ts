import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { BookingEvent } from "#core/booking/booking.event.ts"
import { advanceStatusInPlace } from "#core/front-desk/advance-status.ts"
import { Sen } from "#core/money/sen.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  recordOf,
  studiosTaken,
  resultOf,
} from "../a-guest-at-the-desk.ts"

const TOTAL = 68946

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
})

const paidFor = async () => {
  const booking = await guest.confirmed()
  await allJobs(desk)
  return booking
}

const moved = (id: BookingRecord["id"], event: BookingEvent) =>
  resultOf(
    desk.store.inTransaction((transaction) =>
      Effect.flatMap(transaction.lock(id), (record) =>
        advanceStatusInPlace({ needs: desk, transaction }, record!, event),
      ),
    ),
  )

const cancelled = (id: BookingRecord["id"]) =>
  moved(id, { type: "CANCELLED_BY_GUEST", refundDue: true })

const letters = () =>
  jobsOf("mail")
    .map(({ subject }) => subject)
    .filter((subject) => subject !== "reminder")

const jobsOf = (kind: string) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

describe("a stay that is cancelled", () => {
  it("gives its nights and all its money back in the free window, and writes to the guest", async () => {
    const { id } = await paidFor()

    await cancelled(id)
    await allJobs(desk)

    expect(await resultOf(guest.bookings.find(id))).toMatchObject({
      status: "refunded",
      captured: TOTAL,
      refunded: TOTAL,
    })
    expect(studiosTaken(desk)).toBe(0)
    expect(letters()).toEqual([
      "confirmed",
      "property/confirmed",
      "cancelled",
      "property/cancelled",
    ])
  })

  it("keeps the first night, the fee and its tax when it is cancelled late", async () => {
    const { id } = await paidFor()
    desk.clock.set("2026-12-01T07:00:00.000Z")

    await cancelled(id)
    await allJobs(desk)

    expect((await resultOf(guest.bookings.find(id))).refunded).toBe(TOTAL - 22000 - 1320 - 106)
  })

  it("is refunded once, also when the provider's answer is lost and the job comes again", async () => {
    const { id } = await paidFor()
    await cancelled(id)
    desk.payments.faults.push("answerLost")
    await resultOf(desk.doJobs())
    expect((await resultOf(guest.bookings.find(id))).status).toBe("cancelled")
    desk.clock.forward(MINUTE_MS)
    await allJobs(desk)
    for (const job of jobsOf("refund"))
      desk.shelves.contents.jobs.set(job.id, { ...job, isDone: false, notBefore: 0 })

    await allJobs(desk)

    const { ledger, history } = await recordOf(desk, id)
    expect(ledger.filter(({ kind }) => kind === "refunded")).toMatchObject([{ amount: TOTAL }])
    expect(history.filter(({ event }) => event === "REFUNDED")).toHaveLength(1)
    expect(desk.payments.truths()).toMatchObject([{ refunded: TOTAL }])
  })

  it("is tried again when the provider refuses, and stays cancelled meanwhile", async () => {
    const { id, payment } = await paidFor()
    desk.payments.tamper(payment, { captured: Sen.make(1) })
    await cancelled(id)

    await resultOf(desk.doJobs())

    expect(jobsOf("refund")).toMatchObject([
      { isDone: false, reason: "RefundRefused charge_already_refunded" },
    ])
    expect((await recordOf(desk, id)).status).toBe("cancelled")
    desk.payments.tamper(payment, { captured: Sen.make(TOTAL) })
    desk.clock.forward(MINUTE_MS)
    await allJobs(desk)
    expect((await recordOf(desk, id)).status).toBe("refunded")
  })

  it("counts a refund that operations made by hand", async () => {
    const { id, payment } = await paidFor()
    desk.payments.tamper(payment, { refunded: Sen.make(TOTAL) })

    await cancelled(id)
    await allJobs(desk)

    expect(await resultOf(guest.bookings.find(id))).toMatchObject({
      status: "refunded",
      refunded: TOTAL,
    })
  })
})

describe("a stay that is over", () => {
  it("gives the deposit back at noon of the third day after check-out, once", async () => {
    const { id } = await paidFor()
    await moved(id, { type: "STAY_STARTED" })
    await moved(id, { type: "STAY_ENDED" })
    await moved(id, { type: "STAY_ENDED" })
    desk.clock.set("2026-12-09T03:59:59.999Z")
    await allJobs(desk)
    expect((await resultOf(guest.bookings.find(id))).refunded).toBe(0)

    desk.clock.forward(1)
    await allJobs(desk)

    expect(await resultOf(guest.bookings.find(id))).toMatchObject({
      status: "completed",
      refunded: 20000,
    })
  })

  it("gives no deposit back that was paid at the property", async () => {
    const { id } = await guest.ready()
    const { quote } = await resultOf(guest.bookings.find(id))
    await resultOf(guest.bookings.pay(id, { method: "payAtProperty", total: quote.total }, ""))
    await moved(id, { type: "STAY_STARTED" })

    await moved(id, { type: "STAY_ENDED" })

    expect(jobsOf("refund")).toEqual([])
  })

  it("tells the guest of every change by a letter of its own", async () => {
    const { id } = await paidFor()

    await moved(id, { type: "CHANGED" })
    await moved(id, { type: "CHANGED" })

    expect(letters()).toEqual([
      "confirmed",
      "property/confirmed",
      "changed",
      "property/changed",
      "changed",
      "property/changed",
    ])
  })
})
