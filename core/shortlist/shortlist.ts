import { Schema } from "effect"
import { Slug } from "../property/property.ts"

/** So many stays are kept as saved, and so many as removed, the latest first. */
export const MOST_SAVED = 100

/** That a guest saved a stay, or removed it again; `at` is in milliseconds since 1970. */
export const ShortlistMark = Schema.Struct({
  slug: Slug,
  saved: Schema.Boolean,
  at: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
})
export interface ShortlistMark extends Schema.Schema.Type<typeof ShortlistMark> {}

/**
 * What is kept of a shortlist: the last mark of each stay. Removed stays are kept, too, so that
 * another device does not bring them back.
 */
export const Shortlist = Schema.Array(ShortlistMark).check(Schema.isMaxLength(2 * MOST_SAVED))
export type Shortlist = typeof Shortlist.Type

/** What a device sends to have its list joined with that of the account. */
export const ShortlistMarks = Schema.Struct({ marks: Shortlist })
export interface ShortlistMarks extends Schema.Schema.Type<typeof ShortlistMarks> {}
