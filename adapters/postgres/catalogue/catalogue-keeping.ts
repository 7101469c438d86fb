import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import {
  selectCatalogueChanges,
  selectMoment,
  selectNightsAfter,
  selectPropertiesAfter,
  selectAllRoomTypes,
  selectWhetherChanged,
  type Changes,
  type Moment,
} from "./catalogue.sql.ts"
import { nothingMet } from "./compacted.ts"
import type { Connection } from "../database.ts"
import {
  nothingOnSale,
  snapshotOf,
  withAllNights,
  withNightsRead,
  withProperties,
  withRoomTypes,
  type OnSale,
} from "./on-sale.ts"
import { readProperties, type PropertyRead } from "./read-property.ts"

/** What is known, the moment up to which it is, and the snapshot made of it. */
export interface Known {
  readonly moment: Moment
  readonly onSale: OnSale
  readonly snapshot: CatalogueSnapshot
}

const ROOM_TYPES_AT_ONCE = 1000

/** Few enough that what they are read from weighs little: some 10 KB each. */
const PROPERTIES_AT_ONCE = 100

const knownFrom = (moment: Moment, onSale: OnSale): Known => ({
  moment,
  onSale,
  snapshot: snapshotOf(onSale),
})

/** Reads page after page: each begins after the last row of the one before. */
const readInPages = <Row>(
  pageAfter: (last: string) => Effect.Effect<ReadonlyArray<Row>, StoreUnreachable>,
  nameOf: (row: Row) => string,
  receive: (page: ReadonlyArray<Row>) => void,
): Effect.Effect<void, StoreUnreachable> =>
  Effect.gen(function* () {
    let page = yield* pageAfter("")
    for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
      receive(page)
      page = yield* pageAfter(nameOf(last))
    }
  })

const allRoomTypes = (connection: Connection): Effect.Effect<OnSale, StoreUnreachable> =>
  Effect.gen(function* () {
    let onSale = withRoomTypes(nothingOnSale, yield* selectAllRoomTypes(connection))
    yield* readInPages(
      (last) => selectNightsAfter(connection, last, ROOM_TYPES_AT_ONCE),
      ({ id }) => id,
      (page) => {
        onSale = withNightsRead(onSale, page)
      },
    )
    return onSale
  })

const allProperties = (
  connection: Connection,
): Effect.Effect<ReadonlyArray<PropertyRead>, StoreUnreachable> =>
  Effect.gen(function* () {
    const read: Array<PropertyRead> = []
    const met = nothingMet()
    yield* readInPages(
      (last) => selectPropertiesAfter(connection, last, PROPERTIES_AT_ONCE),
      ({ slug }) => slug,
      (page) => read.push(...readProperties(page, met)),
    )
    return read
  })

/**
 * All that is on sale. The moment is older than what is read after it: what changes meanwhile is read
 * once more.
 */
const everything = (connection: Connection): Effect.Effect<Known, StoreUnreachable> =>
  Effect.gen(function* () {
    const [moment] = yield* selectMoment(connection)
    if (moment === undefined) throw new Error("The database gave no position of its log")
    // The database answers one while the other is decoded.
    const [rooms, properties] = yield* Effect.all(
      [allRoomTypes(connection), allProperties(connection)],
      { concurrency: 2 },
    )
    return knownFrom(moment, withProperties(rooms, properties))
  })

const applied = (known: Known, { properties, roomTypes, nights, ...moment }: Changes): Known => {
  let { onSale } = known
  if (properties) onSale = withProperties(onSale, readProperties(properties))
  if (roomTypes) onSale = withRoomTypes(onSale, roomTypes)
  if (nights) onSale = withAllNights(onSale, nights)
  return onSale === known.onSale ? { ...known, moment } : knownFrom(moment, onSale)
}

/** Marks of another place, or higher ones than there are, say nothing of what changed here. */
const goesOnFrom = (before: Moment, { mark, place }: Moment): boolean =>
  place === before.place && BigInt(mark) >= BigInt(before.mark)

/** What is known with what changed since; null where the database is not the one it was. */
const withChanges = (
  connection: Connection,
  known: Known,
): Effect.Effect<Known | null, StoreUnreachable> =>
  Effect.gen(function* () {
    const [now] = yield* selectWhetherChanged(connection, known.moment.mark)
    if (now === undefined || !goesOnFrom(known.moment, now)) return null
    const { mark, place, changed } = now
    if (!changed) return { ...known, moment: { mark, place } }
    const [changes] = yield* selectCatalogueChanges(connection, known.moment.mark)
    if (changes === undefined || !goesOnFrom(known.moment, changes)) return null
    return applied(known, changes)
  })

/**
 * What is known once all that was committed before this question is in it; all of it is read where
 * nothing is known yet, and where the database was restored or another one answers.
 */
export const refreshed = (
  connection: Connection,
  known: Known | undefined,
): Effect.Effect<Known, StoreUnreachable> =>
  Effect.gen(function* () {
    const current = known && (yield* withChanges(connection, known))
    return current ?? (yield* refreshed(connection, yield* everything(connection)))
  })
