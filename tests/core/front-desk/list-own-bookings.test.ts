import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { sortedBookings } from "#core/front-desk/list-own-bookings.ts"
import { partsOf, recordAt } from "#core/booking/booking-stage.ts"
import { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { aBookingRecord, bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { describe, expect, it } from "vitest"
import { refusal, resultOf, visitorOf } from "./a-guest-at-the-desk.ts"
import { anOwnerAt } from "./an-owner-at-the-desk.ts"

const today = day("2026-12-05")

const booked = (number: number, status: BookingStatus, checkIn: string, checkOut: string) =>
  aBookingRecord({
    id: bookingIdOf(number),
    status,
    dates: stayDates(checkIn, checkOut),
    code: ConfirmationCode.make("7KQ2MXW4ZT"),
  })

const ids = (cards: ReadonlyArray<{ readonly id: string }>) =>
  cards.map(({ id }) => [1, 2, 3, 4, 5, 6].find((number) => bookingIdOf(number) === id))

describe("my bookings", () => {
  it("are sorted by where they stand: what comes next first, what was last first", () => {
    const { upcoming, past, cancelled } = sortedBookings(
      [
        booked(1, "confirmed", "2027-01-01", "2027-01-03"),
        booked(2, "staying", "2026-12-04", "2026-12-06"),
        booked(3, "completed", "2026-10-01", "2026-10-03"),
        booked(4, "completed", "2026-11-01", "2026-11-03"),
        booked(5, "cancelled", "2027-02-01", "2027-02-03"),
        booked(6, "refunded", "2027-03-01", "2027-03-03"),
      ],
      today,
    )

    expect([ids(upcoming), ids(past), ids(cancelled)]).toEqual([
      [2, 1],
      [4, 3],
      [6, 5],
    ])
  })

  it("leave out what never came to a booking, and show the last day as still to come", () => {
    const leaving = booked(1, "staying", "2026-12-03", "2026-12-05")
    const left = booked(2, "staying", "2026-12-02", "2026-12-04")

    const sorted = sortedBookings([aBookingRecord(), leaving, left], today)

    expect([ids(sorted.upcoming), ids(sorted.past)]).toEqual([[1], [2]])
    expect(sorted.cancelled).toEqual([])
  })

  it("leave a stay that was called off among the cancelled ones once its days are over", () => {
    const calledOff = booked(1, "cancelled", "2026-11-01", "2026-11-03")

    const { past, cancelled } = sortedBookings([calledOff], today)

    expect([ids(past), ids(cancelled)]).toEqual([[], [1]])
  })

  it("leave out one that was never sold though its money came, and is back", () => {
    const refunding = aBookingRecord({ id: bookingIdOf(1), status: "refunding" })
    const unsold = recordAt("refunded", partsOf(refunding))

    expect(unsold?.status).toBe("refunded")
    expect(sortedBookings([refunding, unsold!], today).cancelled).toEqual([])
  })

  it("are those of who is signed in", async () => {
    const desk = aFrontDesk()
    const owner = anOwnerAt(desk)
    const { id } = await owner.paidStay()

    expect((await resultOf(owner.managed.mine())).upcoming).toMatchObject([{ id, total: 68_946 }])
    expect(await refusal(desk.managedBy(visitorOf("nobody")).mine())).toEqual(new NotSignedIn())
  })
})
