import { pendingChangeOf, partsOf } from "#core/booking/booking-stage.ts"
import type { PaymentTruth } from "#core/payment/payments.port.ts"
import { Sen } from "#core/money/sen.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { allJobs, MINUTE_MS, recordOf, resultOf } from "../a-guest-at-the-desk.ts"
import { aChange, anOwnerAt, changePayment } from "../an-owner-at-the-desk.ts"

const GRACE_MS = 17 * MINUTE_MS

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

/** A paid stay with a change whose payment the provider says is this. */
const changeWhosePayment = async (is: Partial<PaymentTruth>, afterMs = 0) => {
  const { id } = await owner.paidStay()
  await owner.change(id, aChange())
  const payment = await changePayment(desk, id)
  desk.payments.tamper(payment, is)
  desk.clock.forward(afterMs)
  await resultOf(owner.managed.settleChange(owner.own(id), ""))
  return { id, payment, record: await recordOf(desk, id) }
}

describe("a change", () => {
  it.each([
    ["another amount", { amount: Sen.make(1) }],
    ["another currency", { currency: "usd" }],
    ["another booking", { booking: bookingIdOf(9) }],
  ] as const)("is not paid for by %s", async (_, wrong) => {
    const { record } = await changeWhosePayment({ state: "authorised", ...wrong })

    expect(record).toMatchObject({
      dates: stayDates(),
      change: null,
      failedChange: { why: "declined", decline: "processingError" },
    })
  })

  it.each([
    [null, "abandoned"],
    ["insufficientFunds", "insufficientFunds"],
  ] as const)("that the bank called off with %s was %s", async (decline, why) => {
    const { record } = await changeWhosePayment({ state: "cancelled", decline })

    expect(record).toMatchObject({ failedChange: { why: "declined", decline: why } })
  })

  it.each(["awaitingCard", "awaitingGuest", "processing"] as const)(
    "is waited for until its time is over while its payment is %s",
    async (state) => {
      const { record } = await changeWhosePayment({ state }, GRACE_MS - 1)

      expect(record).toMatchObject({ change: { attempt: 2 }, failedChange: null })
    },
  )

  it.each([
    ["awaitingCard", "expired"],
    ["awaitingGuest", "expired"],
    ["processing", undefined],
  ] as const)("whose payment is %s when its time is over is %s", async (state, why) => {
    const { record } = await changeWhosePayment({ state }, GRACE_MS)

    expect(partsOf(record).failedChange?.why).toBe(why)
    expect(pendingChangeOf(record) === null).toBe(why !== undefined)
  })

  it("is asked about until its bank has answered, and no longer", async () => {
    const { id, payment } = await changeWhosePayment({ state: "processing" }, GRACE_MS)
    await allJobs(desk)
    expect(pendingChangeOf(await recordOf(desk, id))).not.toBeNull()
    const job = () =>
      [...desk.shelves.contents.jobs.values()].find(({ subject }) => subject === "change")
    expect(job()).toMatchObject({ isDone: false, reason: "StillPaying" })

    desk.payments.decline(payment)
    desk.clock.forward(MINUTE_MS)
    await allJobs(desk)

    expect(await recordOf(desk, id)).toMatchObject({
      change: null,
      failedChange: { why: "declined" },
    })
    expect(job()).toMatchObject({ isDone: true })
  })

  it("whose money was taken already is not taken again", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    desk.payments.authorise(payment)
    desk.payments.captureSilently(payment)

    await resultOf(owner.managed.settleChange(owner.own(id), ""))

    const captures = [...desk.shelves.contents.jobs.values()].filter(
      ({ kind, subject }) => kind === "capture" && subject === payment,
    )
    expect(captures).toEqual([])
    expect((await recordOf(desk, id)).ledger.slice(-2)).toMatchObject([
      { kind: "authorised", payment },
      { kind: "captured", payment },
    ])
  })

  it("that is not under way has nothing to be settled or left", async () => {
    const { id } = await owner.paidStay()

    for (const asked of [
      owner.managed.settleChange(owner.own(id), ""),
      owner.managed.leaveChange(owner.own(id), ""),
    ])
      expect(await resultOf(asked)).toMatchObject({ openChange: null, failedChange: null })
  })
})
