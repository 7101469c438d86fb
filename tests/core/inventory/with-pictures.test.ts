import { withPictures } from "#core/inventory/with-pictures.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { expect, it } from "vitest"

const one = RoomTypeId.make("one")
const other = RoomTypeId.make("other")
const property = aProperty({ rooms: [aRoomType({ id: one }), aRoomType({ id: other })] })
const picture = {
  name: "own-a",
  alt: { en: "The garden", bm: "Taman", cn: "花园" },
  colour: "#000000",
  mirrored: false,
}

it("gives the property its pictures and leaves those of its rooms", () => {
  expect(withPictures(property, { property: [picture], rooms: new Map() })).toEqual({
    ...property,
    pictures: [picture],
  })
})

it("gives one room its pictures and leaves everything else", () => {
  const changed = withPictures(property, { rooms: new Map([[other, [picture]]]) })

  expect(changed.pictures).toEqual(property.pictures)
  expect(changed.rooms).toEqual([property.rooms[0], { ...property.rooms[1], pictures: [picture] }])
})
