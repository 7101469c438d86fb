import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { aGuestAt, allJobs, recordOf, refusal, resultOf } from "../a-guest-at-the-desk.ts"

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
})

const noticed = (payment: string) => {
  const { body, signature } = desk.payments.noticeOf(payment)
  return desk.readNotice(body, signature)
}

describe("a message of the payment provider", () => {
  it("confirms the stay without the guest's browser", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.authorise(payment)

    await resultOf(noticed(payment))

    expect((await resultOf(guest.bookings.find(id))).status).toBe("confirmed")
  })

  it("changes nothing when it comes again, before and after the browser asked", async () => {
    const { id, payment } = await guest.confirmed()
    const record = await recordOf(desk, id)

    await resultOf(noticed(payment))
    await resultOf(noticed(payment))
    await guest.settle(id)

    expect(await recordOf(desk, id)).toEqual(record)
  })

  it("is read once: the same message again has no effect, whatever happened meanwhile", async () => {
    const { payment, id } = await guest.paying()
    const { body, signature } = desk.payments.noticeOf(payment)
    await resultOf(desk.readNotice(body, signature))
    desk.payments.authorise(payment)

    await resultOf(desk.readNotice(body, signature))
    expect((await resultOf(guest.bookings.find(id))).status).toBe("paying")
    await resultOf(noticed(payment))

    expect((await resultOf(guest.bookings.find(id))).status).toBe("confirmed")
  })

  it("that could not be kept is read when it comes again", async () => {
    const { payment, id } = await guest.paying()
    desk.payments.authorise(payment)
    const { body, signature } = desk.payments.noticeOf(payment)
    desk.payments.faults.push("notHeard")
    await refusal(desk.readNotice(body, signature))

    await resultOf(desk.readNotice(body, signature))

    expect((await resultOf(guest.bookings.find(id))).status).toBe("confirmed")
  })

  it("and the browser may come at the same moment", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.authorise(payment)

    await Promise.all([resultOf(noticed(payment)), guest.settle(id), resultOf(noticed(payment))])

    const { history, ledger } = await recordOf(desk, id)
    expect(history.map(({ event }) => event)).toEqual([
      "HELD",
      "PAYMENT_STARTED",
      "PAYMENT_AUTHORISED",
    ])
    expect(ledger).toHaveLength(1)
  })

  it("is not believed without its signature", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.authorise(payment)
    const { body } = desk.payments.noticeOf(payment)

    expect((await refusal(desk.readNotice(body, "forged")))._tag).toBe("NoticeRefused")
    expect((await resultOf(guest.bookings.find(id))).status).toBe("paying")
  })

  it("about nothing, or about somebody else's payment, changes nothing", async () => {
    const { payment } = await guest.paying()
    desk.payments.tamper(payment, { booking: "not one of ours" })
    await resultOf(noticed(payment))
    desk.payments.tamper(payment, { booking: "0".repeat(26) })
    await resultOf(noticed(payment))
    const { body, signature } = desk.payments.noticeOf("")

    const silent = body.replace('"payment":""', '"payment":null')
    await resultOf(desk.readNotice(silent, signature.replace(`${body.length}`, `${silent.length}`)))

    expect(desk.payments.calls.filter((call) => call.startsWith("find"))).toHaveLength(2)
  })

  it("may be sent again when the provider cannot be asked", async () => {
    const { payment } = await guest.paying()
    desk.payments.faults.push("notHeard")

    expect((await refusal(noticed(payment)))._tag).toBe("PaymentUnavailable")
  })

  it("about an earlier try calls that try off, and leaves the present one alone", async () => {
    const first = await guest.paying()
    desk.payments.decline(first.payment)
    await guest.press(await guest.settle(first.id))
    desk.payments.authorise(first.payment)

    await resultOf(noticed(first.payment))
    await allJobs(desk)

    expect((await resultOf(guest.bookings.find(first.id))).status).toBe("paying")
    expect(desk.payments.truths().map(({ state }) => state)).toEqual(["cancelled", "awaitingCard"])
  })

  it("about a try whose name is not kept yet waits for it", async () => {
    const booking = await guest.ready()
    desk.payments.faults.push("answerLost")
    await refusal(
      guest.bookings.pay(booking.id, { method: "card", total: booking.quote.total }, ""),
    )
    const [{ payment } = { payment: "" }] = desk.payments.truths()
    desk.payments.authorise(payment)

    await resultOf(noticed(payment))
    await allJobs(desk)
    await guest.press(booking)

    expect((await guest.settle(booking.id)).status).toBe("confirmed")
  })

  it("about a try whose name is not kept yet is not counted as heard", async () => {
    const booking = await guest.ready()
    desk.payments.faults.push("answerLost")
    await refusal(
      guest.bookings.pay(booking.id, { method: "card", total: booking.quote.total }, ""),
    )
    const [{ payment } = { payment: "" }] = desk.payments.truths()
    desk.payments.authorise(payment)
    const { body, signature } = desk.payments.noticeOf(payment)
    await resultOf(desk.readNotice(body, signature))
    await guest.press(booking)

    await resultOf(desk.readNotice(body, signature))

    expect((await resultOf(guest.bookings.find(booking.id))).status).toBe("confirmed")
  })
})

it("a message about a payment of another site does not even open the bookings", async () => {
  const shut = Effect.die("nobody may look")
  const { payments, store } = desk
  const { payment } = await guest.paying()
  payments.tamper(payment, { booking: "not one of ours" })
  const { body, signature } = payments.noticeOf(payment)
  const other = aFrontDesk(undefined, {
    payments,
    store: { ...store, inTransaction: () => shut, find: () => shut },
  })

  await resultOf(other.readNotice(body, signature))

  expect(payments.calls).toContain(`find ${payment}`)
})
