import { Schema } from "effect"
import { isArea } from "./map-area.rules.ts"

/** The schema of a part of the map. */
export const mapArea = Schema.Struct({
  south: Schema.Number,
  west: Schema.Number,
  north: Schema.Number,
  east: Schema.Number,
}).check(Schema.makeFilter(isArea))
