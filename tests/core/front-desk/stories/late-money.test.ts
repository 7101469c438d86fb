import { Sen } from "#core/money/sen.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { allJobs, MINUTE_MS, paymentOf, recordOf, resultOf } from "../a-guest-at-the-desk.ts"
import { aChange, aDeskForEach, anAccount, changePayment } from "../an-owner-at-the-desk.ts"

const TOTAL = 68_946

const at = aDeskForEach()

const stateOf = (payment: string) =>
  at.desk.payments.truths().find((truth) => truth.payment === payment)

const letters = () =>
  [...at.desk.shelves.contents.jobs.values()]
    .filter(({ kind }) => kind === "mail")
    .map(({ subject }) => subject)

const openJobs = () =>
  [...at.desk.shelves.contents.jobs.values()].filter(
    ({ kind, isDone }) => ["capture", "void", "refund"].includes(kind) && !isDone,
  )

describe("a promise that the bank took back before the money was taken", () => {
  it.each(["cancelled", "awaitingCard", "awaitingGuest"] as const)(
    "leaves the stay sold, to be paid on arrival, and the guest is told (%s)",
    async (state) => {
      const { id, payment } = await at.guest.confirmed()
      at.desk.payments.tamper(payment, { state })

      await allJobs(at.desk)

      expect(await resultOf(at.guest.bookings.find(id))).toMatchObject({
        status: "confirmed",
        method: "payAtProperty",
        captured: 0,
      })
      expect(stateOf(payment)?.state).toBe("cancelled")
      expect(at.desk.payments.calls.includes(`void ${payment}`)).toBe(state !== "cancelled")
      expect(letters()).toContain("paymentLost")
      const { history } = await recordOf(at.desk, id)
      expect(history.at(-1)).toMatchObject({ event: "PAYMENT_LOST", status: "confirmed" })
    },
  )

  it("owes nothing to a guest who had cancelled meanwhile", async () => {
    const { id, payment } = await at.guest.confirmed()
    await resultOf(at.desk.joinAccount("aisyah.tan@example.com", anAccount))
    await at.owner.cancel(id, TOTAL)
    at.desk.payments.tamper(payment, { state: "cancelled" })

    await allJobs(at.desk)
    at.desk.clock.forward(MINUTE_MS)
    await allJobs(at.desk)

    expect(await resultOf(at.guest.bookings.find(id))).toMatchObject({
      status: "refunded",
      refunded: 0,
    })
    expect(openJobs()).toEqual([])
  })

  it("of a change leaves the first payment as it is", async () => {
    const { id } = await at.owner.paidStay()
    await at.owner.change(id, aChange())
    const payment = await changePayment(at.desk, id)
    at.desk.payments.authorise(payment)
    await resultOf(at.owner.managed.settleChange(at.owner.own(id), ""))
    at.desk.payments.tamper(payment, { state: "cancelled" })

    await allJobs(at.desk)

    expect(await resultOf(at.owner.managed.openOwn(id))).toMatchObject({
      method: "card",
      paid: TOTAL,
    })
    expect(letters()).toContain("paymentLost")
  })
})

describe("money that was taken for nothing", () => {
  it("goes back when it is an earlier try's, and the booking is left alone", async () => {
    const first = await at.guest.paying()
    at.desk.payments.decline(first.payment)
    const held = await at.guest.settle(first.id)
    await at.guest.press(held)
    at.desk.payments.tamper(first.payment, { state: "captured", captured: Sen.make(TOTAL) })
    const { body, signature } = at.desk.payments.noticeOf(first.payment)

    await resultOf(at.desk.readNotice(body, signature))
    await resultOf(at.desk.readNotice(body, signature))
    await allJobs(at.desk)

    expect(stateOf(first.payment)).toMatchObject({ captured: TOTAL, refunded: TOTAL })
    expect((await recordOf(at.desk, first.id)).status).toBe("paying")
    expect(await resultOf(at.guest.bookings.find(first.id))).toMatchObject({
      captured: TOTAL,
      refunded: TOTAL,
    })
  })

  it("goes back when it is not the amount that was asked for", async () => {
    const { id, payment } = await at.guest.paying()
    const wrong = Sen.make(TOTAL - 1)
    at.desk.payments.tamper(payment, { state: "captured", amount: wrong, captured: wrong })
    at.desk.clock.forward(17 * MINUTE_MS)

    await allJobs(at.desk)

    expect(stateOf(payment)?.refunded).toBe(wrong)
    expect(await recordOf(at.desk, id)).not.toHaveProperty("code")
    expect(openJobs()).toEqual([])
  })

  it("goes back when it is that of a change nobody waits for any more", async () => {
    const { id } = await at.owner.paidStay()
    await at.owner.change(id, aChange())
    const payment = await changePayment(at.desk, id)
    at.desk.payments.authorise(payment)
    at.desk.payments.captureSilently(payment)
    await resultOf(at.owner.managed.leaveChange(at.owner.own(id), ""))

    await allJobs(at.desk)

    expect(stateOf(payment)?.refunded).toBe(stateOf(payment)?.captured)
    expect(await resultOf(at.owner.managed.openOwn(id))).toMatchObject({
      status: "confirmed",
      paid: TOTAL,
    })
    expect(openJobs()).toEqual([])
  })
})

describe("money of a try that was declined before its guest gave other details", () => {
  /** Held again, and cheaper than the payment that was declined: tourism tax is a visitor's. */
  const repriced = async () => {
    const first = await at.guest.paying(aForeignGuest())
    at.desk.payments.decline(first.payment)
    await at.guest.settle(first.id)
    const held = await resultOf(at.guest.bookings.giveDetails(first.id, aGuest(), "other"))
    expect([first.quote.total, held.quote.total]).toEqual([TOTAL + 2_000, TOTAL])
    return { held, payment: first.payment }
  }

  const notice = async (payment: string) => {
    const { body, signature } = at.desk.payments.noticeOf(payment)
    await resultOf(at.desk.readNotice(body, signature))
  }

  /** The bank says yes after all, just as the hold ends. */
  const promisedLate = async (payment: string) => {
    const { body, signature } = at.desk.payments.noticeOf(payment)
    at.desk.clock.forward(17 * MINUTE_MS)
    at.desk.payments.authorise(payment)
    const both = [at.desk.readNotice(body, signature), at.desk.doJobs()]
    await resultOf(Effect.all(both, { concurrency: 2 }))
    await allJobs(at.desk)
  }

  it("buys nothing when its bank promises it after all", async () => {
    const { held, payment } = await repriced()

    await promisedLate(payment)

    expect(await recordOf(at.desk, held.id)).not.toHaveProperty("code")
    expect(stateOf(payment)).toMatchObject({ state: "cancelled", captured: 0 })
  })

  it("goes back when it was taken, and the stay can still be bought at its price", async () => {
    const { held, payment } = await repriced()
    const taken = Sen.make(TOTAL + 2_000)
    at.desk.payments.tamper(payment, { state: "captured", captured: taken })

    await notice(payment)
    await allJobs(at.desk)
    expect(stateOf(payment)).toMatchObject({ captured: taken, refunded: taken })

    await at.guest.press(held)
    at.desk.payments.authorise(await paymentOf(at.desk, held.id))
    expect(await at.guest.settle(held.id)).toMatchObject({ status: "confirmed" })
    await allJobs(at.desk)
    expect(stateOf(await paymentOf(at.desk, held.id))).toMatchObject({ captured: TOTAL })
  })

  it("buys the stay where the other details cost the same", async () => {
    const { id, payment } = await at.guest.paying()
    at.desk.payments.decline(payment)
    await at.guest.settle(id)
    await resultOf(
      at.guest.bookings.giveDetails(id, aGuest({ email: "other@example.com" }), "same"),
    )

    await promisedLate(payment)

    expect(await recordOf(at.desk, id)).toMatchObject({ status: "confirmed" })
  })
})
