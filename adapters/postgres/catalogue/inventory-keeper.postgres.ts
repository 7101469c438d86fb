import type { InventoryChange } from "#core/inventory/change-log.port.ts"
import { changesBetween } from "#core/inventory/changes-between.ts"
import { removedKindIssues } from "#core/inventory/removed-kinds.ts"
import { InventoryRefused } from "#core/inventory/inventory.errors.ts"
import type {
  InventoryKeeper,
  PutCounts,
  StockedProperty,
} from "#core/inventory/inventory-keeper.port.ts"
import { unreachedAmong } from "#core/inventory/kept-contacts.ts"
import { blocksOf } from "#core/inventory/stocked-blocks.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Slug } from "#core/property/property.ts"
import { kindsOf } from "#core/property/room-uses.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { Effect } from "effect"
import type { Connection, Database } from "../database.ts"
import { stockedAsPut } from "./changed-document.ts"
import { unnoted, type NoteChanges } from "./note-changes.ts"
import { putBlocks } from "./put-blocks.ts"
import { putContacts, withContactsKept } from "./put-contacts.ts"
import { closeRoomTypes, selectRemovedKinds, selectTaken } from "./removed-kinds.sql.ts"
import { elsewhereIssues } from "./inventory-issues.ts"
import { digestOf, nightRowsOf, propertyRowOf, roomTypeRowsOf } from "./inventory-rows.ts"
import {
  clearRates,
  countProperties,
  keepSold,
  lockProperties,
  lockRoomTypesOf,
  selectCrowded,
  selectRoomTypes,
  expectMuch,
  upsertNights,
  upsertProperties,
  upsertRoomTypes,
} from "./inventory.sql.ts"
import { analyse } from "../upkeep.sql.ts"

/** Few enough that the rows of their nights weigh little: a year of a house is a thousand rows. */
const AT_ONCE = 25

type Failure = InventoryRefused | StoreUnreachable

const slugsOf = (some: ReadonlyArray<StockedProperty>): ReadonlyArray<Slug> =>
  some.map(({ property }) => property.slug)

/** Kinds that properties no longer have, and why some cannot go. */
const goneKinds = (
  connection: Connection,
  changed: ReadonlyArray<StockedProperty>,
  today: CalendarDate,
) =>
  Effect.gen(function* () {
    const kept = changed.flatMap(({ property }) => kindsOf(property).map(({ id }) => id))
    const gone = yield* selectRemovedKinds(connection, slugsOf(changed), kept)
    const kinds = gone.map(({ id }) => id)
    const sources = changed.flatMap((stocked) =>
      blocksOf(stocked).map(({ source }) => ({ property: stocked.property.slug, source })),
    )
    const taken = kinds.length > 0 ? yield* selectTaken(connection, kinds, today, sources) : []
    return { kinds, issues: removedKindIssues(taken) }
  })

const putChanged = (
  connection: Connection,
  changed: ReadonlyArray<StockedProperty>,
  today: CalendarDate,
): Effect.Effect<void, Failure> =>
  Effect.gen(function* () {
    const rooms = changed.flatMap(roomTypeRowsOf)
    const ids = rooms.map(({ id }) => id)
    // Asked after the wait, or what was sold meanwhile would not be counted.
    yield* lockRoomTypesOf(connection, slugsOf(changed), ids)
    const known = yield* selectRoomTypes(connection, ids)
    const knownIds = new Set(known.map(({ id }) => id))
    const nights = changed.flatMap(nightRowsOf)
    const elsewhere = elsewhereIssues(rooms, known)
    const gone = yield* goneKinds(connection, changed, today)
    const issues = [...elsewhere, ...gone.issues]
    if (issues.length > 0) return yield* new InventoryRefused({ issues })
    yield* upsertProperties(connection, changed.map(propertyRowOf))
    yield* putContacts(connection, changed)
    yield* keepSold(connection, [...gone.kinds.map((id) => ({ id, units: 0 })), ...rooms])
    yield* closeRoomTypes(connection, gone.kinds)
    yield* upsertRoomTypes(connection, rooms)
    if (knownIds.size > 0) yield* clearRates(connection, [...knownIds], nights)
    yield* upsertNights(connection, nights)
  })

/** Nights of these properties in which more rooms are sold than there are from now on. */
const crowdedIn = (connection: Connection, changed: ReadonlyArray<StockedProperty>) => {
  const rows = changed.flatMap(roomTypeRowsOf)
  const owners = new Map(rows.map(({ id, property }) => [id, property]))
  return rows.length === 0
    ? Effect.succeed([])
    : Effect.map(selectCrowded(connection, [...owners.keys()]), (nights) =>
        nights.map((night) => ({ ...night, property: owners.get(night.kind) ?? "" })),
      )
}

const changeOf = (before: StockedProperty | null, put: StockedProperty): InventoryChange => ({
  property: put.property.slug,
  parts: before === null ? ["added"] : changesBetween(before, put),
})

type Now = { readonly today: CalendarDate; readonly note: NoteChanges }

const putSome = (
  connection: Connection,
  puts: ReadonlyArray<StockedProperty>,
  { today, note }: Now,
): Effect.Effect<Required<PutCounts>, Failure> =>
  Effect.gen(function* () {
    const rows = yield* lockProperties(connection, slugsOf(puts))
    const some = yield* withContactsKept(connection, puts)
    const digests = new Map(rows.map(({ slug, digest }) => [slug, digest]))
    const changed = some.filter((put) => digests.get(put.property.slug) !== digestOf(put))
    const before = yield* Effect.forEach(changed, ({ property }) =>
      digests.has(property.slug) ? stockedAsPut(connection, property.slug) : Effect.succeed(null),
    )
    if (changed.length > 0) yield* putChanged(connection, changed, today)
    const blocked = yield* putBlocks(connection, some)
    yield* note(connection, [
      ...changed.map((put, at) => changeOf(before[at] ?? null, put)),
      ...blocked.changed,
    ])
    const crowded = yield* crowdedIn(connection, changed)
    const added = changed.filter(({ property }) => !digests.has(property.slug)).length
    const touched = new Set([
      ...changed.map(({ property }) => property.slug),
      ...blocked.changed.map(({ property }) => property),
    ])
    return {
      added,
      changed: touched.size - added,
      unchanged: some.length - touched.size,
      notBlocked: blocked.notBlocked,
      crowded,
      unreached: unreachedAmong(some),
    }
  })

const chunksOf = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, chunk) =>
    all.slice(chunk * AT_ONCE, (chunk + 1) * AT_ONCE),
  )

const sumOf = (counts: ReadonlyArray<PutCounts>, part: "added" | "changed" | "unchanged"): number =>
  counts.reduce((sum, count) => sum + count[part], 0)

const putAll = (connection: Connection, properties: ReadonlyArray<StockedProperty>, now: Now) =>
  Effect.gen(function* () {
    yield* expectMuch(connection)
    const counts = yield* Effect.forEach(chunksOf(properties), (some) =>
      putSome(connection, some, now),
    )
    const notBlocked = counts.flatMap((count) => count.notBlocked)
    const crowded = counts.flatMap((count) => count.crowded)
    const unreached = counts.flatMap((count) => count.unreached)
    return {
      added: sumOf(counts, "added"),
      changed: sumOf(counts, "changed"),
      unchanged: sumOf(counts, "unchanged"),
      ...(notBlocked.length > 0 && { notBlocked }),
      ...(crowded.length > 0 && { crowded }),
      ...(unreached.length > 0 && { unreached }),
    }
  })

/** Keeps the inventory in PostgreSQL: all of a put in one transaction, planned again afterwards. */
export const postgresInventoryKeeper = (
  database: Database,
  clock: Clock,
  note: NoteChanges = unnoted,
): InventoryKeeper => ({
  put: (properties) =>
    database
      .inTransaction((connection) =>
        putAll(connection, properties, { today: malaysianDateAt(clock.now()), note }),
      )
      .pipe(
        Effect.tap(({ added, changed }) => (added + changed > 0 ? analyse(database) : Effect.void)),
      ),
  count: () => Effect.map(countProperties(database), ([row]) => row?.count ?? 0),
})
