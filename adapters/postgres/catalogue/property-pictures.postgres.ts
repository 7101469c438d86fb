import type { NewPictures, PropertyPictures } from "#core/inventory/property-pictures.port.ts"
import { withPictures } from "#core/inventory/with-pictures.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import type { Slug } from "#core/property/property.ts"
import { Effect } from "effect"
import type { Connection, Database } from "../database.ts"
import { propertyRowOf } from "./inventory-rows.ts"
import { lockProperty, selectRates, updateDocument } from "./property-pictures.sql.ts"

const setIn = (connection: Connection, slug: Slug, pictures: NewPictures) =>
  Effect.gen(function* () {
    const [known] = yield* lockProperty(connection, slug)
    if (known === undefined) return yield* new PropertyNotFound()
    const property = withPictures(known.document, pictures)
    const rates = yield* selectRates(
      connection,
      property.rooms.map(({ id }) => id),
    )
    const row = propertyRowOf({
      property,
      exceptions: rates.map((night) => ({ ...night, taken: 0 })),
    })
    if (row.digest === known.digest) return false
    yield* updateDocument(connection, row)
    return true
  })

/** Changes the pictures of properties in PostgreSQL. */
export const postgresPropertyPictures = (database: Database): PropertyPictures => ({
  set: (slug, pictures) =>
    database.inTransaction((connection) => setIn(connection, slug, pictures)),
})
