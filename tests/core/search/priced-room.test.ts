import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { pricedMix } from "#core/search/priced-room.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const now = Date.parse("2026-11-21T02:30:00.000Z")

/** A catalogue that says of each room type how many are free, and notes whose rate was asked for. */
const aCatalogue = (free: Readonly<Record<string, number>>) => {
  const asked = new Set<string>()
  const snapshot: Partial<CatalogueSnapshot> = {
    freeOn: (room) => free[room] ?? 0,
    rateOn: (room) => {
      asked.add(room)
      return aRoomType().baseRate
    },
  }
  return { asked, snapshot: snapshot as CatalogueSnapshot }
}

const small = aRoomType({ id: RoomTypeId.make("small"), maxAdults: 1, maxGuests: 1 })
const large = aRoomType({ id: RoomTypeId.make("large"), maxAdults: 4, maxGuests: 4 })
const property = searchablePropertyOf(aProperty({ rooms: [small, large] }))

const mixFor = (free: Readonly<Record<string, number>>, adults: number, rooms = 1) => {
  const { asked, snapshot } = aCatalogue(free)
  const party = aParty({ adults, children: 0, rooms })
  const question = stayQuestion({ dates: stayDates(), party }, { member: false, now })
  const mix = pricedMix(snapshot, property, question).map(({ room, count }) => [room.id, count])
  return { mix, asked: [...asked] }
}

describe("the rooms that are priced for a party", () => {
  it("are those that are free", () => {
    expect(mixFor({ small: 0, large: 2 }, 1)).toEqual({ mix: [["large", 1]], asked: ["large"] })
  })

  it("are those that hold the whole party, where it wants one room", () => {
    expect(mixFor({ small: 2, large: 2 }, 3)).toEqual({ mix: [["large", 1]], asked: ["large"] })
  })

  it("are all, where it wants several", () => {
    expect(mixFor({ small: 2, large: 2 }, 3, 2).asked).toEqual(["small", "large"])
  })
})
