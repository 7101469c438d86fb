import type { Property } from "./property.ts"
import type { RoomType } from "./room-type.ts"

/** True for a room type that is not sold for now, by itself or with its property. */
export const isWithdrawn = (
  property: Pick<Property, "withdrawn">,
  room: Pick<RoomType, "withdrawn">,
): boolean => property.withdrawn === true || room.withdrawn === true

/** The property with the room types alone that are sold at all. */
export const withoutWithdrawn = (property: Property): Property =>
  property.rooms.some((room) => room.withdrawn === true)
    ? { ...property, rooms: property.rooms.filter((room) => room.withdrawn !== true) }
    : property
