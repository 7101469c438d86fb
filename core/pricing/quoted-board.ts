import { Schema } from "effect"
import { BoardPrice } from "../property/rate-plan.ts"

/** The meals of a stay: for whom, at which price a night, for how many nights. */
export const QuotedBoard = Schema.Struct({
  price: BoardPrice,
  adults: Schema.Int,
  children: Schema.Int,
  nights: Schema.Int,
})
export interface QuotedBoard extends Schema.Schema.Type<typeof QuotedBoard> {}
