import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Sen } from "#core/money/sen.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { limits } from "#core/stay/limits.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import type { Rooms } from "./rooms-model.ts"

const slugged = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** The property of a `hotel/type`. */
export const hotelOf = (room: string): Slug => Slug.make(slugged(room.split("/")[0] ?? ""))

/** The room type of a `hotel/type`. */
export const roomTypeOf = (room: string): RoomTypeId => RoomTypeId.make(slugged(room))

/** Hotels with so many rooms of each type, each large enough for any party that may book. */
export const hotelsWith = (rooms: Rooms): ReadonlyArray<StockedProperty> => {
  const byHotel = Map.groupBy(Object.entries(rooms), ([room]) => hotelOf(room))
  return [...byHotel].map(([slug, types]) => ({
    property: aProperty({
      slug,
      rooms: types.map(([room, units]) =>
        aRoomType({
          id: roomTypeOf(room),
          units,
          maxAdults: limits.maxAdults,
          maxChildren: limits.maxChildren,
          maxGuests: limits.maxAdults + limits.maxChildren,
          weekendRate: Sen.make(18_000),
          depositPerRoom: Sen.make(0),
        }),
      ),
    }),
    exceptions: [],
  }))
}
