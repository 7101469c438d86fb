import { changedRecord, type BookingChanges } from "#fixtures/builders/a-booking-record.ts"
import { HoldOver, NoAttemptsLeft } from "#core/booking/booking.errors.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { later } from "#core/booking-jobs/job-outcome.ts"
import { startPayment } from "#core/front-desk/start-payment.ts"
import { PaymentStepRefused } from "#core/payment/payments.port.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { aGuestAt, recordOf, refusal, resultOf } from "../a-guest-at-the-desk.ts"

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
})

const changed = async (id: BookingRecord["id"], changes: BookingChanges) => {
  const record = changedRecord(await recordOf(desk, id), changes)
  desk.shelves.contents.bookings.set(id, record)
  return record
}

describe("a booking whose hold ended before its time", () => {
  it.each(["expired", "released", "failed"] as const)(
    "and is %s is not paid for",
    async (status) => {
      const booking = await guest.ready()
      await changed(booking.id, { status })
      const request = { method: "card", total: booking.quote.total } as const

      expect(await refusal(guest.bookings.pay(booking.id, request, ""))).toEqual(new HoldOver())
    },
  )

  it("says so where that was for want of tries", async () => {
    const booking = await guest.ready()
    await changed(booking.id, { status: "failed", attempts: 5 })
    const request = { method: "card", total: booking.quote.total } as const

    expect(await refusal(guest.bookings.pay(booking.id, request, ""))).toEqual(new NoAttemptsLeft())
  })
})

it("a try that the provider refuses ends no later one", async () => {
  const { id } = await guest.paying()
  const asked = await changed(id, { payment: null })
  const later = await changed(id, { attempts: 2 })
  const start = () => Effect.fail(new PaymentStepRefused({ code: "idempotency_error" }))
  const refusing = { ...desk, payments: { ...desk.payments, start } }

  if (asked.status !== "paying") throw new Error(`The booking is ${asked.status}`)
  await refusal(startPayment(refusing, asked, () => Effect.void))

  expect(await recordOf(desk, id)).toEqual(later)
})

it("who pays by card is shown the booking as their own", async () => {
  const step = await guest.press(await guest.ready())

  expect(step.booking.yours).toBe(true)
})

it("what is to be tried again says why, and is not done", async () => {
  expect(later("Busy")).toEqual({ kind: "later", reason: "Busy", notBefore: 0 })
  const { payment } = await guest.confirmed()
  desk.payments.faults.push("notHeard")

  await resultOf(desk.doJobs())

  const [capture] = [...desk.shelves.contents.jobs.values()].filter(
    ({ kind, subject }) => kind === "capture" && subject === payment,
  )
  expect(capture).toMatchObject({ isDone: false, reason: "PaymentsUnreachable" })
})
