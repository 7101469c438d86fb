import { changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { senOf } from "#core/money/amounts.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  recordOf,
  refundOrder,
  resultOf,
} from "../a-guest-at-the-desk.ts"

let desk: AFrontDesk
let booked: Awaited<ReturnType<ReturnType<typeof aGuestAt>["confirmed"]>>
let arrives: boolean
beforeEach(async () => {
  arrives = false
  const taking = inMemoryPayments()
  const payments = {
    ...taking,
    refund: (...[payment, amount, key]: Parameters<typeof taking.refund>) =>
      arrives ? taking.refund(payment, amount, key) : taking.find(payment),
  }
  desk = { ...aFrontDesk(undefined, { payments }), payments }
  booked = await aGuestAt(desk).confirmed()
  await allJobs(desk)
})

const refunds = () =>
  [...desk.shelves.contents.jobs.values()].filter(({ kind }) => kind === "refund")

/** Two refunds are decided, and each is somebody's work. */
const decided = async (...amounts: ReadonlyArray<number>) => {
  const record = await recordOf(desk, booked.id)
  const orders = amounts.map((amount, index) => ({
    reason: index === 0 ? "cancelled" : `more-${index}`,
    payment: booked.payment,
    amount: senOf(amount),
  }))
  const changes = { status: "cancelled", refunds: orders } as const
  desk.shelves.contents.bookings.set(booked.id, changedRecord(record, changes))
  for (const { reason, amount } of orders)
    await resultOf(
      desk.store.inTransaction(({ enqueue }) => enqueue(refundOrder(booked, amount, reason))),
    )
}

describe("a refund that the card does not take", () => {
  it("is not counted as back, and goes on being asked for", async () => {
    await decided(1_000)
    await resultOf(desk.doJobs())

    const { status, ledger } = await recordOf(desk, booked.id)
    expect(status).toBe("cancelled")
    expect(ledger.map(({ kind }) => kind)).not.toContain("refunded")
    expect(refunds()).toMatchObject([{ isDone: false, reason: "RefundNotBack" }])
  })

  it("lets the booking's life go on once it is back after all", async () => {
    await decided(1_000)
    await resultOf(desk.doJobs())
    arrives = true
    desk.clock.forward(MINUTE_MS)
    await allJobs(desk)

    expect((await recordOf(desk, booked.id)).status).toBe("refunded")
    expect(refunds()).toMatchObject([{ isDone: true }])
  })

  it("is not hidden by another that came back before it", async () => {
    arrives = true
    await decided(1_000)
    await allJobs(desk)
    arrives = false
    await decided(1_000, 500)
    await resultOf(desk.doJobs())

    expect(refunds()).toMatchObject([{ isDone: true }, { isDone: false, reason: "RefundNotBack" }])
  })
})

it("a refund whose answer was lost is not asked for again: what is back counts", async () => {
  arrives = true
  await decided(1_000, 500)
  desk.payments.tamper(booked.payment, { refunded: senOf(1_000) })
  desk.payments.faults.push("notHeard")
  await resultOf(desk.doJobs())
  const asked = () => desk.payments.calls.filter((call) => call.startsWith("refund")).length
  expect(asked()).toBe(1)

  desk.clock.forward(MINUTE_MS)
  await allJobs(desk)

  expect(asked()).toBe(1)
  expect(desk.payments.truths()).toMatchObject([{ refunded: 1_500 }])
})

it("money that nobody decided on goes back beside what was decided", async () => {
  arrives = true
  await decided(1_000)
  await allJobs(desk)
  await resultOf(
    desk.store.inTransaction(({ enqueue }) => enqueue(refundOrder(booked, 500, "kindness"))),
  )
  await allJobs(desk)

  expect(desk.payments.truths()).toMatchObject([{ refunded: 1_500 }])
})

it("a refund is done when all that was decided is back, whoever wrote it down", async () => {
  desk.payments.tamper(booked.payment, { refunded: senOf(1_500) })

  await decided(1_000, 500)
  await resultOf(desk.doJobs())

  expect(refunds()).toMatchObject([{ isDone: true }, { isDone: true }])
  expect(await recordOf(desk, booked.id)).toMatchObject({ status: "refunded" })
})
