import { pendingChangeOf } from "#core/booking/booking-stage.ts"
import { changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { Sen } from "#core/money/sen.ts"
import { describe, expect, it } from "vitest"
import { allJobs, MINUTE_MS, recordOf, resultOf } from "../a-guest-at-the-desk.ts"
import { aChange, aDeskForEach, anAccount, changePayment } from "../an-owner-at-the-desk.ts"

const TOTAL = 68_946

const at = aDeskForEach()

const noticed = (payment: string) => {
  const { body, signature } = at.desk.payments.noticeOf(payment)
  return resultOf(at.desk.readNotice(body, signature))
}

const jobsOf = (kind: string) =>
  [...at.desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

describe("a message about money that the booking counts on", () => {
  it("takes nothing back that a change was paid with", async () => {
    const { id } = await at.owner.paidStay()
    await at.owner.change(id, aChange())
    const payment = await changePayment(at.desk, id)
    at.desk.payments.authorise(payment)
    await resultOf(at.owner.managed.settleChange(at.owner.own(id), ""))
    await allJobs(at.desk)
    const before = await recordOf(at.desk, id)

    await noticed(payment)
    await allJobs(at.desk)

    expect(await recordOf(at.desk, id)).toEqual(before)
    expect(at.desk.payments.truths().map(({ refunded }) => refunded)).toEqual([0, 0])
  })

  it("gives nothing back twice of a stay that was cancelled and is refunded", async () => {
    const { id, payment } = await at.owner.paidStay()
    await at.owner.cancel(id, TOTAL)
    await allJobs(at.desk)
    const before = await recordOf(at.desk, id)

    await noticed(payment)

    expect(await recordOf(at.desk, id)).toEqual(before)
  })

  it("changes nothing of a stay that was cancelled before its money was taken", async () => {
    const { id, payment } = await at.guest.confirmed()
    await resultOf(at.desk.joinAccount("aisyah.tan@example.com", anAccount))
    await at.owner.cancel(id, TOTAL)
    const before = await recordOf(at.desk, id)

    await noticed(payment)

    expect(await recordOf(at.desk, id)).toEqual(before)
  })
})

describe("money that bought nothing", () => {
  it("keeps no later payment from buying the stay", async () => {
    const first = await at.guest.paying()
    at.desk.payments.decline(first.payment)
    await at.guest.press(await at.guest.settle(first.id))
    at.desk.payments.tamper(first.payment, { state: "captured", captured: Sen.make(TOTAL) })
    await noticed(first.payment)
    const [, second] = at.desk.payments.truths()
    at.desk.payments.authorise(second!.payment)

    await noticed(second!.payment)

    expect((await recordOf(at.desk, first.id)).status).toBe("confirmed")
  })

  it("is called off where the try that it was for has another payment", async () => {
    const { id, payment } = await at.guest.paying()
    const record = await recordOf(at.desk, id)
    const other = { ...record.payment!, payment: "pay_other" }
    at.desk.shelves.contents.bookings.set(id, { ...record, payment: other })

    await noticed(payment)

    expect(jobsOf("void")).toMatchObject([{ subject: payment }])
  })

  it("is called off where the try of a change has another payment", async () => {
    const { id } = await at.owner.paidStay()
    await at.owner.change(id, aChange())
    const payment = await changePayment(at.desk, id)
    const record = await recordOf(at.desk, id)
    const change = pendingChangeOf(record)
    const other = { ...change!, payment: { ...change!.payment!, payment: "pay_other" } }
    at.desk.shelves.contents.bookings.set(id, changedRecord(record, { change: other }))

    await noticed(payment)

    expect(jobsOf("void")).toMatchObject([{ subject: payment }])
  })

  it("is called off where only its promise came, of another amount than was asked", async () => {
    const { id, payment } = await at.guest.paying()
    at.desk.clock.forward(17 * MINUTE_MS)
    await allJobs(at.desk)
    at.desk.shelves.contents.jobs.delete(`void/${payment}`)
    at.desk.payments.tamper(payment, { state: "authorised", amount: Sen.make(TOTAL - 1) })

    await noticed(payment)

    expect((await recordOf(at.desk, id)).status).toBe("failed")
    expect(jobsOf("void")).toMatchObject([{ subject: payment }])
  })

  it("is declined, not only given back, while the guest still waits for it", async () => {
    const { id, payment } = await at.guest.paying()
    const wrong = Sen.make(TOTAL - 1)
    at.desk.payments.tamper(payment, { state: "captured", amount: wrong, captured: wrong })

    await noticed(payment)

    expect((await recordOf(at.desk, id)).status).not.toBe("paying")
  })

  it("is asked about by nobody where no payment was ever begun", async () => {
    const { id } = await at.guest.ready()
    at.desk.clock.forward(17 * MINUTE_MS)
    await at.guest.settle(id)
    await allJobs(at.desk)

    expect((await at.guest.settle(id)).status).toBe("expired")

    expect(at.desk.payments.calls).toEqual([])
  })
})
