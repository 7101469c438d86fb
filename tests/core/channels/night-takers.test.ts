import { takersAmong } from "#core/channels/night-takers.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { aBookingRecord, bookingIdOf, codeOfId } from "#fixtures/builders/a-booking-record.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const dates = { ...stayDates(), checkIn: day("2026-12-04"), checkOut: day("2026-12-06") }
const { rooms } = aBookingRecord()
const kind = RoomKindId.make(rooms[0]?.roomType ?? "")
const sold = aBookingRecord({ status: "confirmed", dates })
const held = aBookingRecord({ id: bookingIdOf(2), dates })

it("names the bookings of a room and whether one is being booked, night by night", () => {
  const takersOn = takersAmong([sold, held], new Set([kind]))
  const both = { codes: [codeOfId(sold.id)], isHeld: true }

  expect(["03", "04", "05", "06"].map((date) => takersOn(day(`2026-12-${date}`)))).toEqual([
    { codes: [], isHeld: false },
    both,
    both,
    { codes: [], isHeld: false },
  ])
  expect(takersAmong([sold], new Set([kind]))(day("2026-12-04"))).toEqual({
    codes: [codeOfId(sold.id)],
    isHeld: false,
  })
})

it("counts a booking that takes other rooms too", () => {
  const garden = RoomKindId.make("garden")
  const [room] = rooms
  if (room === undefined) throw new Error("No room")
  const house = aBookingRecord({
    status: "confirmed",
    dates,
    rooms: [
      {
        ...room,
        uses: [
          { kind, count: 1 },
          { kind: garden, count: 1 },
        ],
      },
    ],
  })

  expect(takersAmong([house], new Set([garden]))(day("2026-12-04")).codes).toHaveLength(1)
})

it("knows nobody who has other rooms", () => {
  const takersOn = takersAmong([sold, held], new Set([RoomKindId.make("another")]))

  expect(takersOn(day("2026-12-04"))).toEqual({ codes: [], isHeld: false })
})
