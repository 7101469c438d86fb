import type { RoomAmenity } from "./amenities.ts"
import type { Property } from "./property.ts"

/** What any room of a property has, each once, in the order its rooms name them. */
export const roomAmenitiesOf = ({ rooms }: Pick<Property, "rooms">): ReadonlyArray<RoomAmenity> => [
  ...new Set(rooms.flatMap(({ amenities }) => amenities)),
]
