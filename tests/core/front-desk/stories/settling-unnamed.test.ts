import { pendingChangeOf } from "#core/booking/booking-stage.ts"
import { BookingNotFound, PaymentUnavailable } from "#core/booking/booking.errors.ts"
import type { PendingChange } from "#core/booking/pending-change.ts"
import { settleOpenChange } from "#core/front-desk/settle-open-change.ts"
import { senOf } from "#core/money/amounts.ts"
import { bookingIdOf, changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  recordOf,
  refusal,
  resultOf,
} from "../a-guest-at-the-desk.ts"
import { aChange, anOwnerAt, changePayment } from "../an-owner-at-the-desk.ts"

const GRACE_MS = 17 * MINUTE_MS

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

const aName = { payment: "pay_2", attempt: 2, amount: senOf(500), clientSecret: "secret" }

const startsOf = (attempt: number) =>
  desk.payments.calls.filter((call) => call.startsWith("start ") && call.endsWith(`/${attempt}`))

const jobsOf = (kind: string) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

/** A change whose payment was begun, but whose answer was lost: nobody knows its name. */
const unnamed = async () => {
  const { id, payment } = await owner.paidStay()
  const { quote } = await owner.quoted(id, aChange())
  desk.payments.faults.push("answerLost")
  await refusal(owner.managed.change(owner.own(id), aChange(), quote.total, ""))
  return { id, payment }
}

const settled = (id: Parameters<typeof owner.own>[0]) =>
  owner.managed.settleChange(owner.own(id), "")

describe("a change whose payment has no name yet", () => {
  it("is waited for until its time is over, and no longer, whether anybody answers or not", async () => {
    const { id } = await unnamed()
    desk.clock.forward(GRACE_MS - 1)
    await resultOf(settled(id))
    expect(pendingChangeOf(await recordOf(desk, id))).not.toBeNull()

    desk.clock.forward(1)
    desk.payments.faults.push("notHeard")
    await resultOf(settled(id))

    expect(startsOf(2)).toHaveLength(1)
    expect(await recordOf(desk, id)).toMatchObject({
      change: null,
      failedChange: { why: "expired" },
    })
  })

  it("is looked for by its try once the change is over, and called off", async () => {
    const { id } = await unnamed()
    desk.clock.forward(GRACE_MS)
    await allJobs(desk)

    expect(startsOf(2)).toHaveLength(1)
    expect(desk.payments.calls).toContain(`startedFor ${id}/2`)
    expect(desk.payments.truths().at(-1)).toMatchObject({ attempt: 2, state: "cancelled" })
  })

  it("is not disturbed by a message about the first payment", async () => {
    const { id, payment } = await unnamed()
    const before = await recordOf(desk, id)
    const { body, signature } = desk.payments.noticeOf(payment)

    await resultOf(desk.readNotice(body, signature))

    expect(await recordOf(desk, id)).toEqual(before)
  })

  it("is not called off by a message about its own payment", async () => {
    const { id } = await unnamed()
    const { body, signature } = desk.payments.noticeOf(`pay_${id}_2`)

    await resultOf(desk.readNotice(body, signature))

    expect(jobsOf("void")).toEqual([])
    expect(pendingChangeOf(await recordOf(desk, id))).toMatchObject({ attempt: 2, payment: null })
  })

  it("leaves no payment behind that is open when it was given up before", async () => {
    const { id } = await unnamed()
    await resultOf(owner.managed.leaveChange(owner.own(id), ""))
    desk.clock.forward(GRACE_MS)

    await allJobs(desk)

    expect(desk.payments.truths().at(-1)).toMatchObject({ attempt: 2, state: "cancelled" })
    expect(jobsOf("settle").at(-1)).toMatchObject({ isDone: true })
  })

  it.each([
    ["given up", () => null],
    ["another", (change: PendingChange) => ({ ...change, attempt: 3 })],
    ["named", (change: PendingChange) => ({ ...change, payment: aName })],
  ])("is left alone where it is %s by the time that it is to end", async (_, becomes) => {
    const { id } = await unnamed()
    desk.clock.forward(GRACE_MS)
    const { bookings } = desk.shelves.contents
    const store = {
      ...desk.store,
      inTransaction: ((work) => {
        const record = bookings.get(id)!
        bookings.set(id, changedRecord(record, { change: becomes(pendingChangeOf(record)!) }))
        return desk.store.inTransaction(work)
      }) satisfies typeof desk.store.inTransaction,
    }

    const record = await resultOf(settleOpenChange({ ...desk, store }, id))

    expect(record).toMatchObject({ change: becomes(pendingChangeOf(record)!), failedChange: null })
  })
})

describe("a change that is asked about", () => {
  it("is not found where there is no booking, and unavailable where nobody answers", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    desk.payments.faults.push("notHeard")

    expect(await refusal(settleOpenChange(desk, id))).toEqual(new PaymentUnavailable())
    expect(await refusal(settleOpenChange(desk, bookingIdOf(9)))).toEqual(new BookingNotFound())
  })

  it("is not begun once more when it was paid", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    desk.payments.authorise(await changePayment(desk, id))
    await resultOf(settled(id))
    desk.clock.forward(GRACE_MS)

    await allJobs(desk)

    expect(startsOf(2)).toHaveLength(1)
    expect(jobsOf("settle").at(-1)).toMatchObject({ isDone: true })
  })

  it("is called off by itself where another change was paid meanwhile", async () => {
    const { id } = await unnamed()
    const record = await recordOf(desk, id)
    const paid = { payment: "pay_3", attempt: 3, amount: senOf(500), clientSecret: "secret" }
    const changed = changedRecord(record, { change: null, extras: [paid] })
    desk.shelves.contents.bookings.set(id, changed)
    desk.clock.forward(GRACE_MS)

    await allJobs(desk)

    expect(desk.payments.truths().at(-1)).toMatchObject({ attempt: 2, state: "cancelled" })
  })

  it("still waits for the bank that asks the guest, whatever it said before", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)
    desk.payments.tamper(payment, { state: "awaitingGuest", decline: "declined" })

    await resultOf(settled(id))

    expect(await recordOf(desk, id)).toMatchObject({ change: { attempt: 2 }, failedChange: null })
  })

  it("comes to nothing where the stay began before its money came", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    desk.payments.authorise(await changePayment(desk, id))
    const record = await recordOf(desk, id)
    desk.shelves.contents.bookings.set(id, changedRecord(record, { status: "staying" }))

    await resultOf(settleOpenChange(desk, id))

    expect(await recordOf(desk, id)).toMatchObject({
      change: null,
      failedChange: { why: "expired" },
    })
  })
})

it("work on the change of a booking that nobody knows is done", async () => {
  const order = { kind: "settle", key: "nobody/change/2", booking: "nobody" } as const
  await resultOf(
    desk.store.inTransaction(({ enqueue }) =>
      enqueue({ ...order, paidFor: "change", attempt: 2, notBefore: 0 }),
    ),
  )

  await allJobs(desk)

  expect(jobsOf("settle")).toMatchObject([{ isDone: true, attempts: 1 }])
})

it("browsers without a network of their own are not counted together", async () => {
  for (let browser = 0; browser < 61; browser += 1) {
    const { bookings } = aGuestAt(desk, `browser-${browser}`)
    expect(await refusal(bookings.findByCode("7KQ2M-XW4ZT"))).toEqual(new BookingNotFound())
  }
})
