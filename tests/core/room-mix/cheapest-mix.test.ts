import { senOf } from "#core/money/amounts.ts"
import { describe, expect, test } from "vitest"
import { RoomTypeId } from "#core/property/room-type.ts"
import { cheapestMix } from "#core/room-mix/cheapest-mix.ts"
import type { FreeRoom, SizedRoom } from "#core/room-mix/mixed-rooms.ts"
import type { Party } from "#core/stay/party.ts"
import { seatingIssues } from "#core/room-mix/seating.ts"

const sized = (id: string, changes: Partial<SizedRoom> = {}): SizedRoom => ({
  id: RoomTypeId.make(id),
  maxAdults: 2,
  maxChildren: 1,
  maxGuests: 3,
  ...changes,
})

const studio = sized("studio")
const family = sized("family", { maxAdults: 4, maxChildren: 2, maxGuests: 5 })
const free = (room: SizedRoom, price: number, count = 3) => ({
  room,
  price: senOf(price),
  free: count,
})
const both = [free(family, 70_000), free(studio, 40_000)]

const mixFor = (rooms: ReadonlyArray<FreeRoom>, party: Party) =>
  cheapestMix(rooms, party)?.map(({ room, count }) => [room.id, count])

describe("the cheapest mix", () => {
  test("is one small room where it seats everybody", () => {
    expect(mixFor(both, { adults: 2, children: 1, rooms: 1 })).toEqual([["studio", 1]])
  })

  test("is the larger room where the smaller does not seat everybody", () => {
    expect(mixFor(both, { adults: 3, children: 0, rooms: 1 })).toEqual([["family", 1]])
  })

  test("mixes types where no single type seats everybody as cheaply", () => {
    expect(mixFor(both, { adults: 5, children: 1, rooms: 2 })).toEqual([
      ["family", 1],
      ["studio", 1],
    ])
  })

  test("never takes more rooms of a type than are free", () => {
    const one = [free(studio, 40_000, 1)]

    expect(mixFor(one, { adults: 2, children: 0, rooms: 2 })).toBe(undefined)
    expect(mixFor([free(studio, 40_000, 0)], { adults: 1, children: 0, rooms: 1 })).toBe(undefined)
  })

  test("does not count a bed for a child as a bed for an adult", () => {
    expect(mixFor([free(studio, 40_000)], { adults: 3, children: 0, rooms: 1 })).toBe(undefined)
  })

  test("does not seat fewer adults than rooms", () => {
    expect(mixFor([free(studio, 40_000)], { adults: 1, children: 1, rooms: 2 })).toBe(undefined)
  })

  test("takes one type rather than two at the same price, and the first id of alike ones", () => {
    const alike = [free(sized("a"), 9, 1), free(sized("c"), 9, 2), free(sized("b"), 9, 2)]

    expect(mixFor(alike, { adults: 2, children: 0, rooms: 2 })).toEqual([["b", 2]])
    expect(mixFor(alike, { adults: 1, children: 0, rooms: 1 })).toEqual([["a", 1]])
  })
})

describe("a guest's own choice of rooms", () => {
  const studios = (count: number) => [{ room: studio, count }]

  test.each([
    [studios(2), { adults: 4, children: 2, rooms: 2 }, []],
    [studios(1), { adults: 2, children: 0, rooms: 2 }, ["RoomsDoNotMatchParty"]],
    [studios(2), { adults: 1, children: 0, rooms: 2 }, ["FewerAdultsThanRooms"]],
    [studios(1), { adults: 3, children: 0, rooms: 1 }, ["TooManyAdultsForRooms"]],
    [studios(1), { adults: 1, children: 2, rooms: 1 }, ["TooManyChildrenForRooms"]],
    [
      studios(1),
      { adults: 3, children: 2, rooms: 1 },
      ["TooManyAdultsForRooms", "TooManyChildrenForRooms"],
    ],
    [[{ room: family, count: 1 }], { adults: 4, children: 2, rooms: 1 }, ["TooManyGuestsForRooms"]],
  ])("is refused for each rule it breaks", (rooms, party, codes) => {
    expect(seatingIssues(rooms, party).map(({ code }) => code)).toEqual(codes)
  })
})
