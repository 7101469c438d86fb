import { Sen } from "#core/money/sen.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { aGuestAt, allJobs, MINUTE_MS, recordOf, told } from "./a-guest-at-the-desk.ts"
import { aChange, anAccount, anOwnerAt, changePayment } from "./an-owner-at-the-desk.ts"

const TOTAL = 68_946

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
  owner = anOwnerAt(desk)
})

const noticed = (payment: string) => {
  const { body, signature } = desk.payments.noticeOf(payment)
  return told(desk.readNotice(body, signature))
}

const jobsOf = (kind: string) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

describe("a message about money that the booking counts on", () => {
  it("takes nothing back that a change was paid with", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    desk.payments.authorise(payment)
    await told(owner.managed.settleChange(owner.own(id), ""))
    await allJobs(desk)
    const before = await recordOf(desk, id)

    await noticed(payment)
    await allJobs(desk)

    expect(await recordOf(desk, id)).toEqual(before)
    expect(desk.payments.truths().map(({ refunded }) => refunded)).toEqual([0, 0])
  })

  it("gives nothing back twice of a stay that was cancelled and is refunded", async () => {
    const { id, payment } = await owner.paidStay()
    await owner.cancel(id, TOTAL)
    await allJobs(desk)
    const before = await recordOf(desk, id)

    await noticed(payment)

    expect(await recordOf(desk, id)).toEqual(before)
  })

  it("changes nothing of a stay that was cancelled before its money was taken", async () => {
    const { id, payment } = await guest.confirmed()
    await told(desk.joinAccount("aisyah.tan@example.com", anAccount))
    await owner.cancel(id, TOTAL)
    const before = await recordOf(desk, id)

    await noticed(payment)

    expect(await recordOf(desk, id)).toEqual(before)
  })
})

describe("money that bought nothing", () => {
  it("keeps no later payment from buying the stay", async () => {
    const first = await guest.paying()
    desk.payments.decline(first.payment)
    await guest.press(await guest.settle(first.id))
    desk.payments.tamper(first.payment, { state: "captured", captured: Sen.make(TOTAL) })
    await noticed(first.payment)
    const [, second] = desk.payments.truths()
    desk.payments.authorise(second!.payment)

    await noticed(second!.payment)

    expect((await recordOf(desk, first.id)).status).toBe("confirmed")
  })

  it("is called off where the try that it was for has another payment", async () => {
    const { id, payment } = await guest.paying()
    const record = await recordOf(desk, id)
    const other = { ...record.payment!, payment: "pay_other" }
    desk.shelves.contents.bookings.set(id, { ...record, payment: other })

    await noticed(payment)

    expect(jobsOf("void")).toMatchObject([{ subject: payment }])
  })

  it("is called off where the try of a change has another payment", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    const { change, ...record } = await recordOf(desk, id)
    const other = { ...change!, payment: { ...change!.payment!, payment: "pay_other" } }
    desk.shelves.contents.bookings.set(id, { ...record, change: other })

    await noticed(payment)

    expect(jobsOf("void")).toMatchObject([{ subject: payment }])
  })

  it("is called off where only its promise came, of another amount than was asked", async () => {
    const { id, payment } = await guest.paying()
    desk.clock.forward(17 * MINUTE_MS)
    await allJobs(desk)
    desk.shelves.contents.jobs.delete(`void/${payment}`)
    desk.payments.tamper(payment, { state: "authorised", amount: Sen.make(TOTAL - 1) })

    await noticed(payment)

    expect((await recordOf(desk, id)).status).toBe("failed")
    expect(jobsOf("void")).toMatchObject([{ subject: payment }])
  })

  it("is declined, not only given back, while the guest still waits for it", async () => {
    const { id, payment } = await guest.paying()
    const wrong = Sen.make(TOTAL - 1)
    desk.payments.tamper(payment, { state: "captured", amount: wrong, captured: wrong })

    await noticed(payment)

    expect((await recordOf(desk, id)).status).not.toBe("paying")
  })

  it("is asked about by nobody where no payment was ever begun", async () => {
    const { id } = await guest.ready()
    desk.clock.forward(17 * MINUTE_MS)
    await guest.settle(id)
    await allJobs(desk)

    expect((await guest.settle(id)).status).toBe("expired")

    expect(desk.payments.calls).toEqual([])
  })
})
