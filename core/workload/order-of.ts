import { Schema } from "effect"
import type { JobKind } from "./stored-job.ts"

/** An order of one kind, with the fields that its kind has. */
export const jobOrder = <const Kind extends JobKind, const Fields extends Schema.Struct.Fields>(
  kind: Kind,
  fields: Fields,
) =>
  Schema.Struct({
    kind: Schema.Literal(kind),
    /** Makes asking twice the same as asking once: there is one job of each kind and key. */
    key: Schema.String,
    /** Milliseconds since 1970; not before. */
    notBefore: Schema.Int,
    ...fields,
  })
