import { changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { BookingNotFound } from "#core/booking/booking.errors.ts"
import { NotManageable } from "#core/managing/managing.errors.ts"
import { Sen } from "#core/money/sen.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  recordOf,
  refusal,
  resultOf,
  visitorOf,
} from "../a-guest-at-the-desk.ts"
import { aChange, anAccount, anOwnerAt, linkIn } from "../an-owner-at-the-desk.ts"

const TOTAL = Sen.make(68_946)
const oneNight = aChange({ dates: stayDates("2026-12-05", "2026-12-06") })

let desk: AFrontDesk
let owner: ReturnType<typeof anOwnerAt>
beforeEach(() => {
  desk = aFrontDesk()
  owner = anOwnerAt(desk)
})

const bearer = () => desk.managedBy(visitorOf("somewhere-else"))
const changeBy = async (claim: ReturnType<typeof owner.own>, wanted = oneNight) => {
  const { quote } = await resultOf(bearer().quoteChange(claim, wanted))
  return resultOf(bearer().change(claim, wanted, quote.total, ""))
}

describe("a mailed link that has acted", () => {
  it("leaves the other links to act", async () => {
    const { id } = await owner.onArrival()
    const [one, other] = [await linkIn(desk, id), await linkIn(desk, id)]

    await changeBy({ id, link: one })

    const cancelled = await resultOf(bearer().cancel({ id, link: other }, Sen.make(0), ""))
    expect(cancelled.status).toBe("cancelled")
    expect((await recordOf(desk, id)).links.map(({ spent }) => spent)).toEqual([true, true])
  })

  it("is none where the account acted", async () => {
    const { id } = await owner.onArrival()
    await linkIn(desk, id)

    await owner.change(id, oneNight)

    expect((await recordOf(desk, id)).links.map(({ spent }) => spent)).toEqual([false])
  })
})

describe("a booking that is not there", () => {
  it("cannot be cancelled, changed, left or read for its receipt", async () => {
    const claim = owner.own(bookingIdOf(9))

    for (const asked of [
      owner.managed.cancel(claim, TOTAL, ""),
      owner.managed.change(claim, oneNight, TOTAL, ""),
      owner.managed.leaveChange(claim, ""),
      desk.forReceipt(visitorOf("session-1"), claim),
    ])
      expect(await refusal<unknown, unknown>(asked)).toEqual(new BookingNotFound())
  })
})

describe("a receipt", () => {
  it("is for the browser that made the booking as long as it is nobody's", async () => {
    const { id } = await aGuestAt(desk, "session-1").confirmed()
    const asked = desk.forReceipt(visitorOf("session-1"), { id, link: null })

    expect(await resultOf(asked)).toMatchObject({ id })
    await resultOf(desk.joinAccount("aisyah.tan@example.com", anAccount))
    expect(await refusal(asked)).toEqual(new BookingNotFound())
  })

  it("is for the account of the booking and its link, and nobody else", async () => {
    const { id } = await owner.paidStay()
    const link = await linkIn(desk, id)
    const visitors = [
      desk.forReceipt({ ...visitorOf("elsewhere"), account: anAccount }, { id, link: null }),
      desk.forReceipt(visitorOf("elsewhere"), { id, link }),
    ]

    for (const asked of visitors) expect(await resultOf(asked)).toMatchObject({ id, paid: TOTAL })
    const stranger = desk.forReceipt(visitorOf("elsewhere"), { id, link: null })
    expect(await refusal(stranger)).toEqual(new BookingNotFound())
  })
})

it("money that went back for a stay that was never sold leaves nothing to cancel", async () => {
  const { id } = await aGuestAt(desk).hold()
  const record = await recordOf(desk, id)
  const refunded = changedRecord(record, {
    owner: anAccount,
    status: "refunded",
    method: "card",
    payment: { payment: "pay_1", attempt: 1, amount: record.quote.total, clientSecret: "secret" },
  })
  desk.shelves.contents.bookings.set(id, refunded)

  expect(await refusal(owner.managed.cancel(owner.own(id), Sen.make(0), ""))).toEqual(
    new NotManageable({ obstacle: "notBooked" }),
  )
})

describe("a cheaper stay", () => {
  it("gives back under a reason of its own each time", async () => {
    const { id } = await owner.paidStay()
    await owner.change(id, oneNight)

    const { refunds, history } = await recordOf(desk, id)

    expect(refunds).toMatchObject([{ reason: `change-${history.length - 1}` }])
  })

  it("gives nothing back of what is paid on arrival", async () => {
    const { id } = await owner.paidStay()
    const record = await recordOf(desk, id)
    desk.shelves.contents.bookings.set(id, changedRecord(record, { method: "payAtProperty" }))

    await owner.change(id, oneNight)

    expect((await recordOf(desk, id)).refunds).toEqual([])
  })
})

it("a stay that was made longer ends on its new day", async () => {
  const { id } = await owner.onArrival()
  await owner.change(id, aChange({ dates: stayDates("2026-12-04", "2026-12-09") }))
  const statusAt = async (moment: string) => {
    desk.clock.set(moment)
    await allJobs(desk)
    return (await recordOf(desk, id)).status
  }

  expect(await statusAt("2026-12-06T04:00:00.000Z")).toBe("staying")
  expect(await statusAt("2026-12-09T03:59:59.999Z")).toBe("staying")
  expect(await statusAt("2026-12-09T04:00:00.000Z")).toBe("completed")
})
