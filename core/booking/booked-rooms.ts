import type { BookedRoom } from "./booking-view.ts"
import type { ChosenRoom } from "./priced-stay.ts"
import type { RoomChoice } from "./stay-request.ts"

/** The rooms of a stay as a booking keeps them: what they are called, their terms, what they take. */
export const bookedRooms = (rooms: ReadonlyArray<ChosenRoom>): ReadonlyArray<BookedRoom> =>
  rooms.map(({ room: { id, name, uses, plans }, plan, count }) => ({
    roomType: id,
    name,
    count,
    cancellation: plan.terms,
    ...(uses && { uses }),
    ...(plans && { plan: { id: plan.id, name: plan.name, board: plan.board, pay: plan.pay } }),
  }))

/** The choice that would book the same rooms under the same plan once more. */
export const choiceOf = ({ roomType, plan, count }: BookedRoom): RoomChoice => ({
  roomType,
  ...(plan && { plan: plan.id }),
  count,
})

const wordsOf = (rooms: ReadonlyArray<RoomChoice>, withPlans: boolean): string => {
  const single = rooms.flatMap(({ roomType, plan, count }) =>
    Array.from({ length: count }, () => JSON.stringify([roomType, withPlans && plan])),
  )
  return JSON.stringify(single.toSorted())
}

/**
 * True for the same rooms under the same plans, whatever their order and splitting. A request that names
 * no plan anywhere leaves them to the inventory, and is for the rooms alone.
 */
export const isForRooms = (
  booked: ReadonlyArray<BookedRoom>,
  requested: ReadonlyArray<RoomChoice>,
): boolean => {
  const withPlans = requested.some(({ plan }) => plan !== undefined)
  return wordsOf(booked.map(choiceOf), withPlans) === wordsOf(requested, withPlans)
}
