import type { RoomTypeId } from "../property/room-type.ts"
import type { RoomChoice } from "../booking/stay-request.ts"
import type { StayChange } from "../booking/stay-change.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"
import { withRooms as partyWithRooms } from "../stay/choose-party.ts"

type RequestedStay = Omit<StayChange, "rooms"> & { readonly rooms: ReadonlyArray<RoomChoice> }

/** The stay as it is booked: where choosing another one begins. */
export const requestedStayOf = ({ dates, party, rooms }: WholeBooking): RequestedStay => ({
  dates,
  party,
  rooms: rooms.map(({ roomType, count }) => ({ roomType, count })),
})

/** How many rooms of a kind a wish has. */
export const countOf = ({ rooms }: RequestedStay, roomType: RoomTypeId): number =>
  rooms.find((room) => room.roomType === roomType)?.count ?? 0

/** The same wish with so many rooms of a kind; every room brings an adult along. */
export const withRooms = (
  wanted: RequestedStay,
  roomType: RoomTypeId,
  count: number,
): RequestedStay => {
  const others = wanted.rooms.filter((room) => room.roomType !== roomType)
  const rooms = count === 0 ? others : [...others, { roomType, count }]
  const total = rooms.reduce((sum, room) => sum + room.count, 0)
  return { ...wanted, rooms, party: partyWithRooms(wanted.party, total) }
}

/** The wish as it can be asked for; null while it has no room. */
export const changeOf = ({
  dates,
  party,
  rooms: [first, ...others],
}: RequestedStay): StayChange | null => (first ? { dates, party, rooms: [first, ...others] } : null)
