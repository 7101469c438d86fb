import { RoomKindId } from "#core/property/room-kind.ts"
import { cheapestMix } from "#core/room-mix/cheapest-mix.ts"
import type { FreeRoom } from "#core/room-mix/mixed-rooms.ts"
import { anyFreeRooms } from "#fixtures/arbitraries/any-free-room.ts"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anySmallParty } from "./small-parties.ts"
import { everySeatingMix } from "./seating-oracle.ts"

const kinds = ["double", "family", "suite"].map((kind) => RoomKindId.make(kind))

const anyShares = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(1)).map((counts) =>
  kinds.flatMap((kind, place) => {
    const count = counts[place] ?? 0
    return count > 0 ? [{ kind, count }] : []
  }),
)

/** Rooms that share up to three kinds, and how many of each are free. */
const anySharing = fc
  .tuple(
    anyFreeRooms(4).chain((rooms) =>
      fc.tuple(...rooms.map((room) => anyShares.map((shares): FreeRoom => ({ ...room, shares })))),
    ),
    fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)),
  )
  .map(([rooms, free]) => ({
    rooms,
    free: new Map(kinds.map((kind, at) => [kind, free[at] ?? 0])),
  }))

const canBeHad = (mix: ReadonlyArray<FreeRoom>, free: ReadonlyMap<RoomKindId, number>) =>
  kinds.every(
    (kind) =>
      mix.reduce((sum, { shares = [] }) => {
        const use = shares.find((one) => one.kind === kind)
        return sum + (use?.count ?? 0)
      }, 0) <= (free.get(kind) ?? 0),
  )

const priceOf = (mix: ReadonlyArray<FreeRoom>) => mix.reduce((sum, { price }) => sum + price, 0)
const typesOf = (mix: ReadonlyArray<FreeRoom>) => new Set(mix.map(({ room }) => room.id)).size
const spelled = (mix: ReadonlyArray<FreeRoom>) =>
  mix
    .map(({ room }) => room.id)
    .toSorted()
    .join()

test("of the mixes that take no room twice, the best is found, and none is found where there is none", () => {
  fc.assert(
    fc.property(
      anySharing,
      anySmallParty.filter(({ rooms }) => rooms > 1),
      ({ rooms, free }, party) => {
        const [best] = everySeatingMix(rooms, party)
          .filter((mix) => canBeHad(mix, free))
          .toSorted(
            (one, other) =>
              priceOf(one) - priceOf(other) ||
              typesOf(one) - typesOf(other) ||
              (spelled(one) < spelled(other) ? -1 : 1),
          )
        const found = cheapestMix(rooms, party, free)

        expect(
          found?.flatMap(({ room, count }) => Array.from({ length: count }, () => room.id)).join(),
        ).toBe(best && spelled(best))
      },
    ),
    { numRuns: 500 },
  )
})
