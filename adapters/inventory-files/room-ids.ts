import { RoomTypeId } from "#core/property/room-type.ts"
import type { PropertyLine, RoomLine } from "./property-line.ts"

/** What a room of a line is known by: the id that it says, else the property's slug and its place. */
export const roomIdOf = (
  { slug }: Pick<PropertyLine, "slug">,
  { id }: Pick<RoomLine, "id">,
  place: number,
): RoomTypeId => RoomTypeId.make(id ?? `${slug}.${place + 1}`)
