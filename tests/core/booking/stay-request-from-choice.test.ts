import { checkoutRequestFromChoice } from "#core/booking/stay-request-from-choice.ts"
import { senOf } from "#core/money/amounts.ts"
import { roomAmenitiesOf } from "#core/property/room-amenities.ts"
import type { RoomsOffered } from "#core/search/room-choice.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { expect, it } from "vitest"

const { slug } = aProperty()
const room = aRoomType()
const checkIn = "2026-12-01" as CalendarDate
const dates = { checkIn, checkOut: "2026-12-02" as CalendarDate }

const offered = (changes: Partial<RoomsOffered> = {}): RoomsOffered => ({
  property: aProperty(),
  offers: [
    {
      roomType: room.id,
      free: 3,
      nights: [{ date: checkIn, rate: senOf(18_000) }],
      lowestNight: senOf(18_000),
      freeCancellationUntil: null,
      locked: false,
      memberPercent: 0,
    },
  ],
  dates,
  party: { adults: 4, children: 1, rooms: 1 },
  member: false,
  ...changes,
})

it("carries the rooms chosen, as many rooms as that, and the total that was shown", () => {
  expect(checkoutRequestFromChoice(slug, offered(), { [room.id]: 2 })).toEqual({
    stay: {
      property: slug,
      dates,
      party: { adults: 4, children: 1, rooms: 2 },
      rooms: [{ roomType: room.id, count: 2 }],
    },
    total: 80_046,
  })
})

it.each([
  ["there are no dates", offered({ dates: null }), { [room.id]: 2 }],
  ["nothing is chosen", offered(), {}],
  ["the rooms do not seat everybody", offered(), { [room.id]: 1 }],
])("carries nothing while %s", (_, rooms, counts) => {
  expect(checkoutRequestFromChoice(slug, rooms, counts)).toBeNull()
})

it("names what any room has once", () => {
  const rooms = [aRoomType({ amenities: ["wifi", "kitchen"] }), aRoomType({ amenities: ["wifi"] })]

  expect(roomAmenitiesOf({ rooms })).toEqual(["wifi", "kitchen"])
})
