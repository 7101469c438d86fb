import { Property } from "#core/property/property.ts"
import { Schema } from "effect"
import type { PropertyChange } from "./catalogue.sql.ts"
import { compacted, type KnownTexts } from "./compacted.ts"

/** A change of a property whose document was read. */
export type PropertyRead = Omit<PropertyChange, "document"> & { readonly property: Property }

const decode = Schema.decodeUnknownSync(Property)

/** Reads the documents of properties, to be kept in memory beside those whose texts are known. */
export const readProperties = (
  changes: ReadonlyArray<PropertyChange>,
  texts: KnownTexts = new Map(),
): ReadonlyArray<PropertyRead> =>
  changes.map(({ document, ...change }) => ({
    ...change,
    property: compacted(decode(document), texts),
  }))
