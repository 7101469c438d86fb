import { Schema } from "effect"

/** What is wrong with one field: its path such as `dates.checkOut`, and a code that is a translation key. */
export const Issue = Schema.Struct({
  path: Schema.String,
  code: Schema.String,
  /** The figure that the text names, such as the least nights. */
  count: Schema.optionalKey(Schema.Int),
})
export interface Issue extends Schema.Schema.Type<typeof Issue> {}
