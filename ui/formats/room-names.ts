import type { BookingView } from "#core/booking/booking-view.ts"
import type { Property } from "#core/property/property.ts"
import { planNamed } from "#core/property/plans-of.ts"
import { bookedLabel, roomLabelOf, type RoomLabel } from "./plan-name.ts"

/** Names a room type and plan; null for one that is not known. */
export type RoomNames = (kind: {
  readonly roomType: string
  readonly plan?: string
}) => RoomLabel | null

/** Finds the name of a kind of room in a booking. */
export const roomNamesOf =
  ({ rooms }: Pick<BookingView, "rooms">): RoomNames =>
  ({ roomType, plan }) => {
    const room = rooms.find((one) => one.roomType === roomType && one.plan?.id === plan)
    return room === undefined ? null : bookedLabel(room)
  }

/** Finds the name of a kind of room that a property sells. */
export const roomNamesAt =
  ({ rooms }: Pick<Property, "rooms">): RoomNames =>
  ({ roomType, plan }) => {
    const room = rooms.find(({ id }) => id === roomType)
    const sold = room && planNamed(room, plan)
    return room && sold ? roomLabelOf(room, sold) : null
  }
