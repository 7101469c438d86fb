import { senOf } from "#core/money/amounts.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import {
  byId,
  isBetter,
  mixKey,
  NOTHING_YET,
  withMoreRooms,
  type Chosen,
  type FreeRoom,
  type SizedRoom,
} from "#core/room-mix/mixed-rooms.ts"
import * as fc from "fast-check"
import { expect, it } from "vitest"

const party = { adults: 8, children: 4, guests: 12 }

const anyRoom: fc.Arbitrary<FreeRoom> = fc.record({
  room: fc.record({
    id: fc.constantFrom("a", "ab", "b").map((id) => RoomTypeId.make(id)),
    maxAdults: fc.constant(2),
    maxChildren: fc.constant(1),
    maxGuests: fc.constant(3),
  }),
  free: fc.constant(3),
  price: fc.constantFrom(senOf(10_000), senOf(20_000)),
})

const anyChosen = fc
  .array(fc.tuple(anyRoom, fc.integer({ min: 1, max: 2 })), { maxLength: 3 })
  .map((taken) =>
    taken.reduce<Chosen<SizedRoom>>(
      (chosen, [room, count]) => withMoreRooms(chosen, room, count, party),
      NOTHING_YET,
    ),
  )

it("takes no mix for better than one that is the same, nor two for better than each other", () => {
  fc.assert(
    fc.property(anyChosen, anyChosen, (one, other) => {
      expect(isBetter(one, one)).toBe(false)
      expect(isBetter(one, other) && isBetter(other, one)).toBe(false)
    }),
  )
})

it("puts no room type before itself", () => {
  fc.assert(fc.property(anyRoom, (room) => byId(room, room) >= 0))
})

it("has another key for every other sum of rooms and seats", () => {
  const counts = fc.constantFrom(0, 1, 2, 31, 32, 62, 63)
  const anySum = fc.record({ rooms: counts, adults: counts, children: counts, guests: counts })
  fc.assert(
    fc.property(anySum, anySum, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other)
      expect(mixKey(one) === mixKey(other)).toBe(isSame)
    }),
  )
})
