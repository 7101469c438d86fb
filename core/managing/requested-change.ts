import { choiceOf } from "../booking/booked-rooms.ts"
import type { RoomChoice } from "../booking/stay-request.ts"
import type { StayChange } from "./stay-change.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"
import { withRooms as partyWithRooms } from "../stay/choose-party.ts"

type RequestedStay = Omit<StayChange, "rooms"> & { readonly rooms: ReadonlyArray<RoomChoice> }

/** The stay as it is booked: where choosing another one begins. */
export const requestedStayOf = ({ dates, party, rooms }: WholeBooking): RequestedStay => ({
  dates,
  party,
  rooms: rooms.map(choiceOf),
})

/** A room type under a plan; without one, as room types are that have none of their own. */
export type RoomOnPlan = Pick<RoomChoice, "roomType" | "plan">

const isOnPlan =
  (kind: RoomOnPlan) =>
  ({ roomType, plan }: RoomOnPlan): boolean =>
    roomType === kind.roomType && plan === kind.plan

/** How many rooms of a kind a wish has. */
export const countOf = ({ rooms }: RequestedStay, kind: RoomOnPlan): number =>
  rooms.find(isOnPlan(kind))?.count ?? 0

/** The same wish with so many rooms of a kind; every room brings an adult along. */
export const withRooms = (
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

/** The wish as it can be asked for; null while it has no room. */
export const changeOf = ({
  dates,
  party,
  rooms: [first, ...others],
}: RequestedStay): StayChange | null => (first ? { dates, party, rooms: [first, ...others] } : null)
