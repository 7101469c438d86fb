import { changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { aPropertyLetterJob } from "#fixtures/builders/a-job.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import type { AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { orderIn } from "#core/workload/job.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { allJobs, recordOf, resultOf } from "../a-guest-at-the-desk.ts"
import { aChange, aDeskForEach } from "../an-owner-at-the-desk.ts"

const TOTAL = 68_946
const at = aDeskForEach()

const ordersIn = (desk: AFrontDesk) =>
  [...desk.shelves.contents.jobs.values()]
    .map((row) => Result.getOrThrow(orderIn(row)))
    .flatMap((order) => (order.kind === "mail" && order.about === "property" ? [order] : []))

const letter = (booking: Parameters<typeof aPropertyLetterJob>[0]) =>
  resultOf(at.desk.propertyLetterFor(aPropertyLetterJob(booking)))

describe("the property is written to", () => {
  it("of each step that its guest is told of, in the transaction of the step", async () => {
    const { id } = await at.owner.paidStay()
    expect(ordersIn(at.desk)).toMatchObject([
      { booking: id, letter: "confirmed", notBefore: 0, key: `${id}/property/confirmed/3` },
    ])

    await at.owner.change(id, aChange({ dates: stayDates("2026-12-11", "2026-12-13") }))
    await at.owner.cancel(id, TOTAL)

    expect(ordersIn(at.desk).map(({ letter: name }) => name)).toEqual([
      "confirmed",
      "changed",
      "cancelled",
    ])
    expect(new Set(ordersIn(at.desk).map(({ key }) => key)).size).toBe(3)
  })

  it("when the card of a confirmed stay is not charged after all", async () => {
    const { id, payment } = await at.guest.paying()
    at.desk.payments.authorise(payment)
    await at.guest.settle(id)
    at.desk.payments.tamper(payment, { state: "cancelled" })
    await allJobs(at.desk)

    expect(ordersIn(at.desk).map(({ letter: name }) => name)).toEqual(["confirmed", "paymentLost"])
    expect(await letter(id)).toMatchObject({ paid: 0, due: TOTAL })
  })

  it("of nothing that never became a booking", async () => {
    await at.guest.hold()
    await at.guest.ready()
    const { id, payment } = await at.guest.paying()
    at.desk.payments.decline(payment, "declined")
    await at.guest.settle(id)

    expect(ordersIn(at.desk)).toEqual([])
  })
})

describe("a letter to the property", () => {
  it("tells who comes, when, what was asked for and what is left to pay, and not how to reach them", async () => {
    const { id } = await at.owner.paidStay(
      aGuest({ specialRequests: "A cot, please", arrival: "23:00" }),
    )
    const told = await letter(id)

    const { rooms, dates, party, property } = await recordOf(at.desk, id)
    expect(told).toMatchObject({
      name: "confirmed",
      guest: "Aisyah Tan",
      requests: "A cot, please",
      arrival: "23:00",
      booking: { id, rooms, dates, party, property, status: "confirmed" },
      paid: TOTAL,
      due: 0,
    })
    expect(told?.booking.code).toMatch(/^\w{10}$/)
    const { email, phone, identity } = (await recordOf(at.desk, id)).guest ?? never()
    for (const secret of [email, phone, identity.number])
      expect(JSON.stringify(told)).not.toContain(secret)
  })

  it("says that all is to be paid there where nothing was paid by card", async () => {
    const { id } = await at.owner.onArrival()

    expect(await letter(id)).toMatchObject({ paid: 0, due: TOTAL })
  })

  it("asks for nothing of a stay that is called off", async () => {
    const { id } = await at.owner.onArrival()
    await at.owner.cancel(id, 0)

    expect(await letter(id)).toMatchObject({ paid: 0, due: 0, booking: { status: "cancelled" } })
  })

  it("asks for no more than there was to pay", async () => {
    const { id } = await at.owner.onArrival()
    const record = await recordOf(at.desk, id)
    const waived = { at: record.createdAt, kind: "waived", amount: 100, payment: "" } as never
    const kept = changedRecord(record, { ledger: [waived] })
    at.desk.shelves.contents.bookings.set(id, kept)

    expect(await letter(id)).toMatchObject({ due: TOTAL - 100 })
  })

  it("is moot for a booking that nobody knows or that names nobody", async () => {
    const { id } = await at.owner.paidStay()
    const nameless = changedRecord(await recordOf(at.desk, id), {
      status: "completed",
      guest: null,
    })
    at.desk.shelves.contents.bookings.set(id, nameless)

    expect(await letter(id)).toBeNull()
    expect(await letter(bookingIdOf(9))).toBeNull()
  })
})

const never = (): never => {
  throw new Error("no guest")
}
