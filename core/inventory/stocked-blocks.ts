import { usesOf } from "../property/room-uses.ts"
import { FILE_SOURCE } from "./block.ts"
import type { BlockWanted } from "./blocks.port.ts"
import type { BlocksOfSource, StockedProperty } from "./inventory-keeper.port.ts"

/** The rooms that exceptions say are taken, of each kind that their room types take. */
const takenIn = ({
  property: { rooms },
  exceptions,
}: StockedProperty): ReadonlyArray<BlockWanted> =>
  exceptions.flatMap(({ roomType, date, taken }) => {
    const room = rooms.find(({ id }) => id === roomType)
    if (taken === 0 || room === undefined) return []
    return usesOf(room).map(({ kind, count }) => ({
      kind,
      date,
      count: taken * count,
      reference: "",
      note: "",
    }))
  })

/**
 * Everything that is to be blocked of a property, by source. What a file says is taken, without a
 * source, is always among it: a file that says it no longer opens these nights.
 */
export const blocksOf = (stocked: StockedProperty): ReadonlyArray<BlocksOfSource> => [
  { source: FILE_SOURCE, blocks: takenIn(stocked) },
  ...(stocked.blocks ?? []),
]
