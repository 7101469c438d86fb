import { senOf } from "#core/money/amounts.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { cheapestMix } from "#core/room-mix/cheapest-mix.ts"
import { expect, it } from "vitest"

const room = (id: string, maxAdults: number, free: number) => ({
  room: { id: RoomTypeId.make(id), maxAdults, maxChildren: 0, maxGuests: maxAdults },
  free,
  price: senOf(10_000),
})

const mixOf = (rooms: ReadonlyArray<ReturnType<typeof room>>, adults: number, count: number) =>
  [rooms, rooms.toReversed()].map((offered) =>
    cheapestMix(offered, { adults, children: 0, rooms: count })?.map((taken) => [
      taken.room.id,
      taken.count,
    ]),
  )

const both = (...mix: ReadonlyArray<readonly [string, number]>) => [mix, mix]

it("of equally cheap mixes of as many types takes the one of the first ids", () => {
  const rooms = [room("a", 2, 2), room("b", 3, 2), room("c", 4, 1)]

  expect(mixOf(rooms, 8, 3)).toEqual(both(["a", 2], ["c", 1]))
})

it("of equally cheap mixes takes the one of fewer types, though of later ids", () => {
  const rooms = [room("a", 2, 1), room("b", 2, 1), room("c", 2, 2)]

  expect(mixOf(rooms, 4, 2)).toEqual(both(["c", 2]))
})

it("of equally cheap single rooms takes the one of the first id, in any order", () => {
  expect(mixOf([room("b", 2, 1), room("a", 2, 1)], 2, 1)).toEqual(both(["a", 1]))
})

it("names the rooms of a mix in the order of their ids", () => {
  expect(mixOf([room("c", 4, 1), room("a", 1, 1), room("b", 2, 1)], 7, 3)).toEqual(
    both(["a", 1], ["b", 1], ["c", 1]),
  )
})

it("tells apart every way to seat a large party", () => {
  const rooms = [room("family", 4, 8), room("single", 1, 8)]

  expect(mixOf(rooms, 32, 8)).toEqual(both(["family", 8]))
  expect(mixOf(rooms, 29, 8)).toEqual(both(["family", 8]))
  expect(mixOf(rooms, 8, 8)).toEqual(both(["family", 8]))
})

it("compares equally cheap mixes room by room, not by their ids run together", () => {
  const rooms = [room("a", 1, 1), room("ab", 3, 1), room("bc", 5, 1), room("c", 3, 1)]

  expect(mixOf(rooms, 6, 2)).toEqual(both(["a", 1], ["bc", 1]))
})
