import { choiceOf } from "../booking/booked-rooms.ts"
import type { RoomChoice } from "../booking/stay-request.ts"
import type { StayChange } from "./stay-change.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"
import type { RoomOnPlan } from "../search/room-on-plan.ts"
import { partyWithRooms } from "../stay/choose-party.ts"
import { nightDatesOf } from "../stay/nights.ts"

type RequestedStay = Omit<StayChange, "rooms"> & { readonly rooms: ReadonlyArray<RoomChoice> }

/** The stay as it is booked: where choosing another one begins. */
export const requestedStayOf = ({ dates, party, rooms }: WholeBooking): RequestedStay => ({
  dates,
  party,
  rooms: rooms.map(choiceOf),
})

const isOnPlan =
  (kind: RoomOnPlan) =>
  ({ roomType, plan }: RoomOnPlan): boolean =>
    roomType === kind.roomType && plan === kind.plan

/** How many rooms of a kind a requested stay has. */
export const countOf = ({ rooms }: RequestedStay, kind: RoomOnPlan): number =>
  rooms.find(isOnPlan(kind))?.count ?? 0

/** The same stay with so many rooms of a kind; every room brings an adult along. */
export const withRoomCount = (
  wanted: RequestedStay,
  kind: RoomOnPlan,
  count: number,
): RequestedStay => {
  const isThis = isOnPlan(kind)
  const others = wanted.rooms.filter((room) => !isThis(room))
  const rooms = count === 0 ? others : [...others, { ...kind, count }]
  const total = rooms.reduce((sum, room) => sum + room.count, 0)
  return { ...wanted, rooms, party: partyWithRooms(wanted.party, total) }
}

/** The change as it can be requested; null while it has no room. */
export const stayChangeOf = ({
  dates,
  party,
  rooms: [first, ...others],
}: RequestedStay): StayChange | null => (first ? { dates, party, rooms: [first, ...others] } : null)

/** The sold-out nights without those that the booking itself holds: the guest may keep these. */
export const soldToOthers = (
  soldOut: ReadonlySet<string>,
  { dates }: Pick<WholeBooking, "dates">,
): ReadonlySet<string> => {
  const own = new Set<string>(nightDatesOf(dates))
  return new Set([...soldOut].filter((night) => !own.has(night)))
}
