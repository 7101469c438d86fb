import {
  kindsOf,
  kindsTaken,
  sharedKindsOf,
  timesFree,
  unitsOf,
  usesOf,
} from "#core/property/room-uses.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { describe, expect, it } from "vitest"

const { double, family, suite } = tanjungKinds
const studio = aRoomType()

describe("the rooms of a property", () => {
  it("are those of its kinds, and those that a room type has for itself", () => {
    expect(kindsOf(aProperty())).toEqual([{ id: "springwater-studio", units: 3 }])
    expect(kindsOf(aGuestHouse({ rooms: [studio, tanjungRooms.house] }))).toEqual([
      { id: double, units: 8 },
      { id: family, units: 3 },
      { id: suite, units: 1 },
      { id: "springwater-studio", units: 3 },
    ])
  })

  it("count once, in however many ways they are sold", () => {
    expect([unitsOf(aProperty()), unitsOf(aGuestHouse())]).toEqual([3, 12])
  })

  it("are shared where more than one room type takes them", () => {
    expect(sharedKindsOf(aGuestHouse())).toEqual([double, family, suite])
    expect(sharedKindsOf(aGuestHouse({ rooms: [tanjungRooms.house, studio] }))).toEqual([])
    expect(sharedKindsOf(aProperty({ rooms: [studio, studio] }))).toEqual([])
  })
})

describe("what a room type takes", () => {
  it("is one of its own rooms, unless it says otherwise", () => {
    expect(usesOf(studio)).toEqual([{ kind: "springwater-studio", count: 1 }])
    expect(usesOf(tanjungRooms.pair)).toEqual([{ kind: double, count: 2 }])
  })

  it("adds up by kind over everything that is wanted, in the order of the kinds", () => {
    const wanted = [
      { room: studio, count: 2 },
      { room: tanjungRooms.pair, count: 2 },
      { room: tanjungRooms.double, count: 3 },
      { room: tanjungRooms.suite, count: 1 },
    ]
    expect([...kindsTaken(wanted)]).toEqual([
      [double, 7],
      [suite, 1],
      ["springwater-studio", 2],
    ])
  })

  it("can be had as often as the scarcest of its kinds allows", () => {
    const free = (doubles: number, families = 3) =>
      timesFree(tanjungRooms.house.uses ?? [], (kind) =>
        kind === double ? doubles : kind === family ? families : 1,
      )
    expect([free(8), free(7), free(16), free(16, 2), free(-8)]).toEqual([1, 0, 1, 0, 0])
    expect(timesFree([{ kind: double, count: 2 }], () => 5)).toBe(2)
  })
})
