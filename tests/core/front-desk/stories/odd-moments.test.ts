import { changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { StepRefused } from "#core/booking/booking.errors.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { describe, expect, it } from "vitest"
import { aGuestAt, allJobs, MINUTE_MS, recordOf, refusal } from "../a-guest-at-the-desk.ts"

describe("a capture that comes late", () => {
  const capturesOnce = async (status: BookingStatus) => {
    const desk = aFrontDesk()
    const { id } = await aGuestAt(desk).confirmed()
    desk.shelves.contents.bookings.set(id, changedRecord(await recordOf(desk, id), { status }))
    await allJobs(desk)
    return desk.payments.calls.filter((call) => call.startsWith("capture")).length
  }

  it.each(["confirmed", "staying", "completed", "cancelled"] as const)(
    "still takes the money of a stay that is %s",
    async (status) => {
      expect(await capturesOnce(status)).toBe(1)
    },
  )

  it.each(["refunding", "failed"] as const)("takes no money of one that is %s", async (status) => {
    expect(await capturesOnce(status)).toBe(0)
  })
})

it("details that come while the payment is open are refused as such, also after the hold", async () => {
  const desk = aFrontDesk()
  const guest = aGuestAt(desk)
  const { id } = await guest.paying()
  desk.clock.forward(20 * MINUTE_MS)

  expect(await refusal(guest.bookings.giveDetails(id, aGuest(), "late"))).toEqual(
    new StepRefused({ status: "paying" }),
  )
})

describe("a held property", () => {
  const [front, pool] = [aPicture({ name: "front" }), aPicture({ name: "pool" })]

  it.each([
    [[front, pool], front],
    [[], null],
  ])("keeps the first of the pictures %o", async (pictures, picture) => {
    const desk = aFrontDesk([{ property: aProperty({ pictures }), exceptions: [] }])

    expect((await aGuestAt(desk).hold()).property.picture).toEqual(picture)
  })
})
