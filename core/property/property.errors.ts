import { Schema } from "effect"

/** No property has this slug. */
export class PropertyNotFound extends Schema.TaggedError<PropertyNotFound>()(
  "PropertyNotFound",
  {},
) {}

/** The property service did not answer; trying again later may help. */
export class PropertiesUnreachable extends Schema.TaggedError<PropertiesUnreachable>()(
  "PropertiesUnreachable",
  {},
) {}
