import { changedRecord } from "#fixtures/builders/a-booking-record.ts"
import type { JobOrder } from "#core/workload/job.ts"
import { PaymentStepRefused } from "#core/payment/payments.port.ts"
import { aParty, aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  recordOf,
  refusal,
  studiosTaken,
  resultOf,
} from "../a-guest-at-the-desk.ts"

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
})

const jobsOf = (kind: JobOrder["kind"]) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

const eventsOf = async (id: Parameters<typeof recordOf>[1]) =>
  (await recordOf(desk, id)).history.map(({ event }) => event)

/** A desk on which something happens between asking for a payment and learning its name. */
const whileStarting = (meanwhile: () => Promise<unknown>) => {
  const payments = inMemoryPayments()
  const start = (order: Parameters<typeof payments.start>[0]) =>
    Effect.tap(payments.start(order), () => Effect.promise(meanwhile))
  desk = { ...aFrontDesk(undefined, { payments: { ...payments, start } }), payments }
  guest = aGuestAt(desk)
}

describe("a payment whose name comes late", () => {
  it("is called off when its booking was given up meanwhile", async () => {
    whileStarting(async () => {
      for (const record of desk.shelves.contents.bookings.values())
        desk.shelves.contents.bookings.set(record.id, { ...record, status: "failed" })
    })
    const { id, quote } = await guest.ready()

    const late = guest.bookings.pay(id, { method: "card", total: quote.total }, "")

    expect((await refusal(late))._tag).toBe("HoldOver")
    expect((await recordOf(desk, id)).payment).toBeNull()
    await allJobs(desk)
    expect(desk.payments.truths()).toMatchObject([{ state: "cancelled" }])
  })

  it("is called off when the guest is at the next try already, whose name is kept", async () => {
    whileStarting(async () => {
      for (const record of desk.shelves.contents.bookings.values())
        desk.shelves.contents.bookings.set(record.id, { ...record, attempts: 2 })
    })
    const { id, quote } = await guest.ready()

    const late = guest.bookings.pay(id, { method: "card", total: quote.total }, "")

    expect(await refusal(late)).toMatchObject({ _tag: "StepRefused", status: "paying" })
    expect(jobsOf("void")).toMatchObject([{ booking: id, subject: `pay_${id}_1` }])
  })

  it("is not called off by somebody who learned it at the same time", async () => {
    const booking = await guest.ready()
    await Promise.all([guest.press(booking), guest.press(booking), guest.press(booking)])

    expect(jobsOf("void")).toEqual([])
    expect((await recordOf(desk, booking.id)).status).toBe("paying")
  })
})

describe("a payment the provider refuses to start", () => {
  const refusing = () => {
    const payments = inMemoryPayments()
    const start = () => Effect.fail(new PaymentStepRefused({ code: "amount_too_large" }))
    desk = { ...aFrontDesk(undefined, { payments: { ...payments, start } }), payments }
    guest = aGuestAt(desk)
  }

  it("costs a try, and leaves the hold as it was", async () => {
    refusing()
    const { id, quote } = await guest.ready()

    const pay = guest.bookings.pay(id, { method: "card", total: quote.total }, "")

    expect((await refusal(pay))._tag).toBe("PaymentUnavailable")
    expect(await resultOf(guest.bookings.find(id))).toMatchObject({
      status: "held",
      attemptsLeft: 4,
      lastDecline: "processingError",
    })
    expect(jobsOf("void")).toEqual([])
  })

  it("gives the nights back after the last try", async () => {
    refusing()
    const { id, quote } = await guest.ready()
    for (let attempts = 1; attempts <= 5; attempts += 1)
      await refusal(guest.bookings.pay(id, { method: "card", total: quote.total }, ""))

    expect((await resultOf(guest.bookings.find(id))).status).toBe("failed")
    expect(studiosTaken(desk)).toBe(0)
  })
})

describe("settling", () => {
  it("asks the provider only where the answer could change something", async () => {
    const held = await guest.hold()
    const { id, payment } = await guest.confirmed()
    await allJobs(desk)
    const before = desk.payments.calls.length

    expect((await guest.settle(held.id)).status).toBe("held")
    expect((await guest.settle(id)).status).toBe("confirmed")

    expect(desk.payments.calls).toHaveLength(before)
    expect(desk.payments.calls).toContain(`find ${payment}`)
  })

  it("asks nobody about an unnamed payment before the grace is over, to the millisecond", async () => {
    const booking = await guest.ready()
    desk.payments.faults.push("answerLost")
    const pay = guest.bookings.pay(booking.id, { method: "card", total: booking.quote.total }, "")
    await refusal(pay)
    desk.clock.forward(17 * MINUTE_MS - 1)
    expect((await guest.settle(booking.id)).status).toBe("paying")
    expect(desk.payments.calls).toHaveLength(1)

    desk.clock.forward(1)

    expect((await guest.settle(booking.id)).status).toBe("failed")
  })

  it("has nothing to ask about a booking that ended without a payment", async () => {
    const { id } = await guest.hold()
    await resultOf(guest.bookings.leave(id, ""))

    expect((await guest.settle(id)).status).toBe("released")
    expect(desk.payments.calls).toEqual([])
  })

  it("tells a payment the provider called off from one that is declined", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.tamper(payment, { state: "cancelled" })
    expect((await guest.settle(id)).lastDecline).toBe("abandoned")

    const other = await aGuestAt(desk, "session-2").paying()
    desk.payments.tamper(other.payment, { state: "cancelled", decline: "blocked" })
    expect((await guest.settle(other.id)).lastDecline).toBe("blocked")
  })

  it("does not hold an earlier decline against a card that is being checked", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.tamper(payment, { state: "processing", decline: "expiredCard" })
    expect((await guest.settle(id)).status).toBe("paying")

    desk.payments.tamper(payment, { state: "awaitingGuest" })
    expect((await guest.settle(id)).status).toBe("paying")
  })

  it("changes nothing of a booking that is held for another card, even when the money came", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.decline(payment)
    await guest.settle(id)
    desk.payments.authorise(payment)
    const { body, signature } = desk.payments.noticeOf(payment)

    await resultOf(desk.readNotice(body, signature))

    expect(await eventsOf(id)).toEqual(["HELD", "PAYMENT_STARTED", "PAYMENT_DECLINED"])
    expect(await recordOf(desk, id)).toMatchObject({ ledger: [], refunds: [] })
    await allJobs(desk)
    expect(desk.payments.truths()).toMatchObject([{ state: "cancelled" }])
  })

  it("orders no calling off for a strange payment that is cancelled already", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.decline(payment)
    await guest.press(await guest.settle(id))
    desk.payments.tamper(payment, { state: "cancelled" })
    const { body, signature } = desk.payments.noticeOf(payment)
    desk.shelves.contents.jobs.delete(`void/${payment}`)

    await resultOf(desk.readNotice(body, signature))

    expect(jobsOf("void")).toEqual([])
  })

  it.each([{ attempts: 2 }, { status: "held" as const }])(
    "orders the calling off of a payment that no try of the booking waits for: %j",
    async (changes) => {
      const { id, payment } = await guest.paying()
      const record = await recordOf(desk, id)
      desk.shelves.contents.bookings.set(id, changedRecord(record, { payment: null, ...changes }))
      const { body, signature } = desk.payments.noticeOf(payment)

      await resultOf(desk.readNotice(body, signature))

      expect(jobsOf("void")).toMatchObject([{ subject: payment, booking: id, amount: 0 }])
    },
  )
})

describe("calling a payment off", () => {
  const declined = async () => {
    const paid = await guest.paying()
    desk.payments.decline(paid.payment)
    await guest.settle(paid.id)
    return paid
  }

  it("is done when the provider cancelled it before", async () => {
    const { payment } = await declined()
    desk.payments.tamper(payment, { state: "cancelled" })

    await allJobs(desk)

    expect(jobsOf("void")).toMatchObject([{ isDone: true }])
  })

  it("is done when the provider says so, and asked once", async () => {
    const { payment } = await declined()

    await allJobs(desk)

    expect(jobsOf("void")).toMatchObject([{ isDone: true, attempts: 1 }])
    expect(desk.payments.calls).toContain(`void ${payment}`)
  })

  it("of money that was taken from a held booking gives it back", async () => {
    const { payment } = await declined()
    desk.payments.authorise(payment)
    desk.payments.captureSilently(payment)

    await allJobs(desk)

    expect(jobsOf("void")).toMatchObject([{ isDone: true }])
    const [truth] = desk.payments.truths()
    expect(truth?.refunded).toBe(truth?.captured)
  })

  it("of taken money gives it back once, however often and late it is told of", async () => {
    const { id, payment } = await declined()
    desk.payments.authorise(payment)
    desk.payments.captureSilently(payment)
    const { body, signature } = desk.payments.noticeOf(payment)
    await resultOf(desk.readNotice(body, signature))
    await resultOf(desk.readNotice(body, signature))
    desk.clock.forward(17 * MINUTE_MS)
    await guest.settle(id)
    await resultOf(desk.readNotice(body, signature))

    await allJobs(desk)

    const [truth] = desk.payments.truths()
    expect(jobsOf("refund")).toMatchObject([{ isDone: true, amount: truth?.captured }])
    expect(truth?.refunded).toBe(truth?.captured)
    const { status, ledger } = await recordOf(desk, id)
    expect(status).toBe("expired")
    expect(ledger.map(({ kind }) => kind)).toEqual(["authorised", "captured", "refunded"])
  })

  it("ends where the money is going back or has gone back", async () => {
    const { id, payment } = await guest.paying()
    desk.clock.forward(17 * MINUTE_MS)
    await guest.settle(id)
    desk.payments.authorise(payment)
    desk.payments.captureSilently(payment)
    await resultOf(desk.doJobs())
    await allJobs(desk)

    expect(jobsOf("void")).toMatchObject([{ isDone: true }])
    expect((await recordOf(desk, id)).status).toBe("refunded")
    const [job] = jobsOf("void")
    desk.shelves.contents.jobs.set(job!.id, { ...job!, isDone: false, notBefore: 0 })
    await allJobs(desk)
    expect(jobsOf("void")).toMatchObject([{ isDone: true }])
  })

  it("does not touch the payment of another booking", async () => {
    const one = await declined()
    const other = await aGuestAt(desk, "session-2").paying()
    desk.payments.decline(other.payment)
    await guest.settle(other.id)

    await allJobs(desk)

    expect(desk.payments.truths().map(({ payment, state }) => [payment, state])).toEqual([
      [one.payment, "cancelled"],
      [other.payment, "cancelled"],
    ])
  })
})

describe("pressing Book Now", () => {
  it("is too late for a booking that failed with tries left", async () => {
    const { id, quote } = await guest.paying()
    desk.clock.forward(17 * MINUTE_MS)
    await guest.settle(id)

    const late = guest.bookings.pay(id, { method: "card", total: quote.total }, "")

    expect((await refusal(late))._tag).toBe("HoldOver")
  })

  it("may change from card to arrival only before the card form is open", async () => {
    const { id, quote } = await guest.paying()

    const late = guest.bookings.pay(id, { method: "payAtProperty", total: quote.total }, "")

    expect(await refusal(late)).toMatchObject({ _tag: "StepRefused", status: "paying" })
  })

  it("shows the confirmed stay to whoever presses once more, at whatever total", async () => {
    const { id, code } = await guest.confirmed()
    desk.clock.forward(60 * MINUTE_MS)

    const again = await resultOf(guest.bookings.pay(id, { method: "card", total: 0 as never }, ""))

    expect(again).toMatchObject({ kind: "confirmed", booking: { code } })
  })

  it("takes two declined cards for two tries", async () => {
    const booking = await guest.ready()
    for (const attemptsLeft of [4, 3]) {
      expect(await guest.press(booking)).toMatchObject({
        booking: { method: "card", attemptsLeft },
      })
      const { payment } = await recordOf(desk, booking.id)
      expect(payment).toMatchObject({ attempt: 5 - attemptsLeft, amount: booking.quote.total })
      desk.payments.decline(payment?.payment ?? "")
      await guest.settle(booking.id)
    }
  })
})

it("recognises a request for several rooms in whatever order and splitting they come", async () => {
  const suite = RoomTypeId.make("a-suite")
  const property = aProperty({ rooms: [aRoomType(), aRoomType({ id: suite })] })
  desk = aFrontDesk([{ property, exceptions: [] }])
  guest = aGuestAt(desk)
  const party = aParty({ adults: 3, rooms: 3 })
  const [two, one] = [aRoomChoice({ count: 2 }), aRoomChoice({ roomType: suite })]
  const { id, quote } = await guest.hold(aStayRequest({ party, rooms: [two, one] }), "wanted")

  const again = (rooms: Parameters<typeof aStayRequest>[0]) =>
    resultOf(
      guest.bookings.hold(
        { stay: aStayRequest({ party, ...rooms }), total: quote.total },
        "wanted",
      ),
    )

  expect((await again({ rooms: [one, two] })).id).toBe(id)
  expect((await again({ rooms: [aRoomChoice(), one, aRoomChoice()] })).id).toBe(id)
})
