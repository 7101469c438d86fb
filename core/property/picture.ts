import { Schema } from "effect"
import { Localised } from "../kernel/localised.ts"

/** A picture by its name; it is cut to the widths and formats that screens ask for. */
export const Picture = Schema.Struct({
  /** Without folder and ending: a name of its content, or one of `fixtures/pictures`. */
  name: Schema.String,
  alt: Localised,
  /** The colour shown until it has loaded, such as `#927d64`. */
  colour: Schema.String,
  /** One of two pictures that look alike is mirrored. */
  mirrored: Schema.Boolean,
})
export interface Picture extends Schema.Schema.Type<typeof Picture> {}
