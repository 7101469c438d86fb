import type { BookingId } from "#core/booking/booking-view.ts"
import { senOf } from "#core/money/amounts.ts"
import type { DisputeStep } from "#core/payment/payments.port.ts"
import { describe, expect, it } from "vitest"
import { allJobs, recordOf, resultOf } from "../a-guest-at-the-desk.ts"
import { aDeskForEach } from "../an-owner-at-the-desk.ts"

const TOTAL = 68_946

const at = aDeskForEach()

const noticed = (payment: string, step?: DisputeStep) => {
  const { body, signature } = at.desk.payments.noticeOf(payment, step)
  return resultOf(at.desk.readNotice(body, signature))
}

const movements = async (id: BookingId) =>
  (await recordOf(at.desk, id)).ledger.map(({ kind, amount }) => [kind, amount])

const refundsAsked = () => at.desk.payments.calls.filter((call) => call.startsWith("refund"))

const allLost = [
  ["authorised", TOTAL],
  ["captured", TOTAL],
  ["takenBack", TOTAL],
]

describe("a payment that its bank keeps", () => {
  it.each([
    ["opened", "lost"],
    ["lost", "opened"],
    ["lost", "lost"],
  ] as const)("is on the ledger once, whatever is told first (%s, %s)", async (first, second) => {
    const { id, payment } = await at.owner.paidStay()

    await noticed(payment, first)
    await noticed(payment, second)

    expect(await movements(id)).toEqual(allLost)
  })

  it("adds up where we had not heard yet that it was taken", async () => {
    const { id, payment } = await at.guest.confirmed()
    at.desk.payments.captureSilently(payment)

    await noticed(payment, "lost")
    await allJobs(at.desk)

    expect(await movements(id)).toEqual(allLost)
  })

  it("was less by what had gone back before", async () => {
    const { id, payment } = await at.owner.paidStay()
    at.desk.payments.tamper(payment, { refunded: senOf(5_000) })

    await noticed(payment, "lost")

    expect((await movements(id)).slice(-2)).toEqual([
      ["refunded", 5_000],
      ["takenBack", TOTAL - 5_000],
    ])
  })

  it("is paid no longer, and not refunded to who cancels", async () => {
    const { id, payment } = await at.owner.paidStay()
    await noticed(payment, "lost")

    expect(await resultOf(at.owner.managed.openOwn(id))).toMatchObject({
      status: "confirmed",
      paid: 0,
    })
    expect(await at.owner.cancel(id, 0)).toMatchObject({ status: "cancelled", paid: 0 })
    await allJobs(at.desk)

    expect(refundsAsked()).toEqual([])
  })

  it("returns no deposit when the stay is over", async () => {
    const { id, payment } = await at.owner.paidStay()
    await noticed(payment, "lost")
    at.desk.clock.set("2027-01-01T00:00:00.000Z")

    await allJobs(at.desk)
    await allJobs(at.desk)

    expect(refundsAsked()).toEqual([])
    expect((await recordOf(at.desk, id)).refunds).toEqual([])
  })
})

describe("a refund that was decided before its payment was lost", () => {
  it("is dropped, and the cancelled stay rests", async () => {
    const { id, payment } = await at.owner.paidStay()
    await at.owner.cancel(id, TOTAL)
    await noticed(payment, "lost")

    await allJobs(at.desk)

    expect(await recordOf(at.desk, id)).toMatchObject({ status: "refunded", refunds: [] })
    expect(await movements(id)).toEqual(allLost)
    expect(refundsAsked()).toEqual([])
  })

  it("is not decided again for money that bought nothing", async () => {
    const { id, payment } = await at.guest.paying()
    at.desk.payments.decline(payment)
    await at.guest.press(await at.guest.settle(id))
    const [, second] = at.desk.payments.truths()
    at.desk.payments.authorise(second!.payment)
    await at.guest.settle(id)
    at.desk.payments.tamper(payment, { state: "captured", captured: senOf(TOTAL) })
    await noticed(payment, "lost")
    await allJobs(at.desk)

    await noticed(payment)
    await allJobs(at.desk)

    expect(await recordOf(at.desk, id)).toMatchObject({ status: "confirmed", refunds: [] })
    expect(refundsAsked()).toEqual([])
  })
})
