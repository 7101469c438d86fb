import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Sen } from "#core/money/sen.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  paymentOf,
  recordOf,
  refusal,
  studiosTaken,
  resultOf,
} from "./a-guest-at-the-desk.ts"

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
})

const ledgerOf = async (id: Parameters<typeof recordOf>[1]) =>
  (await recordOf(desk, id)).ledger.map(({ kind, amount }) => [kind, amount])

describe("paying by card", () => {
  it(
    "ends in a confirmed stay whose money is taken afterwards",
    { tags: ["§4.6", "§1.8"] },
    async () => {
      const { id, code, quote } = await guest.confirmed()
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
      expect(await ledgerOf(id)).toEqual([["authorised", quote.total]])

      await allJobs(desk)

      expect(await resultOf(guest.bookings.find(id))).toMatchObject({
        status: "confirmed",
        captured: quote.total,
        refunded: 0,
      })
      expect(await ledgerOf(id)).toEqual([
        ["authorised", quote.total],
        ["captured", quote.total],
      ])
    },
  )

  it("writes the try down before the provider hears of it", async () => {
    const booking = await guest.ready()
    desk.payments.faults.push("notHeard")
    const request = { method: "card", total: booking.quote.total } as const

    const failure = await refusal(guest.bookings.pay(booking.id, request, "k"))

    expect(failure._tag).toBe("PaymentUnavailable")
    expect(await recordOf(desk, booking.id)).toMatchObject({
      status: "paying",
      attempts: 1,
      payment: null,
    })
  })

  it.each(["notHeard", "answerLost"] as const)(
    "starts the same try again when the provider's answer is missing: %s",
    async (fault) => {
      const booking = await guest.ready()
      desk.payments.faults.push(fault)
      const request = { method: "card", total: booking.quote.total } as const
      await refusal(guest.bookings.pay(booking.id, request, "k"))

      const step = await guest.press(booking)

      expect(step).toMatchObject({ kind: "card", sandbox: "/sandbox/stripe" })
      expect((await recordOf(desk, booking.id)).attempts).toBe(1)
      expect(desk.payments.truths()).toHaveLength(1)
    },
  )

  it("joins a second press with the first", async () => {
    const booking = await guest.ready()

    const [first, second] = await Promise.all([guest.press(booking), guest.press(booking)])

    expect(second).toEqual(first)
    expect(desk.payments.truths()).toHaveLength(1)
    expect((await recordOf(desk, booking.id)).history.map(({ event }) => event)).toEqual([
      "HELD",
      "PAYMENT_STARTED",
    ])
  })

  it("lets the guest try another card in the same hold, with a payment of its own", async () => {
    const { id, payment, ...booking } = await guest.paying()
    desk.payments.decline(payment, "insufficientFunds")

    const held = await guest.settle(id)
    expect(held).toMatchObject({
      status: "held",
      attemptsLeft: 4,
      lastDecline: "insufficientFunds",
      holdUntil: booking.holdUntil,
    })

    expect(await guest.press(held)).toMatchObject({ kind: "card", booking: { lastDecline: null } })
    expect(await paymentOf(desk, id)).not.toBe(payment)
    await allJobs(desk)
    expect(desk.payments.authorise(payment)).toBe(false)
    expect(studiosTaken(desk)).toBe(1)
  })

  it(
    "fails after the fifth declined card and gives the nights back",
    { tags: "§4.7" },
    async () => {
      const booking = await guest.ready()
      for (let attempts = 1; attempts <= 5; attempts += 1) {
        await guest.press(booking)
        desk.payments.decline(await paymentOf(desk, booking.id))
        await guest.settle(booking.id)
      }

      expect((await resultOf(guest.bookings.find(booking.id))).status).toBe("failed")
      expect(studiosTaken(desk)).toBe(0)
      const request = { method: "card", total: booking.quote.total } as const
      const sixth = await refusal(guest.bookings.pay(booking.id, request, "k"))
      expect(sixth._tag).toBe("NoAttemptsLeft")
    },
  )

  it("fails a card that is declined when the hold is over", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.decline(payment)
    desk.clock.forward(15 * MINUTE_MS)

    expect(await guest.settle(id)).toMatchObject({ status: "failed", lastDecline: "declined" })
    expect(studiosTaken(desk)).toBe(0)
  })

  it("never confirms on a payment of another amount, and gives it back", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.authorise(payment)
    desk.payments.tamper(payment, { amount: Sen.make(1) })

    expect(await guest.settle(id)).toMatchObject({
      status: "held",
      code: null,
      lastDecline: "processingError",
    })
    await allJobs(desk)
    expect(desk.payments.truths()).toMatchObject([{ state: "cancelled" }])
  })

  it.each([{ currency: "sgd" }, { booking: "another" }])(
    "never confirms on a payment that is not for this booking in ringgit: %j",
    async (difference) => {
      const { id, payment } = await guest.paying()
      desk.payments.authorise(payment)
      desk.payments.tamper(payment, difference)

      expect(await guest.settle(id)).toMatchObject({ status: "held", code: null })
    },
  )

  it("waits for a guest whom the bank asks, through the grace and no longer", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.challenge(payment)
    desk.clock.forward(17 * MINUTE_MS - 1)
    expect((await guest.settle(id)).status).toBe("paying")

    desk.clock.forward(1)

    expect(await guest.settle(id)).toMatchObject({ status: "failed", lastDecline: "abandoned" })
    await allJobs(desk)
    expect(desk.payments.truths()).toMatchObject([{ state: "cancelled" }])
  })

  it("waits for a bank that takes its time, beyond the grace", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.process(payment)
    desk.clock.forward(60 * MINUTE_MS)
    expect((await guest.settle(id)).status).toBe("paying")

    desk.payments.authorise(payment)

    expect((await guest.settle(id)).status).toBe("confirmed")
  })

  it("takes money once, also when the provider took it by itself", async () => {
    const { id, quote, payment } = await guest.confirmed()
    desk.payments.captureSilently(payment)

    await allJobs(desk)

    expect(await ledgerOf(id)).toEqual([
      ["authorised", quote.total],
      ["captured", quote.total],
    ])
  })
})

describe("paying at the property", () => {
  it("confirms at once and asks no provider", async () => {
    const step = await guest.press(await guest.ready(), "payAtProperty")

    expect(step).toMatchObject({
      kind: "confirmed",
      booking: { status: "confirmed", method: "payAtProperty", captured: 0 },
    })
    expect(desk.payments.calls).toEqual([])
  })

  it("stays confirmed when pressed twice", async () => {
    const booking = await guest.ready()

    const [first, second] = await Promise.all([
      guest.press(booking, "payAtProperty"),
      guest.press(booking, "payAtProperty"),
    ])

    expect(second).toEqual(first)
  })

  it("calls an earlier card payment off", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.decline(payment)
    const held = await guest.settle(id)

    await guest.press(held, "payAtProperty")
    await allJobs(desk)

    expect(desk.payments.truths()).toMatchObject([{ state: "cancelled" }])
    expect((await guest.settle(id)).status).toBe("confirmed")
  })
})
