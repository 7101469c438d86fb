import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import type { Property, Slug } from "#core/property/property.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import type { Connection } from "../database.ts"
import { selectContacts } from "./contacts.sql.ts"
import { digestOf, propertyRowOf } from "./inventory-rows.ts"
import { lockProperty, selectRates, updateDocument } from "./property-pictures.sql.ts"

/** A property as it was put, as far as imports compare it; null where there is none. */
export const stockedAsPut = (
  connection: Connection,
  slug: Slug,
): Effect.Effect<StockedProperty | null, StoreUnreachable> =>
  Effect.gen(function* () {
    const [known] = yield* lockProperty(connection, slug)
    if (known === undefined) return null
    const property = known.document
    const ids = property.rooms.map(({ id }) => id)
    const rates = yield* selectRates(connection, ids)
    const [row] = yield* selectContacts(connection, slug)
    const exceptions = rates.map((night) => ({ ...night, taken: 0 }))
    if (row === undefined) return { property, exceptions }
    const { property: _, ...contacts } = row
    return { property, exceptions, contacts }
  })

/**
 * Changes the document of one property, while nobody puts it; how it was and is, the same where
 * nothing changed. Importing what came of it finds nothing to change.
 */
export const changeDocument = <E>(
  connection: Connection,
  slug: Slug,
  change: (property: Property) => Effect.Effect<Property, E>,
) =>
  Effect.gen(function* () {
    const before = yield* stockedAsPut(connection, slug)
    if (before === null) return yield* new PropertyNotFound()
    const after = { ...before, property: yield* change(before.property) }
    if (digestOf(after) === digestOf(before)) return { before, after: before }
    yield* updateDocument(connection, propertyRowOf(after))
    return { before, after }
  })
