import { roomAmenitiesOf } from "#core/property/room-amenities.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { expect, it } from "vitest"

it("names what any room has once, in the order of the rooms", () => {
  const rooms = [
    aRoomType({ amenities: ["kitchen", "wifi"] }),
    aRoomType({ amenities: ["wifi", "bigTv"] }),
  ]

  expect(roomAmenitiesOf({ rooms })).toEqual(["kitchen", "wifi", "bigTv"])
  expect(roomAmenitiesOf({ rooms: [] })).toEqual([])
})
