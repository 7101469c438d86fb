import { Schema } from "effect"
import { Sen } from "../money/sen.ts"
import { ChildRate, Cots } from "../property/children-policy.ts"

/** What the children of a stay cost and which beds are put up for them, for so many nights. */
export const QuotedChildren = Schema.Struct({
  nights: Schema.Int,
  /** How many of those whose age is known stay free in the beds there are. */
  free: Schema.Int,
  /** So many pay from an age on, each so much a night. */
  paying: Schema.Array(Schema.Struct({ ...ChildRate.fields, children: Schema.Int })),
  cots: Schema.optionalKey(Schema.Struct({ count: Schema.Int, price: Sen, per: Cots.fields.per })),
  extraBeds: Schema.optionalKey(Schema.Struct({ count: Schema.Int, price: Sen })),
})
export interface QuotedChildren extends Schema.Schema.Type<typeof QuotedChildren> {}
