import { Schema } from "effect"
import { Sen } from "../money/sen.ts"
import { QuotedBoard } from "./quoted-board.ts"
import { QuotedChildren } from "./quoted-children.ts"
import { Charges } from "./quoted-charges.ts"
import { PriceFacts } from "./price-facts.ts"
import { QuotedNight } from "./quoted-night.ts"

/** The price of a stay: its nights, its lines and the reason of each line. */
export const Quote = Schema.Struct({
  nights: Schema.Array(QuotedNight),
  rooms: Schema.Int,
  /** The meals in the subtotal; absent where there are none, or they cost nothing. */
  board: Schema.optionalKey(QuotedBoard),
  /** What the line of children is made of; absent where the property has no prices for these. */
  forChildren: Schema.optionalKey(QuotedChildren),
  ...Charges.fields,
  averagePerNight: Sen,
  /** What deals took off the rates, over all rooms and nights. */
  saved: Sen,
  why: PriceFacts,
})
export interface Quote extends Schema.Schema.Type<typeof Quote> {}
