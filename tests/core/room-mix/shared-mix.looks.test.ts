import { senOf } from "#core/money/amounts.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { FreeRoom } from "#core/room-mix/mixed-rooms.ts"
import { seatsNeeded } from "#core/room-mix/seating.ts"
import { bestSharing } from "#core/room-mix/shared-mix.ts"
import * as fc from "fast-check"
import { expect, it } from "vitest"

const kinds = ["double", "family", "suite"].map((kind) => RoomKindId.make(kind))
const party = { adults: 6, children: 0, rooms: 3 }

/** Every room has a price of its own, so that no two mixes are equally good. */
const room = (
  id: string,
  maxAdults: number,
  shares: FreeRoom["shares"],
  price: number,
): FreeRoom => ({
  room: { id: RoomTypeId.make(id), maxAdults, maxChildren: 0, maxGuests: maxAdults },
  free: 3,
  price: senOf(price),
  ...(shares && { shares }),
})

const singles = kinds.map((kind, place) =>
  room(`b${place}`, 2, [{ kind, count: 1 }], 10_000 + 37 * place ** 2),
)
const anotherDouble = room("b9", 3, [{ kind: kinds[0] ?? RoomKindId.make(""), count: 1 }], 10_411)
const alone = room("c", 2, undefined, 10_523)
const wholeHouse = (id: string) =>
  room(
    id,
    9,
    kinds.map((kind) => ({ kind, count: 1 })),
    55_555,
  )

/** Counts how often it was looked whether rooms of a kind are left. */
const looksFor = (rooms: ReadonlyArray<FreeRoom>): number => {
  let looks = 0
  const free = new (class extends Map<RoomKindId, number> {
    override get(kind: RoomKindId) {
      looks += 1
      return super.get(kind)
    }
  })(kinds.map((kind) => [kind, 3]))
  bestSharing(rooms, party, seatsNeeded(party, null), free)
  return looks
}

it("looks as often in whatever order the room types stand", () => {
  const rooms = [...singles, anotherDouble, alone, wholeHouse("a")]

  fc.assert(
    fc.property(
      fc.shuffledSubarray(rooms, { minLength: rooms.length, maxLength: rooms.length }),
      (shuffled) => {
        expect(looksFor(shuffled)).toBe(looksFor(rooms))
      },
    ),
  )
})

it("takes the room type that shares most first, whatever its id", () => {
  const withHouse = (id: string) => looksFor([...singles, anotherDouble, alone, wholeHouse(id)])

  expect(withHouse("z")).toBe(withHouse("a"))
})

it("chooses no more rooms than the party has", () => {
  const free = new Map(kinds.map((kind) => [kind, 9]))
  const best = bestSharing([...singles, alone], party, seatsNeeded(party, null), free)

  expect(Math.max(...[...best.values()].map(({ rooms }) => rooms))).toBe(3)
})
