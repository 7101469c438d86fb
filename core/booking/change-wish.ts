import type { RoomTypeId } from "../property/room-type.ts"
import type { RoomChoice } from "./stay-request.ts"
import type { StayChange } from "./stay-change.ts"
import type { WholeBooking } from "./whole-booking.ts"

type Wish = Omit<StayChange, "rooms"> & { readonly rooms: ReadonlyArray<RoomChoice> }

/** The stay as it is booked: where choosing another one begins. */
export const wishOfBooking = ({ dates, party, rooms }: WholeBooking): Wish => ({
  dates,
  party,
  rooms: rooms.map(({ roomType, count }) => ({ roomType, count })),
})

/** How many rooms of a kind a wish has. */
export const countOf = ({ rooms }: Wish, roomType: RoomTypeId): number =>
  rooms.find((room) => room.roomType === roomType)?.count ?? 0

/** The same wish with so many rooms of a kind; every room brings an adult along. */
export const withRooms = (wish: Wish, roomType: RoomTypeId, count: number): Wish => {
  const others = wish.rooms.filter((room) => room.roomType !== roomType)
  const rooms = count === 0 ? others : [...others, { roomType, count }]
  const total = rooms.reduce((sum, room) => sum + room.count, 0)
  const adults = Math.max(wish.party.adults, total)
  return { ...wish, rooms, party: { ...wish.party, adults, rooms: total } }
}

/** The wish as it can be asked for; null while it has no room. */
export const changeOf = ({ dates, party, rooms: [first, ...others] }: Wish): StayChange | null =>
  first ? { dates, party, rooms: [first, ...others] } : null
