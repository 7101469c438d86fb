import * as fc from "fast-check"
import { expect, test } from "vitest"
import { cheapestMix } from "#core/room-mix/cheapest-mix.ts"
import type { FreeRoom } from "#core/room-mix/mixed-rooms.ts"
import { seats } from "#core/room-mix/seating.ts"
import { anyFreeRooms } from "#fixtures/arbitraries/any-free-room.ts"
import { anyPartySize } from "#fixtures/arbitraries/any-stay-search.ts"
import { anySmallParty } from "./small-parties.ts"
import { canBeSeated, everyMix, everySeatingMix } from "./seating-oracle.ts"

type Mix = ReadonlyArray<FreeRoom>

const priceOf = (mix: Mix) => mix.reduce((sum, { price }) => sum + price, 0)
const typesOf = (mix: Mix) => new Set(mix.map(({ room }) => room.id)).size
const spelled = (mix: Mix) =>
  mix
    .map(({ room }) => room.id)
    .toSorted()
    .join()

const roomsTaken = (mix: Mix) => mix.map(({ room }) => ({ room, count: 1 }))

const idsOf = (choices: ReturnType<typeof cheapestMix>) =>
  choices?.flatMap(({ room, count }) => Array.from({ length: count }, () => room.id)).join()

test("rooms seat a party exactly when some way to distribute everybody exists", () => {
  fc.assert(
    fc.property(anyFreeRooms(3), anySmallParty, (rooms, party) => {
      for (const mix of everyMix(rooms, party.rooms))
        expect(seats(roomsTaken(mix), party)).toBe(
          canBeSeated(
            mix.map(({ room }) => room),
            party.adults,
            party.children,
          ),
        )
    }),
  )
})

test("the mix is the best of all that seat the party: cheapest, fewest types, first ids", () => {
  fc.assert(
    fc.property(anyFreeRooms(4), anySmallParty, (rooms, party) => {
      const [best] = everySeatingMix(rooms, party).toSorted(
        (one, other) =>
          priceOf(one) - priceOf(other) ||
          typesOf(one) - typesOf(other) ||
          (spelled(one) < spelled(other) ? -1 : 1),
      )

      expect(idsOf(cheapestMix(rooms, party))).toBe(best && spelled(best))
    }),
    { numRuns: 300 },
  )
})

test("the order in which a property lists its rooms does not matter", () => {
  fc.assert(
    fc.property(anyFreeRooms(6), anyPartySize, (rooms, party) => {
      expect(cheapestMix(rooms.toReversed(), party)).toEqual(cheapestMix(rooms, party))
    }),
  )
})

test("a mix seats its party with the rooms that are free, whatever the size of both", () => {
  fc.assert(
    fc.property(anyFreeRooms(6), anyPartySize, (rooms, party) => {
      const mix = cheapestMix(rooms, party) ?? []
      expect(mix.length === 0 || seats(mix, party)).toBe(true)
      expect(mix.every(({ free, count }) => count >= 1 && count <= free)).toBe(true)
    }),
  )
})
