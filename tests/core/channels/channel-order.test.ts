import { channelChange } from "#core/channels/channel-order.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { expect, test } from "vitest"

const room = { property: Slug.make("rumah-kenanga"), roomType: RoomTypeId.make("garden") }

test("the log of changes says what was ordered of a calendar", () => {
  const orders = [
    channelChange({ ...room, kind: "published" }),
    channelChange({ ...room, kind: "followed", source: "Airbnb" }),
    channelChange({ ...room, kind: "unfollowed", source: "Airbnb" }),
  ]

  expect(orders).toEqual([
    {
      property: room.property,
      parts: ["rooms.garden: its calendar has a new address, and no other"],
    },
    { property: room.property, parts: ["rooms.garden: follows the calendar of Airbnb"] },
    { property: room.property, parts: ["rooms.garden: no longer follows the calendar of Airbnb"] },
  ])
})
