import { BookingNotFound } from "#core/booking/booking.errors.ts"
import { NotManageable, RefundChanged } from "#core/managing/managing.errors.ts"
import { refundIfCancelled } from "#core/managing/refund-if-cancelled.ts"
import { Instant } from "#core/kernel/instant.ts"
import { Sen } from "#core/money/sen.ts"
import { AccountId } from "#core/people/account-id.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  recordOf,
  refusal,
  studiosTaken,
  resultOf,
} from "./a-guest-at-the-desk.ts"
import { aChange, anAccount, anOwnerAt, changePayment } from "./an-owner-at-the-desk.ts"

const TOTAL = 68_946
const LATE = TOTAL - 22_000 - 1_320 - 106

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

describe("cancelling", () => {
  it("gives everything back in the free window, and the nights at once", async () => {
    const { id } = await owner.paidStay()

    const cancelled = await owner.cancel(id, TOTAL)

    expect(cancelled).toMatchObject({ status: "cancelled", paid: 0, refunded: 0 })
    expect(studiosTaken(desk)).toBe(0)
    await allJobs(desk)
    expect(await resultOf(owner.managed.openOwn(id))).toMatchObject({
      status: "refunded",
      refunded: TOTAL,
    })
  })

  it("keeps the first night, the fee and its tax later on", async () => {
    const { id } = await owner.paidStay()
    desk.clock.set("2026-12-01T07:00:00.000Z")

    await owner.cancel(id, LATE)
    await allJobs(desk)

    expect(desk.payments.truths()).toMatchObject([{ captured: TOTAL, refunded: LATE }])
  })

  it("is not done at another refund than the one that was shown", async () => {
    const { id } = await owner.paidStay()
    desk.clock.set("2026-12-01T07:00:00.000Z")

    const failure = await refusal(owner.managed.cancel(owner.own(id), Sen.make(TOTAL), ""))

    expect(failure).toEqual(new RefundChanged({ refund: Sen.make(LATE) }))
    expect((await recordOf(desk, id)).status).toBe("confirmed")
  })

  it("changes nothing the second time, before and after the money is back", async () => {
    const { id } = await owner.paidStay()
    await owner.cancel(id, TOTAL)
    await owner.cancel(id, TOTAL)
    await allJobs(desk)

    expect((await owner.cancel(id, TOTAL)).status).toBe("refunded")
    const { history } = await recordOf(desk, id)
    expect(history.filter(({ event }) => event === "CANCELLED_BY_GUEST")).toHaveLength(1)
  })

  it("is over from check-in on, also before anybody wrote down that the stay began", async () => {
    const { id } = await owner.paidStay()
    const refused = new NotManageable({ obstacle: "stayStarted" })
    desk.clock.set("2026-12-04T07:00:00.000Z")

    expect(await refusal(owner.managed.cancel(owner.own(id), Sen.make(0), ""))).toEqual(refused)
    await allJobs(desk)
    expect(await refusal(owner.managed.cancel(owner.own(id), Sen.make(0), ""))).toEqual(refused)
  })

  it("gives back what is promised, but not yet taken, once it is taken", async () => {
    const { id } = await aGuestAt(desk).confirmed()
    await resultOf(desk.joinAccount("AISYAH.TAN@example.com", anAccount))
    desk.payments.faults.push("notHeard")

    await owner.cancel(id, TOTAL)
    await allJobs(desk)
    expect((await recordOf(desk, id)).status).toBe("cancelled")
    for (const _ of ["taken", "given back"]) {
      desk.clock.forward(60_000)
      await allJobs(desk)
    }

    expect((await recordOf(desk, id)).status).toBe("refunded")
  })

  it("of a stay that is paid on arrival gives nothing back and is at rest", async () => {
    const { id } = await owner.onArrival()

    expect((await owner.cancel(id, 0)).status).toBe("cancelled")
    expect(studiosTaken(desk)).toBe(0)
  })

  it("ends a change that waits for its money, and gives its nights back too", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const payment = await changePayment(desk, id)

    await owner.cancel(id, TOTAL)
    await allJobs(desk)

    expect(studiosTaken(desk, "2026-12-03")).toBe(0)
    expect(desk.payments.truths().find((truth) => truth.payment === payment)?.state).toBe(
      "cancelled",
    )
  })

  it("is nobody else's to do, and looks the same for a booking that is not there", async () => {
    const { id } = await owner.paidStay()
    const stranger = anOwnerAt(desk, AccountId.make("b".repeat(26)))

    for (const asked of [
      stranger.managed.cancel(owner.own(id), Sen.make(TOTAL), ""),
      stranger.managed.openOwn(id),
      desk.managedBy({ session: "session-1", member: false }).openOwn(id),
    ])
      expect(await refusal<unknown, unknown>(asked)).toEqual(new BookingNotFound())
  })
})

describe("what would come back", () => {
  it("is told for any moment, by the figures that cancelling uses", () => {
    const booking = aWholeBooking()
    const { total, deposit, occupancyTax } = booking.quote

    expect(refundIfCancelled(booking, Instant.make("2026-11-25T00:00:00.000Z")).refund).toBe(total)
    expect(refundIfCancelled(booking, Instant.make("2026-12-04T07:00:00.000Z")).refund).toBe(
      deposit + occupancyTax,
    )
  })

  it("is decided by the terms of the rooms", () => {
    const booking = aWholeBooking()
    const [room] = booking.rooms
    const rooms = [{ ...room!, cancellation: "NON_REFUNDABLE" as const }]
    const early = Instant.make("2026-11-25T00:00:00.000Z")

    expect(refundIfCancelled({ ...booking, rooms }, early).terms).toBe("nonRefundable")
  })
})
