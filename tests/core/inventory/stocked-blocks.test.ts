import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { blocksOf } from "#core/inventory/stocked-blocks.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const { double, family, suite } = tanjungKinds
const studio = aRoomType()
const date = day("2026-12-24")

const taking = (roomType: RoomTypeId, taken: number) => ({ roomType, date, rate: null, taken })

const stocked = (
  exceptions: StockedProperty["exceptions"],
  blocks?: StockedProperty["blocks"],
): StockedProperty => ({
  property: aGuestHouse({ rooms: [tanjungRooms.pair, tanjungRooms.house, studio] }),
  exceptions,
  ...(blocks && { blocks }),
})

const taken = { date, reference: "", note: "" }

describe("what is to be blocked of a property", () => {
  it("is what its file says is taken, of each kind of rooms that the room type takes", () => {
    expect(
      blocksOf(stocked([taking(tanjungRooms.pair.id, 3), taking(tanjungRooms.house.id, 1)])),
    ).toEqual([
      {
        source: "file",
        blocks: [
          { ...taken, kind: double, count: 6 },
          { ...taken, kind: double, count: 8 },
          { ...taken, kind: family, count: 3 },
          { ...taken, kind: suite, count: 1 },
        ],
      },
    ])
    expect(blocksOf(stocked([taking(studio.id, 2)]))).toEqual([
      { source: "file", blocks: [{ ...taken, kind: studio.id, count: 2 }] },
    ])
  })

  it("is nothing of nights that only have a rate, and of room types that it has not", () => {
    const unknown = RoomTypeId.make("attic")

    expect(blocksOf(stocked([taking(studio.id, 0), taking(unknown, 1)]))).toEqual([
      { source: "file", blocks: [] },
    ])
  })

  it("is what other sources block, too", () => {
    const airbnb = { source: "Airbnb", blocks: [{ ...taken, kind: double, count: 1 }] }

    expect(blocksOf(stocked([], [airbnb]))).toEqual([{ source: "file", blocks: [] }, airbnb])
  })
})
