import type { StayRequest } from "#core/booking/stay-request.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import type { Draws } from "#tests/simulation/draws.ts"

const HOUSES = 6
const UNITS = 3
const FIRST_DAY = 20
const LAST_DAY = 320

/** Sold by the room, two rooms at a time and as a whole. */
export const GUEST_HOUSE = Slug.make("rumah-tanjung")

const nameOf = (house: number): string => `crash-house-${house}`

const houseKinds = [
  { id: tanjungKinds.double, units: 8 },
  { id: tanjungKinds.family, units: 3 },
  { id: tanjungKinds.suite, units: 1 },
]

/** Some houses of three rooms, and a guest house that is sold by the room and as a whole. */
export const crashStock = (): ReadonlyArray<StockedProperty> => [
  ...Array.from({ length: HOUSES }, (_, house) => ({
    property: aProperty({
      slug: Slug.make(nameOf(house)),
      rooms: [aRoomType({ id: RoomTypeId.make(nameOf(house)), units: UNITS })],
    }),
    exceptions: [],
  })),
  { property: aGuestHouse({ kinds: houseKinds }), exceptions: [] },
]

/** A stay somewhere; few are in the same nights, so that most can be booked. */
export const stayDrawn = (draws: Draws): StayRequest => {
  const house = draws.between(0, HOUSES)
  const checkIn = addDays(malaysianDateAt(Date.now()), draws.between(FIRST_DAY, LAST_DAY))
  const dates = { checkIn, checkOut: addDays(checkIn, draws.between(1, 3)) }
  if (house < HOUSES) {
    const rooms: StayRequest["rooms"] = [aRoomChoice({ roomType: RoomTypeId.make(nameOf(house)) })]
    return aStayRequest({ property: Slug.make(nameOf(house)), dates, rooms })
  }
  const { id } = draws.one([tanjungRooms.double, tanjungRooms.pair, tanjungRooms.house])
  const rooms: StayRequest["rooms"] = [aRoomChoice({ roomType: id })]
  return aStayRequest({ property: GUEST_HOUSE, dates, rooms })
}
