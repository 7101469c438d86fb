import type { StayRequest } from "#core/booking/stay-request.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Sen } from "#core/money/sen.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, aRoomChoice, aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"

const houseKinds = [
  { id: tanjungKinds.double, units: 8 },
  { id: tanjungKinds.family, units: 3 },
  { id: tanjungKinds.suite, units: 1 },
]

const deal = RoomTypeId.make("springwater-deal")

/** The Springwater with so many studios at a rate in sen, and rooms of which no more than taxes goes back. */
export const springwater = (units: number, rate: number): StockedProperty => ({
  property: aProperty({
    rooms: [
      aRoomType({ units, baseRate: Sen.make(rate) }),
      aRoomType({
        id: deal,
        units: 2,
        cancellation: "NON_REFUNDABLE",
        depositPerRoom: Sen.make(0),
      }),
    ],
  }),
  exceptions: [],
})

/** The Springwater, and a guest house that is sold by the room and as a whole. */
export const stockOf = (units: number): ReadonlyArray<StockedProperty> => [
  springwater(units, 18_000),
  { property: aGuestHouse({ kinds: houseKinds }), exceptions: [] },
]

const tanjung = Slug.make("rumah-tanjung")
const inTanjung = (room: keyof typeof tanjungRooms): StayRequest["rooms"] => [
  aRoomChoice({ roomType: tanjungRooms[room].id }),
]

/** A stay that nothing goes back for. */
export const dealStay = aStayRequest({ rooms: [aRoomChoice({ roomType: deal })] })

/** Where all guests want the same. */
export const oneStay: readonly [StayRequest] = [aStayRequest()]

/** What guests want: the same weekend, mostly, in rooms that share what they are made of. */
export const stays: readonly [StayRequest, ...ReadonlyArray<StayRequest>] = [
  aStayRequest(),
  aStayRequest(),
  aStayRequest({ dates: stayDates("2026-12-05", "2026-12-08") }),
  dealStay,
  dealStay,
  aStayRequest({ party: aParty({ rooms: 2 }), rooms: [aRoomChoice({ count: 2 })] }),
  aStayRequest({ property: tanjung, rooms: inTanjung("suite") }),
  aStayRequest({ property: tanjung, rooms: inTanjung("house") }),
]

/** A stay that costs more than the one that most guests want. */
export const longerDates = stayDates("2026-12-04", "2026-12-09")

/** What guests change their stay to. */
export const otherDates = [
  stayDates("2026-12-03", "2026-12-06"),
  stayDates("2026-12-05", "2026-12-06"),
  longerDates,
  stayDates("2026-12-04", "2026-12-05"),
] as const
