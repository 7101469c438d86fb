import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import {
  selectChanges,
  selectMark,
  selectNightsAfter,
  selectProperties,
  selectRoomTypes,
  selectWhetherChanged,
  type Changes,
  type NightsOfRoomType,
} from "./catalogue.sql.ts"
import type { Connection } from "./database.ts"
import {
  nothingOnSale,
  snapshotOf,
  withAllNights,
  withProperties,
  withRoomTypes,
  type OnSale,
} from "./on-sale.ts"

/** What is known, the mark up to which it is, and the snapshot made of it. */
export interface Known {
  readonly mark: string
  readonly onSale: OnSale
  readonly snapshot: CatalogueSnapshot
}

const ROOM_TYPES_AT_ONCE = 1000

const knownFrom = (mark: string, onSale: OnSale): Known => ({
  mark,
  onSale,
  snapshot: snapshotOf(onSale),
})

const allNights = (
  connection: Connection,
  rooms: OnSale,
): Effect.Effect<OnSale, StoreUnreachable> =>
  Effect.gen(function* () {
    let onSale = rooms
    let last: string | undefined = ""
    while (last !== undefined) {
      const page: ReadonlyArray<NightsOfRoomType> = yield* selectNightsAfter(
        connection,
        last,
        ROOM_TYPES_AT_ONCE,
      )
      onSale = withAllNights(
        onSale,
        page.flatMap(({ nights }) => nights ?? []),
      )
      last = page.at(-1)?.id
    }
    return onSale
  })

/**
 * All that is on sale. The mark is older than what is read after it: what changes meanwhile is read
 * once more.
 */
export const everything = (connection: Connection): Effect.Effect<Known, StoreUnreachable> =>
  Effect.gen(function* () {
    const [row] = yield* selectMark(connection)
    const properties = yield* selectProperties(connection)
    const roomTypes = yield* selectRoomTypes(connection)
    const rooms = withRoomTypes(withProperties(nothingOnSale, properties), roomTypes)
    return knownFrom(row?.mark ?? "0", yield* allNights(connection, rooms))
  })

const applied = (known: Known, { mark, properties, roomTypes, nights }: Changes): Known => {
  let { onSale } = known
  if (properties) onSale = withProperties(onSale, properties)
  if (roomTypes) onSale = withRoomTypes(onSale, roomTypes)
  if (nights) onSale = withAllNights(onSale, nights)
  return onSale === known.onSale ? { ...known, mark } : knownFrom(mark, onSale)
}

/** What is known once all that was committed before this question is in it. */
export const refreshed = (
  connection: Connection,
  known: Known,
): Effect.Effect<Known, StoreUnreachable> =>
  Effect.gen(function* () {
    const [now] = yield* selectWhetherChanged(connection, known.mark)
    if (now?.changed === false) return { ...known, mark: now.mark }
    const [changes] = yield* selectChanges(connection, known.mark)
    return changes === undefined ? known : applied(known, changes)
  })
