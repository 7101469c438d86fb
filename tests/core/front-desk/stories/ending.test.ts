import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
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

const oneStudio = [{ property: aProperty({ rooms: [aRoomType({ units: 1 })] }), exceptions: [] }]

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk(oneStudio)
  guest = aGuestAt(desk)
})

const statusOf = async (id: Parameters<typeof recordOf>[1]) => (await recordOf(desk, id)).status

/** A payment whose guest came back after everything was over and the nights were given back. */
const givenUp = async () => {
  const paid = await guest.paying()
  desk.clock.forward(17 * MINUTE_MS)
  expect((await guest.settle(paid.id)).status).toBe("failed")
  expect(studiosTaken(desk)).toBe(0)
  return paid
}

describe("a hold", () => {
  it("shows as over to the millisecond, before anybody sweeps", async () => {
    const { id } = await guest.hold()
    desk.clock.forward(15 * MINUTE_MS - 1)
    expect((await resultOf(guest.bookings.find(id))).status).toBe("held")

    desk.clock.forward(1)

    expect((await resultOf(guest.bookings.find(id))).status).toBe("expired")
    expect(await statusOf(id)).toBe("held")
  })

  it("gives its nights back within one sweep", async () => {
    const { id } = await guest.hold()
    desk.clock.forward(15 * MINUTE_MS)

    await resultOf(desk.doJobs())

    expect(await statusOf(id)).toBe("expired")
    expect(studiosTaken(desk)).toBe(0)
    expect((await aGuestAt(desk, "session-2").hold()).status).toBe("held")
  })

  it("is not swept before its time, nor once it was sold", async () => {
    const { id } = await guest.confirmed()
    await allJobs(desk)
    desk.clock.forward(16 * MINUTE_MS)

    await allJobs(desk)

    expect(await statusOf(id)).toBe("confirmed")
    expect(studiosTaken(desk)).toBe(1)
  })

  it("cannot be paid for when it is over", async () => {
    const booking = await guest.ready()
    const pay = (method: "card" | "payAtProperty") =>
      refusal(guest.bookings.pay(booking.id, { method, total: booking.quote.total }, method))
    desk.clock.forward(15 * MINUTE_MS)

    expect((await pay("card"))._tag).toBe("HoldOver")
    expect((await pay("payAtProperty"))._tag).toBe("HoldOver")
    await allJobs(desk)
    expect((await pay("card"))._tag).toBe("HoldOver")
  })

  it("that was left is released, also when left twice, and cannot be paid for", async () => {
    const booking = await guest.ready()

    const left = await resultOf(guest.bookings.leave(booking.id, "1"))
    expect(await resultOf(guest.bookings.leave(booking.id, "2"))).toEqual(left)

    expect(left.status).toBe("released")
    expect(studiosTaken(desk)).toBe(0)
    const pay = guest.bookings.pay(booking.id, { method: "card", total: booking.quote.total }, "3")
    expect((await refusal(pay))._tag).toBe("HoldOver")
  })

  it("cannot be left while it is being paid for, nor once it is sold", async () => {
    const { id, payment } = await guest.paying()
    expect(await refusal(guest.bookings.leave(id, "1"))).toMatchObject({ status: "paying" })

    desk.payments.authorise(payment)
    await guest.settle(id)

    expect(await refusal(guest.bookings.leave(id, "2"))).toMatchObject({ status: "confirmed" })
  })
})

describe("a payment under way when the hold ends", () => {
  it("keeps the nights through the grace, and is asked after when the grace ends", async () => {
    const { id, payment } = await guest.paying()
    desk.clock.forward(15 * MINUTE_MS)
    await allJobs(desk)
    expect([await statusOf(id), studiosTaken(desk)]).toEqual(["paying", 1])
    desk.payments.authorise(payment)
    desk.clock.forward(2 * MINUTE_MS)

    await allJobs(desk)

    expect(await resultOf(guest.bookings.find(id))).toMatchObject({
      status: "confirmed",
      captured: 68946,
    })
  })

  it("joins no second press once the hold is over", async () => {
    const booking = await guest.paying()
    desk.clock.forward(15 * MINUTE_MS)

    const press = guest.bookings.pay(booking.id, { method: "card", total: booking.quote.total }, "")

    expect((await refusal(press))._tag).toBe("HoldOver")
  })

  it("is called off when nobody authorised it, and its guest's card is refused afterwards", async () => {
    const { id, payment } = await guest.paying()
    desk.clock.forward(17 * MINUTE_MS)

    await allJobs(desk)

    expect([await statusOf(id), studiosTaken(desk)]).toEqual(["failed", 0])
    expect(desk.payments.authorise(payment)).toBe(false)
    expect((await recordOf(desk, id)).ledger).toMatchObject([{ kind: "voided", amount: 0 }])
  })

  it("whose name was never learned is asked for again and called off", async () => {
    const booking = await guest.ready()
    desk.payments.faults.push("answerLost")
    await refusal(
      guest.bookings.pay(booking.id, { method: "card", total: booking.quote.total }, ""),
    )
    expect((await guest.settle(booking.id)).status).toBe("paying")
    desk.clock.forward(17 * MINUTE_MS)

    await allJobs(desk)

    expect([await statusOf(booking.id), studiosTaken(desk)]).toEqual(["failed", 0])
    expect(desk.payments.truths()).toMatchObject([{ state: "cancelled" }])
  })
})

describe("money that arrives after the nights were given back", () => {
  it("sells the stay after all while its nights are free", async () => {
    const { id, payment } = await givenUp()
    desk.payments.authorise(payment)

    expect(await guest.settle(id)).toMatchObject({ status: "confirmed" })

    expect(studiosTaken(desk)).toBe(1)
    await allJobs(desk)
    expect(await resultOf(guest.bookings.find(id))).toMatchObject({ captured: 68946, refunded: 0 })
    expect(desk.payments.calls.filter((call) => call.startsWith("void"))).toEqual([])
  })

  it("is called off when somebody else has the nights now", async () => {
    const { id, payment } = await givenUp()
    await aGuestAt(desk, "session-2").hold()
    desk.payments.authorise(payment)

    expect(await guest.settle(id)).toMatchObject({ status: "failed", code: null })
    await allJobs(desk)

    expect(desk.payments.truths()).toMatchObject([{ state: "cancelled", captured: 0 }])
    expect((await recordOf(desk, id)).ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["authorised", 68946],
      ["voided", 68946],
    ])
    expect(studiosTaken(desk)).toBe(1)
  })

  it("sells no stay once it is decided that the money goes back", async () => {
    const { id, payment } = await givenUp()
    desk.payments.faults.push("notHeard")
    await resultOf(desk.doJobs())
    desk.payments.authorise(payment)

    expect(await guest.settle(id)).toMatchObject({ status: "failed", code: null })
    desk.clock.forward(MINUTE_MS)
    await allJobs(desk)

    expect(desk.payments.truths()).toMatchObject([{ state: "cancelled" }])
    expect(studiosTaken(desk)).toBe(0)
  })

  it("goes back to the sen when the provider took it by itself", async () => {
    const { id, payment } = await givenUp()
    await aGuestAt(desk, "session-2").hold()
    desk.payments.authorise(payment)
    desk.payments.captureSilently(payment)

    expect((await guest.settle(id)).status).toBe("refunding")
    await allJobs(desk)

    expect(await resultOf(guest.bookings.find(id))).toMatchObject({
      status: "refunded",
      captured: 68946,
      refunded: 68946,
    })
    expect(desk.payments.truths()).toMatchObject([{ refunded: 68946 }])
  })

  it("goes back when the provider took it while it was being called off", async () => {
    const { id, payment } = await givenUp()
    await aGuestAt(desk, "session-2").hold()
    desk.payments.authorise(payment)
    await guest.settle(id)
    desk.payments.captureSilently(payment)

    await allJobs(desk)

    expect(await statusOf(id)).toBe("refunded")
    expect((await recordOf(desk, id)).ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["authorised", 68946],
      ["voided", 68946],
      ["authorised", 68946],
      ["captured", 68946],
      ["refunded", 68946],
    ])
  })
})
