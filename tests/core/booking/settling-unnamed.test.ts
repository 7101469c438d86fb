import { BookingNotFound, PaymentUnavailable } from "#core/booking/booking.errors.ts"
import { settleOpenChange } from "#core/booking/settle-open-change.ts"
import { senOf } from "#core/money/amounts.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { aGuestAt, allJobs, MINUTE_MS, recordOf, refusal, told } from "./a-guest-at-the-desk.ts"
import { aChange, anOwnerAt, changePayment } from "./an-owner-at-the-desk.ts"

const GRACE_MS = 17 * MINUTE_MS

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

const startsOf = (attempt: number) =>
  desk.payments.calls.filter((call) => call.startsWith("start") && call.endsWith(`/${attempt}`))

const jobsOf = (kind: string) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

/** A change whose payment was begun, but whose answer was lost: nobody knows its name. */
const unnamed = async () => {
  const { id, payment } = await owner.paidStay()
  const { quote } = await owner.quoted(id, aChange())
  desk.payments.mishaps.push("answerLost")
  await refusal(owner.managed.change(owner.own(id), aChange(), quote.total, ""))
  return { id, payment }
}

const settled = (id: Parameters<typeof owner.own>[0]) =>
  owner.managed.settleChange(owner.own(id), "")

describe("a change whose payment has no name yet", () => {
  it("is waited for until its time is over, and only then asked about by its try", async () => {
    const { id } = await unnamed()
    desk.clock.forward(GRACE_MS - 1)
    await told(settled(id))
    expect(startsOf(2)).toHaveLength(1)

    desk.clock.forward(1)
    await told(settled(id))

    expect(startsOf(2)).toHaveLength(2)
    expect((await recordOf(desk, id)).change).toBeNull()
  })

  it("is not disturbed by a message about the first payment", async () => {
    const { id, payment } = await unnamed()
    const before = await recordOf(desk, id)
    const { body, signature } = desk.payments.noticeOf(payment)

    await told(desk.readNotice(body, signature))

    expect(await recordOf(desk, id)).toEqual(before)
  })

  it("is not called off by a message about its own payment", async () => {
    const { id } = await unnamed()
    const { body, signature } = desk.payments.noticeOf(`pay_${id}_2`)

    await told(desk.readNotice(body, signature))

    expect(jobsOf("void")).toEqual([])
    expect((await recordOf(desk, id)).change).toMatchObject({ attempt: 2, payment: null })
  })

  it("leaves no payment behind that is open when it was given up before", async () => {
    const { id } = await unnamed()
    await told(owner.managed.leaveChange(owner.own(id), ""))
    desk.clock.forward(GRACE_MS)

    await allJobs(desk)

    expect(desk.payments.truths().at(-1)).toMatchObject({ attempt: 2, state: "cancelled" })
    expect(jobsOf("settle").at(-1)).toMatchObject({ isDone: true })
  })

  it("is nothing to ask about where it was given up while its name was learnt", async () => {
    const { id } = await unnamed()
    desk.clock.forward(GRACE_MS)
    const { payments } = desk
    const start = (order: Parameters<typeof payments.start>[0]) =>
      Effect.tap(payments.start(order), () =>
        Effect.sync(() => {
          const { bookings } = desk.shelves.contents
          bookings.set(id, { ...bookings.get(id)!, change: null })
        }),
      )

    const record = await told(settleOpenChange({ ...desk, payments: { ...payments, start } }, id))

    expect(record.change).toBeNull()
    expect(payments.calls).not.toContain(`find pay_${id}_2`)
  })
})

describe("a change that is asked about", () => {
  it("is not found where there is no booking, and unavailable where nobody answers", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    desk.payments.mishaps.push("notHeard")

    expect(await refusal(settleOpenChange(desk, id))).toEqual(new PaymentUnavailable())
    expect(await refusal(settleOpenChange(desk, bookingIdOf(9)))).toEqual(new BookingNotFound())
  })

  it("is not begun once more when it was paid", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    desk.payments.authorise(await changePayment(desk, id))
    await told(settled(id))
    desk.clock.forward(GRACE_MS)

    await allJobs(desk)

    expect(startsOf(2)).toHaveLength(1)
    expect(jobsOf("settle").at(-1)).toMatchObject({ isDone: true })
  })

  it("is called off by itself where another change was paid meanwhile", async () => {
    const { id } = await unnamed()
    const record = await recordOf(desk, id)
    const paid = { payment: "pay_3", attempt: 3, amount: senOf(500), clientSecret: "secret" }
    desk.shelves.contents.bookings.set(id, { ...record, change: null, extras: [paid] })
    desk.clock.forward(GRACE_MS)

    await allJobs(desk)

    expect(desk.payments.truths().at(-1)).toMatchObject({ attempt: 2, state: "cancelled" })
  })

  it("still waits for the bank that asks the guest, whatever it said before", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    desk.payments.tamper(payment, { state: "awaitingGuest", decline: "declined" })

    await told(settled(id))

    expect(await recordOf(desk, id)).toMatchObject({ change: { attempt: 2 }, failedChange: null })
  })

  it("comes to nothing where the stay began before its money came", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    desk.payments.authorise(await changePayment(desk, id))
    const record = await recordOf(desk, id)
    desk.shelves.contents.bookings.set(id, { ...record, status: "staying" })

    await told(settleOpenChange(desk, id))

    expect(await recordOf(desk, id)).toMatchObject({
      change: null,
      failedChange: { why: "expired" },
    })
  })
})

it("work on the change of a booking that nobody knows is done", async () => {
  const order = { kind: "settle", key: "nobody/change/2", booking: "nobody" } as const
  await told(
    desk.store.inTransaction(({ enqueue }) =>
      enqueue({ ...order, subject: "change", amount: 500, notBefore: 0 }),
    ),
  )

  await allJobs(desk)

  expect(jobsOf("settle")).toMatchObject([{ isDone: true, tries: 1 }])
})

it("browsers without a network of their own are not counted together", async () => {
  for (let browser = 0; browser < 61; browser += 1) {
    const { bookings } = aGuestAt(desk, `browser-${browser}`)
    expect(await refusal(bookings.findByCode("7KQ2M-XW4ZT"))).toEqual(new BookingNotFound())
  }
})
