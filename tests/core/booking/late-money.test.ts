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

const stateOf = (payment: string) =>
  desk.payments.truths().find((truth) => truth.payment === payment)

const letters = () =>
  [...desk.shelves.contents.jobs.values()]
    .filter(({ kind }) => kind === "mail")
    .map(({ subject }) => subject)

const openJobs = () =>
  [...desk.shelves.contents.jobs.values()].filter(
    ({ kind, isDone }) => ["capture", "void", "refund"].includes(kind) && !isDone,
  )

describe("a promise that the bank took back before the money was taken", () => {
  it.each(["cancelled", "awaitingCard", "awaitingGuest"] as const)(
    "leaves the stay sold, to be paid on arrival, and the guest is told (%s)",
    async (state) => {
      const { id, payment } = await guest.confirmed()
      desk.payments.tamper(payment, { state })

      await allJobs(desk)

      expect(await told(guest.bookings.find(id))).toMatchObject({
        status: "confirmed",
        method: "payAtProperty",
        captured: 0,
      })
      expect(stateOf(payment)?.state).toBe("cancelled")
      expect(desk.payments.calls.includes(`void ${payment}`)).toBe(state !== "cancelled")
      expect(letters()).toContain("paymentLost")
      const { history } = await recordOf(desk, id)
      expect(history.at(-1)).toMatchObject({ event: "PAYMENT_LOST", status: "confirmed" })
    },
  )

  it("owes nothing to a guest who had cancelled meanwhile", async () => {
    const { id, payment } = await guest.confirmed()
    await told(desk.joinAccount("aisyah.tan@example.com", anAccount))
    await owner.cancel(id, TOTAL)
    desk.payments.tamper(payment, { state: "cancelled" })

    await allJobs(desk)
    desk.clock.forward(MINUTE_MS)
    await allJobs(desk)

    expect(await told(guest.bookings.find(id))).toMatchObject({ status: "refunded", refunded: 0 })
    expect(openJobs()).toEqual([])
  })

  it("of a change leaves the first payment as it is", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    desk.payments.authorise(payment)
    await told(owner.managed.settleChange(owner.own(id), ""))
    desk.payments.tamper(payment, { state: "cancelled" })

    await allJobs(desk)

    expect(await told(owner.managed.openOwn(id))).toMatchObject({ method: "card", paid: TOTAL })
    expect(letters()).toContain("paymentLost")
  })
})

describe("money that was taken for nothing", () => {
  it("goes back when it is an earlier try's, and the booking is left alone", async () => {
    const first = await guest.paying()
    desk.payments.decline(first.payment)
    const held = await guest.settle(first.id)
    await guest.press(held)
    desk.payments.tamper(first.payment, { state: "captured", captured: Sen.make(TOTAL) })
    const { body, signature } = desk.payments.noticeOf(first.payment)

    await told(desk.readNotice(body, signature))
    await told(desk.readNotice(body, signature))
    await allJobs(desk)

    expect(stateOf(first.payment)).toMatchObject({ captured: TOTAL, refunded: TOTAL })
    expect((await recordOf(desk, first.id)).status).toBe("paying")
    expect(await told(guest.bookings.find(first.id))).toMatchObject({
      captured: TOTAL,
      refunded: TOTAL,
    })
  })

  it("goes back when it is not the amount that was asked for", async () => {
    const { id, payment } = await guest.paying()
    const wrong = Sen.make(TOTAL - 1)
    desk.payments.tamper(payment, { state: "captured", amount: wrong, captured: wrong })
    desk.clock.forward(17 * MINUTE_MS)

    await allJobs(desk)

    expect(stateOf(payment)?.refunded).toBe(wrong)
    expect((await recordOf(desk, id)).code).toBeNull()
    expect(openJobs()).toEqual([])
  })

  it("goes back when it is that of a change nobody waits for any more", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    desk.payments.authorise(payment)
    desk.payments.captureSilently(payment)
    await told(owner.managed.leaveChange(owner.own(id), ""))

    await allJobs(desk)

    expect(stateOf(payment)?.refunded).toBe(stateOf(payment)?.captured)
    expect(await told(owner.managed.openOwn(id))).toMatchObject({
      status: "confirmed",
      paid: TOTAL,
    })
    expect(openJobs()).toEqual([])
  })
})
