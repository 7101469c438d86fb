import { changesBetween } from "#core/inventory/changes-between.ts"
import type { PropertyPictures } from "#core/inventory/property-pictures.port.ts"
import { withPictures } from "#core/inventory/with-pictures.ts"
import { Effect } from "effect"
import type { Database } from "../database.ts"
import { changeDocument } from "./changed-document.ts"
import { unnoted, type NoteChanges } from "./note-changes.ts"

/** Changes the pictures of properties in PostgreSQL. */
export const postgresPropertyPictures = (
  database: Database,
  note: NoteChanges = unnoted,
): PropertyPictures => ({
  set: (slug, pictures) =>
    database.inTransaction((connection) =>
      Effect.gen(function* () {
        const { before, after } = yield* changeDocument(connection, slug, (property) =>
          Effect.succeed(withPictures(property, pictures)),
        )
        const parts = changesBetween(before, after)
        if (parts.length === 0) return false
        yield* note(connection, [{ property: slug, parts }])
        return true
      }),
    ),
})
