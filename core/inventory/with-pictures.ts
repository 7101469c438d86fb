import type { Property } from "../property/property.ts"
import type { NewPictures } from "./property-pictures.port.ts"

/** The property with other pictures, its own or those of some of its room types. */
export const withPictures = (
  property: Property,
  { property: own, rooms }: NewPictures,
): Property => ({
  ...property,
  pictures: own ?? property.pictures,
  rooms: property.rooms.map((room) => ({ ...room, pictures: rooms.get(room.id) ?? room.pictures })),
})
