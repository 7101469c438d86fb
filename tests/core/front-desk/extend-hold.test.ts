import { StepRefused } from "#core/booking/booking.errors.ts"
import { noHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { describe, expect, it } from "vitest"
import { aGuestAt, MINUTE_MS, recordOf, refusal, resultOf } from "./a-guest-at-the-desk.ts"

const oneStudio = [{ property: aProperty({ rooms: [aRoomType({ units: 1 })] }), exceptions: [] }]
const anotherAt = (desk: AFrontDesk) => desk.forVisitor({ session: "another", member: false })

describe("a hold that its guest extends", () => {
  it("keeps its rooms to the later end and no longer", async () => {
    const desk = aFrontDesk(oneStudio)
    const guest = aGuestAt(desk)
    const { id, quote } = await guest.hold()
    const request = { stay: aStayRequest(), total: quote.total }
    desk.clock.forward(14 * MINUTE_MS)
    await resultOf(guest.bookings.extend(id, ""))

    desk.clock.forward(2 * MINUTE_MS)
    await resultOf(desk.doJobs())
    expect((await recordOf(desk, id)).status).toBe("held")
    expect(await refusal(anotherAt(desk).hold(request, "1"))).toMatchObject({ _tag: "SoldOut" })

    desk.clock.forward(5 * MINUTE_MS)
    await resultOf(desk.doJobs())
    expect((await recordOf(desk, id)).status).toBe("expired")
    expect((await resultOf(anotherAt(desk).hold(request, "2"))).status).toBe("held")
  })

  it("is written down once, however often it is asked for", async () => {
    const desk = aFrontDesk()
    const guest = aGuestAt(desk)
    const { id } = await guest.hold()
    const first = await resultOf(guest.bookings.extend(id, "1"))
    const again = await resultOf(guest.bookings.extend(id, "2"))

    expect(again.holdUntil).toBe(first.holdUntil)
    const { history } = await recordOf(desk, id)
    expect(history.filter(({ event }) => event === "HOLD_EXTENDED")).toHaveLength(1)
  })

  it("is refused once it is over, and once it is paid for", async () => {
    const desk = aFrontDesk()
    const late = aGuestAt(desk, "late")
    const { id } = await late.hold()
    desk.clock.forward(15 * MINUTE_MS)
    expect(await refusal(late.bookings.extend(id, ""))).toMatchObject({ _tag: "HoldOver" })

    const paying = aGuestAt(desk, "paying")
    const booking = await paying.paying()
    expect(await refusal(paying.bookings.extend(booking.id, ""))).toMatchObject({
      _tag: "StepRefused",
    })
  })

  it("is refused where its rooms would not be held now, and stays as it was", async () => {
    const desk = aFrontDesk(oneStudio, { holdLimits: { ...noHoldLimits, networkRoomNights: 0 } })
    const bookings = desk.forVisitor({ session: "one", member: false, network: "10.0.0.1" })
    const unlimited = aFrontDesk(oneStudio, { store: desk.store, clock: desk.clock })
    const held = await aGuestAt({ ...unlimited, store: desk.store }, "one").hold()

    const failure = await refusal(bookings.extend(held.id, ""))

    expect(failure).toMatchObject({ _tag: "HoldLimited" })
    expect((await recordOf(desk, held.id)).holdUntil).toBe(held.holdUntil)
  })

  it("is refused where its rooms are taken with the payment: nothing is held", async () => {
    const desk = aFrontDesk(oneStudio, { holdLimits: { ...noHoldLimits, networkRoomNights: 0 } })
    const bookings = desk.forVisitor({ session: "one", member: false, network: "10.0.0.1" })
    const stay = aStayRequest()
    const { total } = await resultOf(bookings.quote(stay))
    const booking = await resultOf(bookings.hold({ stay, total, withoutHold: true }, ""))
    expect(booking.nightsKept).toBe(false)

    expect(await refusal(bookings.extend(booking.id, ""))).toEqual(
      new StepRefused({ status: "held" }),
    )
  })
})
