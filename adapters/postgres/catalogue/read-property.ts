import { Property } from "#core/property/property.ts"
import { Schema } from "effect"
import type { PropertyChange } from "./catalogue.sql.ts"
import { compacted, nothingMet, type Met } from "./compacted.ts"

/** A change of a property whose document was read. */
export type PropertyRead = Omit<PropertyChange, "document"> & { readonly property: Property }

const decode = Schema.decodeUnknownSync(Property)

/** Reads the documents of properties as they are kept in memory: what is equal in them is kept once. */
export const readProperties = (
  changes: ReadonlyArray<PropertyChange>,
  met: Met = nothingMet(),
): ReadonlyArray<PropertyRead> =>
  changes.map(({ document, ...change }) => ({
    ...change,
    property: compacted(decode(document), met),
  }))
