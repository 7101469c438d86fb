import type { Property } from "./property.ts"
import type { RoomType } from "./room-type.ts"

/** True for a room type that is not sold for now, by itself or with its property. */
export const isWithdrawn = (
  property: Pick<Property, "withdrawn">,
  room: Pick<RoomType, "withdrawn">,
): boolean => property.withdrawn === true || room.withdrawn === true

/** The property with the room types alone that are sold at all: none where it is withdrawn itself. */
export const withoutWithdrawn = (property: Property): Property =>
  property.rooms.some((room) => isWithdrawn(property, room))
    ? { ...property, rooms: property.rooms.filter((room) => !isWithdrawn(property, room)) }
    : property

/** True for the page of a property that takes no new bookings: none of its room types is sold. */
export const takesNoBookings = ({ rooms }: Pick<Property, "rooms">): boolean => rooms.length === 0
