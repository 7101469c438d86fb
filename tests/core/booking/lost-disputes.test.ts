import type { BookingId } from "#core/booking/booking-view.ts"
import { senOf } from "#core/money/amounts.ts"
import type { DisputeStep } from "#core/payment/payments.port.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { aGuestAt, allJobs, recordOf, told } from "./a-guest-at-the-desk.ts"
import { anOwnerAt } from "./an-owner-at-the-desk.ts"

const TOTAL = 68_946

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
  owner = anOwnerAt(desk)
})

const noticed = (payment: string, step?: DisputeStep) => {
  const { body, signature } = desk.payments.noticeOf(payment, step)
  return told(desk.readNotice(body, signature))
}

const movements = async (id: BookingId) =>
  (await recordOf(desk, id)).ledger.map(({ kind, amount }) => [kind, amount])

const refundsAsked = () => desk.payments.calls.filter((call) => call.startsWith("refund"))

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
    const { id, payment } = await owner.paidStay()

    await noticed(payment, first)
    await noticed(payment, second)

    expect(await movements(id)).toEqual(allLost)
  })

  it("adds up where we had not heard yet that it was taken", async () => {
    const { id, payment } = await guest.confirmed()
    desk.payments.captureSilently(payment)

    await noticed(payment, "lost")
    await allJobs(desk)

    expect(await movements(id)).toEqual(allLost)
  })

  it("was less by what had gone back before", async () => {
    const { id, payment } = await owner.paidStay()
    desk.payments.tamper(payment, { refunded: senOf(5_000) })

    await noticed(payment, "lost")

    expect((await movements(id)).slice(-2)).toEqual([
      ["refunded", 5_000],
      ["takenBack", TOTAL - 5_000],
    ])
  })

  it("is paid no longer, and not refunded to who cancels", async () => {
    const { id, payment } = await owner.paidStay()
    await noticed(payment, "lost")

    expect(await told(owner.managed.openOwn(id))).toMatchObject({ status: "confirmed", paid: 0 })
    expect(await owner.cancel(id, 0)).toMatchObject({ status: "cancelled", paid: 0 })
    await allJobs(desk)

    expect(refundsAsked()).toEqual([])
  })

  it("returns no deposit when the stay is over", async () => {
    const { id, payment } = await owner.paidStay()
    await noticed(payment, "lost")
    desk.clock.set("2027-01-01T00:00:00.000Z")

    await allJobs(desk)
    await allJobs(desk)

    expect(refundsAsked()).toEqual([])
    expect((await recordOf(desk, id)).refunds).toEqual([])
  })
})

describe("a refund that was decided before its payment was lost", () => {
  it("is dropped, and the cancelled stay rests", async () => {
    const { id, payment } = await owner.paidStay()
    await owner.cancel(id, TOTAL)
    await noticed(payment, "lost")

    await allJobs(desk)

    expect(await recordOf(desk, id)).toMatchObject({ status: "refunded", refunds: [] })
    expect(await movements(id)).toEqual(allLost)
    expect(refundsAsked()).toEqual([])
  })

  it("is not decided again for money that bought nothing", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.decline(payment)
    await guest.press(await guest.settle(id))
    const [, second] = desk.payments.truths()
    desk.payments.authorise(second!.payment)
    await guest.settle(id)
    desk.payments.tamper(payment, { state: "captured", captured: senOf(TOTAL) })
    await noticed(payment, "lost")
    await allJobs(desk)

    await noticed(payment)
    await allJobs(desk)

    expect(await recordOf(desk, id)).toMatchObject({ status: "confirmed", refunds: [] })
    expect(refundsAsked()).toEqual([])
  })
})
