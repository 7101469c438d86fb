import { Schema } from "effect"

/** `nearest` is for searches around a landmark and is their default; price is the default elsewhere. */
export const SortOrder = Schema.Literals(["priceLowToHigh", "priceHighToLow", "ratings", "nearest"])
export type SortOrder = typeof SortOrder.Type
